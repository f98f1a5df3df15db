// What a page adds before its title for a while, so that a tab that nobody looks at can tell something.

let note = $state.raw<() => string | undefined>();

export const titleNote = (): string | undefined => note?.();

/** Puts something before the title, as long as it says anything; returns what takes it away. */
export function noteInTitle(says: () => string | undefined): () => void {
  note = says;
  return () => {
    if (note === says) note = undefined;
  };
}
