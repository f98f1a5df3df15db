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

/** Nobody waits longer for a first picture, in milliseconds. */
const FIRST_PICTURE = 500;

/** After the first picture of this visit has reached the screen: not only drawn, but seen. */
export function afterFirstPaint(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return afterPaint();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(done, FIRST_PICTURE);
  });
}
