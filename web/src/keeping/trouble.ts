// What can stand in the way of keeping something on this device, whatever the browser calls it.

export type TroubleKind =
  /** There is no room left. */
  | 'full'
  /** The browser lets the page keep nothing: private browsing, cookies forbidden. */
  | 'refused'
  /** What is kept here was written by a newer version of the page. */
  | 'newer'
  /** Another tab holds it and does not let go. */
  | 'busy'
  /** No answer yet. */
  | 'slow'
  /** Anything else: a broken disk, a mistake of the browser. */
  | 'broken';

export class StorageTrouble extends Error {
  override name = 'StorageTrouble';

  constructor(
    readonly kind: TroubleKind,
    cause?: unknown,
  ) {
    super(`nothing can be kept: ${kind}`, { cause });
  }
}

const KINDS: Readonly<Record<string, TroubleKind>> = {
  QuotaExceededError: 'full',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  // Firefox says so where it keeps no databases.
  InvalidStateError: 'refused',
  // There is no such thing as a storage at all.
  ReferenceError: 'refused',
  VersionError: 'newer',
};

/** The trouble behind anything that was thrown. */
export function troubleOf(problem: unknown): StorageTrouble {
  if (problem instanceof StorageTrouble) return problem;
  const name = typeof problem === 'object' && problem !== null && 'name' in problem ? String(problem.name) : '';
  return new StorageTrouble(KINDS[name] ?? (refusesAll() ? 'refused' : 'broken'), problem);
}

/** Chromium refuses a database without a reason where cookies are forbidden; for small texts it has one. */
function refusesAll(): boolean {
  try {
    void localStorage.length;
    return false;
  } catch {
    return true;
  }
}
