// The games of this device as the library shows them, and what can be done with them. Storage decides; the shelf follows it.

import { notify } from '../../frame/notices.svelte';
import { gameTitle } from '../../frame/games';
import { gameOf } from '../../frame/names';
import { deleteGame, exportAll, importAll, listGames, saveGame } from '../../game/storage';
import type { StoredGame } from '../../game/stored';
import { say, sayMessage } from '../../words/words.svelte';
import { renamed } from './naming';

const UNDO_TIME = 12_000;
/** Far more than thousands of games need; a larger file is something else. */
const LARGEST_FILE = 50_000_000;

export class Shelf {
  games = $state.raw<readonly StoredGame[]>();
  /** Why nothing can be shown, or why an import brought nothing or not everything. */
  trouble = $state<string>();
  filter = $state('all');
  readonly shown = $derived(
    this.games?.filter((game) => this.filter === 'all' || gameOf(game.variant) === this.filter) ?? [],
  );

  async load(): Promise<void> {
    try {
      this.games = await listGames();
    } catch {
      this.games = [];
      this.trouble = say('page-library-no-storage');
    }
  }

  async remove(game: StoredGame): Promise<void> {
    await this.#trying(async () => {
      await deleteGame(game.id);
      await this.load();
      notify({
        text: say('page-library-deleted', { game: gameTitle(game) }),
        stays: UNDO_TIME,
        action: { label: say('page-library-undo'), run: () => void this.#bringBack(game) },
      });
    });
  }

  async rename(game: StoredGame, name: string): Promise<void> {
    await this.#trying(async () => {
      // Another tab may have played on meanwhile: its moves matter more than a name.
      if (!(await saveGame(renamed(game, name, Date.now()), game.updated))) this.trouble = say('page-library-changed');
      await this.load();
    });
  }

  /** Hands all games to the browser as a file. */
  async export(): Promise<void> {
    await this.#trying(async () => {
      const address = URL.createObjectURL(new Blob([await exportAll()], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `ludotheca-${new Date().toISOString().slice(0, 10)}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
      await saveGame(game);
      await this.load();
      notify({ text: say('page-library-back', { game: gameTitle(game) }), stays: 5_000 });
    });
  }

  async #trying(act: () => Promise<void>): Promise<void> {
    try {
      this.trouble = undefined;
      await act();
    } catch {
      this.trouble = say('page-library-no-storage');
    }
  }
}
