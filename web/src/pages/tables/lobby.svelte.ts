// The lobby as this page shows it: which tables wait and where games go on, told by the server whenever it changes; and what somebody
// asks for there, which leads to a table.

import type { Deed, Lobby, Playing, Seek, Sentence, TableSetup, TimeControl } from '$generated/wire';
import { freshBytes } from '../../wire/bytes';
import { Client, type Connection, type Ports } from '../../wire/client';
import { type Kept, merged } from './merged';

export interface LobbyHooks {
  /** We sit at a table: we go there. */
  onTable(table: string): void;
  /** There are so many tables now that wait for somebody. */
  onSeeks(count: number): void;
}

export class LobbyLine {
  connection = $state<Connection>('connecting');
  /** Whether the server has told anything yet. */
  told = $state(false);
  seeks = $state.raw<readonly Kept<Seek>[]>([]);
  games = $state.raw<readonly Kept<Playing>[]>([]);
  /** How many games go on in all. */
  playing = $state(0);
  refusal = $state.raw<Sentence>();
  /** What is being asked for. */
  busy = $state(false);
  #held = false;
  #last: Lobby | undefined;
  readonly #client: Client;

  constructor(
    ports: Ports,
    private readonly hooks: LobbyHooks,
  ) {
    this.#client = new Client({ lobby: true }, ports, {
      onConnection: (connection) => (this.connection = connection),
      onHello: () => undefined,
      onEvents: () => undefined,
      onTell: (tell) => 'lobby' in tell && this.#hear(tell.lobby),
      onDenied: (why) => (this.refusal = why),
      onAnswered: () => undefined,
      onWaiting: () => undefined,
    });
  }

  get client(): Client {
    return this.#client;
  }

  begin(): () => void {
    return this.#client.begin();
  }

  /** We are somebody else now. */
  becomeKnown(): void {
    this.refusal = undefined;
    this.#client.again();
  }

  /** Somebody is about to choose: nothing is moved from under a hand, and what is gone stays where it was, marked. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#last) this.#show(this.#last);
  }

  open(setup: TableSetup): Promise<void> {
    return this.#ask({ open: { setup } });
  }

  pair(variant: string, time: TimeControl): Promise<void> {
    return this.#ask({ pair: { variant, time } });
  }

  async #ask(deed: Deed): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = undefined;
    const opened = await this.#client.ask(deed).answer;
    const table = 'done' in opened ? opened.done.table : undefined;
    // The contribution is drawn after the table's promise came with the answer.
    const sat = table == null ? opened : await this.#client.ask({ sit: { table, contribution: freshBytes() } }).answer;
    this.busy = false;
    if ('refused' in sat) this.refusal = sat.refused;
    else if (table != null) this.hooks.onTable(table);
  }

  #hear(lobby: Lobby): void {
    this.#last = lobby;
    this.told = true;
    this.#show(lobby);
    this.hooks.onSeeks(lobby.seeks.length);
  }

  #show({ seeks, games, playing }: Lobby): void {
    this.seeks = merged(this.seeks, seeks, this.#held);
    this.games = merged(this.games, games, this.#held);
    this.playing = playing;
  }
}
