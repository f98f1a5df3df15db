// Studies that the device did not keep when it was asked to. They last as long as this tab; every further change tries again. Who closes
// the tab before that is asked whether they mean it.

import type { StoredStudy } from './stored';

const studies = new Map<string, StoredStudy>();

export const unkeptStudies = (): readonly StoredStudy[] => [...studies.values()];
export const unkeptStudy = (id: string): StoredStudy | undefined => studies.get(id);

export function keepStudyInTab(study: StoredStudy): void {
  studies.set(study.id, study);
  listen();
}

/** It is kept now, or nobody wants it any more. */
export function letStudyGo(id: string): void {
  studies.delete(id);
  listen();
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

function listen(): void {
  if (typeof window === 'undefined') return;
  if (studies.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
