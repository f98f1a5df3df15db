// Another language, chosen by the reader: from now on, on this device, and whatever the address said before. The page and the
// place on it stay.

import { rewrite } from '../router.svelte';
import type { Language } from './bundle';
import { say, switchLanguage } from './words.svelte';
import { announce } from '../notices/announce.svelte';

export async function speak(tongue: Language): Promise<void> {
  await switchLanguage(tongue);
  const here = new URL(location.href);
  if (here.searchParams.has('lang')) {
    here.searchParams.delete('lang');
    rewrite(here.href);
  }
  announce(say('page-language-chosen'));
}
