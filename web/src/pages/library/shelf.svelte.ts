// The games of this device as the library shows them, and what can be done with them. Storage decides; the shelf follows it.

import { notify } from '../../notices/notices.svelte';
import { gameKind, gameTitle, playersOf } from '../../game/captions';
import { forgetClock } from '../../game/clocknote';
import { games } from '../../game/storage';
import type { StoredGame } from '../../game/stored';
import { exportAll, exportForeign, importAll } from '../../game/transfer';
import type { Foreign } from '../../keeping/row';
import { shelfTroubleText } from '../../keeping/telling';
import { deleteTextsAside, putTextsBack, textsAside } from '../../keeping/texts';
import { troubleOf } from '../../keeping/trouble';
import { download } from '../../share/files';
import { say, sayMessage } from '../../words/words.svelte';
import { keywordsIn } from '../../details/details';
import { EVERYTHING, found, type Search } from './search';

const UNDO_TIME = 12_000;
/** Far more than thousands of games need; a larger file is something else. */
const LARGEST_FILE = 50_000_000;

const fileNamed = (name: string): string => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

/** What is read of a game when somebody searches. */
const textOf = (game: StoredGame): string =>
  [
    gameTitle(game),
    gameKind(game),
    playersOf(game),
    ...keywordsIn(game.record.tags ?? {}),
    game.record.tags?.['Event'] ?? '',
  ].join(' ');

export class Shelf {
  games = $state.raw<readonly StoredGame[]>();
  /** Why nothing can be shown, or why an import brought nothing or not everything. */
  trouble = $state<string>();
  search = $state<Search>({ ...EVERYTHING });
  /** What lies among the games and cannot be read here. */
  foreign = $state.raw<readonly Foreign[]>([]);
  /** What was kept beside the games, could not be read and was set aside. */
  aside = $state.raw<Readonly<Record<string, string>>>({});
  readonly shown = $derived(found(this.games ?? [], this.search, textOf));
  /** All words by which games are found here. */
  readonly keywords = $derived(
    [...new Set((this.games ?? []).flatMap((game) => keywordsIn(game.record.tags ?? {})))].sort((one, two) =>
      one.localeCompare(two),
    ),
  );

  async load(): Promise<void> {
    const { rows, foreign, trouble } = await games.look();
    this.games = rows;
    this.foreign = foreign;
    this.aside = textsAside();
    if (trouble) this.trouble = shelfTroubleText(trouble);
  }

  async remove(game: StoredGame): Promise<void> {
    await this.#trying(async () => {
      await games.delete(game.id);
      forgetClock(game.id);
      await this.load();
      notify({
        text: say('page-library-deleted', { game: gameTitle(game) }),
        stays: UNDO_TIME,
        action: { label: say('page-library-undo'), run: () => void this.#bringBack(game) },
      });
    });
  }

  /** Keeps other tags of a game. */
  async retag(game: StoredGame, tags: Record<string, string>): Promise<void> {
    await this.#trying(async () => {
      // Another tab may have played on meanwhile: its moves matter more than a name.
      const saved = await games.save(
        { ...game, updated: Date.now(), record: { ...game.record, tags } },
        games.unkept.storedState(game),
      );
      if (saved) games.unkept.letGo(game.id);
      else this.trouble = say('page-library-changed');
      await this.load();
    });
  }

  /** Hands all games to the browser as a file. */
  async export(): Promise<void> {
    await this.#trying(async () => {
      download(fileNamed('ludotheca'), await exportAll(), 'application/json');
      notify({ text: say('page-library-exported', { count: this.games?.length ?? 0 }), stays: 6_000 });
    });
  }

  async import(file: File): Promise<void> {
    this.trouble = undefined;
    if (file.size > LARGEST_FILE) {
      this.trouble = say('page-library-import-large');
      return;
    }
    await this.#trying(async () => {
      const { added, known, problems } = await importAll(await file.text());
      await this.load();
      if (problems.length > 0) {
        const [first] = problems;
        this.trouble = say('page-library-import-problem', { count: problems.length, problem: sayMessage(first!) });
      }
      if (added + known > 0) notify({ text: say('page-library-imported', { added, known }), stays: 8_000 });
    });
  }

  async #bringBack(game: StoredGame): Promise<void> {
    await this.#trying(async () => {
      await games.bringBack(game);
      await this.load();
      notify({ text: say('page-library-back', { game: gameTitle(game) }), stays: 5_000 });
    });
  }

  /** Hands what cannot be read here to the browser as a file. */
  saveForeign(): void {
    download(fileNamed('ludotheca-unread'), exportForeign(this.foreign, this.aside), 'application/json');
  }

  /** Deletes what is damaged. What a newer page wrote is not ours to delete. */
  async deleteDamaged(): Promise<void> {
    const damaged = this.foreign.filter(({ why }) => why === 'damaged');
    const texts = this.aside;
    await this.#trying(async () => {
      await games.deleteForeign(damaged.map(({ key }) => key));
      deleteTextsAside();
      await this.load();
      const bringBack = () => void this.#bringDamagedBack(damaged, texts);
      notify({
        text: say('page-keeping-aside-deleted'),
        stays: UNDO_TIME,
        action: { label: say('page-library-undo'), run: bringBack },
      });
    });
  }

  async #bringDamagedBack(damaged: readonly Foreign[], texts: Readonly<Record<string, string>>): Promise<void> {
    await this.#trying(async () => {
      await games.putBack(damaged.map(({ value }) => value));
      putTextsBack(texts);
      await this.load();
      notify({ text: say('page-keeping-aside-back'), stays: 5_000 });
    });
  }

  async #trying(act: () => Promise<void>): Promise<void> {
    try {
      this.trouble = undefined;
      await act();
    } catch (problem) {
      this.trouble = shelfTroubleText(troubleOf(problem).kind);
    }
  }
}
