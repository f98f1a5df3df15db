// What happens to focus and scrolling when a page is there: a reader begins at the place that the address names, else at the
// heading; whoever goes back finds the old place again.

export interface Arrival {
  scroll: number | undefined;
  /** The first page of a visit: focus stays where the browser put it. */
  first: boolean;
  fragment: string;
}

export function arriveAt(main: HTMLElement, { scroll, first, fragment }: Arrival): void {
  const named = fragment === '' ? null : document.getElementById(fragment);
  if (scroll !== undefined) {
    focus(main.querySelector('h1') ?? main);
    window.scrollTo(0, scroll);
  } else if (named) {
    named.scrollIntoView();
    focus(named);
  } else if (!first) {
    window.scrollTo(0, 0);
    focus(main.querySelector('h1') ?? main);
  }
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input, select, textarea')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}
