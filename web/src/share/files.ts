// Handing things out and taking them in: files, the clipboard, and the share sheet of a phone. All of it works offline.

/** Lets the browser save something as a file. */
export function download(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether the text is in the clipboard now; a browser may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet; closing it without a choice is no mistake. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem;
  }
}

/** `la-trel-base-2026-11-16.txt`. */
export function fileName(variant: string, ending: string, now = new Date()): string {
  return `${variant.replaceAll('/', '-')}-${now.toISOString().slice(0, 10)}.${ending}`;
}
