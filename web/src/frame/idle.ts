// Quiet moments: what waits for them comes after everything that somebody waits for.

/** The longest wait, in milliseconds. */
const PATIENCE = 4000;

let loaded: Promise<void> | undefined;

export async function whenIdle(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
  await loaded;
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 50);
  });
}

let last: Promise<void> = Promise.resolve();

/** A quiet moment of one's own: whoever asks at the same time gets another one, so that a touch in between is answered. */
export function inTurn(): Promise<void> {
  last = last.then(whenIdle);
  return last;
}

/** As soon as the browser has looked after everything else that waits: a touch, a picture. Divides what would take too long in one. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** After what is there now has been seen; in a tab that nobody sees, at once. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
