// "New game" as a wish for the next visit of the play page. Apart from everything else, because other pages ask for it.

let anew = false;

/** The next visit of the play page begins a new game, whatever is unfinished. */
export function wantNewGame(): void {
  anew = true;
}

/** Whether that was wished for; a wish is granted once. */
export function takeWish(): boolean {
  const wish = anew;
  anew = false;
  return wish;
}
