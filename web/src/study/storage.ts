// The studies of this device, in a database of their own. Two tabs may write the same study: who saves later than somebody else did
// keeps theirs under another name. What cannot be read is never written over.

import type { Unreadable } from '../game/stored';
import { Database } from '../keeping/database';
import { type TroubleKind, troubleOf } from '../keeping/trouble';
import { asStudy, type StoredStudy } from './stored';
import { letStudyGo, unkeptStudies, unkeptStudy } from './unkept';

const studies = new Database('ludotheca-studies', 1, 'studies');

export const closeStudies = (): void => studies.close();

export interface StudyShelf {
  /** The one that changed last first. */
  studies: StoredStudy[];
  /** How many lie here that this page cannot read. */
  unread: number;
  trouble: TroubleKind | undefined;
}

/** A study is kept under this name, but cannot be read here. */
export class UnreadableStudy extends Error {
  constructor(readonly why: Unreadable) {
    super(`the kept study cannot be read: ${why}`);
  }
}

/** Looks at everything that is kept. Never throws: what stands in the way is part of the answer. */
export async function listStudies(): Promise<StudyShelf> {
  const shelf: StudyShelf = { studies: [], unread: 0, trouble: undefined };
  try {
    for (const value of await studies.read(({ store }) => store.getAll())) {
      const study = asStudy(value);
      if (typeof study === 'string') shelf.unread++;
      else shelf.studies.push(study);
    }
  } catch (problem) {
    shelf.trouble = troubleOf(problem).kind;
  }
  const here = unkeptStudies();
  const names = new Set(here.map(({ id }) => id));
  shelf.studies = [...here, ...shelf.studies.filter(({ id }) => !names.has(id))].sort((one, two) => two.updated - one.updated);
  return shelf;
}

/** A kept study by its name. Throws a StorageTrouble where the device cannot be asked, an UnreadableStudy where it cannot be read. */
export async function loadStudy(id: string): Promise<StoredStudy | undefined> {
  const here = unkeptStudy(id);
  if (here) return here;
  const value = await studies.read(({ store }) => store.get(id));
  const study = value === undefined ? undefined : asStudy(value);
  if (typeof study === 'string') throw new UnreadableStudy(study);
  return study;
}

/** Keeps a study that goes on from this stored state, under a new name where another tab has changed it meanwhile. Answers as what. */
export async function saveStudy(study: StoredStudy, since: number | undefined): Promise<StoredStudy> {
  const kept = await studies.change(async ({ store }) => {
    const value: unknown = await store.get(study.id);
    const before = value === undefined ? undefined : asStudy(value);
    const free = before === undefined || (typeof before === 'object' && before.updated === since);
    const row = free ? study : { ...study, id: crypto.randomUUID(), created: Date.now() };
    await store.put(row);
    return row;
  });
  letStudyGo(study.id);
  return kept;
}

export async function deleteStudy(id: string): Promise<void> {
  const onlyHere = unkeptStudy(id) !== undefined;
  letStudyGo(id);
  try {
    await studies.change(({ store }) => store.delete(id));
  } catch (problem) {
    if (!onlyHere) throw problem;
  }
}
