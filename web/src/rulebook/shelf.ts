// The pages of the rule book as the build made them from `rulebook/<language>/<game>.md`, loaded when they are wanted.

import type { RulePage } from '$generated/rulebook/types';
import type { Language } from '../words/bundle';

const loaders = import.meta.glob<RulePage>('../../generated/rulebook/*/*.json', { import: 'default' });

export async function loadBook(game: string, language: Language): Promise<RulePage> {
  const load = loaders[`../../generated/rulebook/${language}/${game}.json`];
  if (load === undefined) throw new Error(`there is no rule page of ${game} in ${language}`);
  return load();
}
