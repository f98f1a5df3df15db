// What the device did not keep when it was asked to. It lasts as long as this tab: it is found here like all the rest, can be taken away
// as a file, and is kept as soon as the device lets us. Who closes the tab before that is asked whether they mean it.

import type { Row } from './row';
import type { TroubleKind } from './trouble';

interface Held<R> {
  row: R;
  /** The `updated` of the stored state that it goes on from. */
  since: number | undefined;
  why: TroubleKind;
}

export class Unkept<R extends Row> {
  readonly #held = new Map<string, Held<R>>();
  readonly #ask = (event: BeforeUnloadEvent): void => event.preventDefault();

  all(): readonly Held<R>[] {
    return [...this.#held.values()];
  }

  get(id: string): R | undefined {
    return this.#held.get(id)?.row;
  }

  /** Why this is not kept; nothing for what is. */
  because(id: string): TroubleKind | undefined {
    return this.#held.get(id)?.why;
  }

  /** The `updated` of the stored state that this one goes on from: its own, if the device has it. */
  storedState(row: R): number | undefined {
    const held = this.#held.get(row.id);
    return held ? held.since : row.updated;
  }

  keep(row: R, since: number | undefined, why: TroubleKind): void {
    this.#held.set(row.id, { row, since, why });
    this.#listen();
  }

  /** It is kept now, or nobody wants it any more. */
  letGo(id: string): void {
    this.#held.delete(id);
    this.#listen();
  }

  #listen(): void {
    if (typeof window === 'undefined') return;
    if (this.#held.size > 0) window.addEventListener('beforeunload', this.#ask);
    else window.removeEventListener('beforeunload', this.#ask);
  }
}
