// A quiet moment: what is waited for by this comes after everything that somebody waits for.

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
