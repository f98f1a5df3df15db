// Where the page begins: the words and the page that the address asks for are fetched side by side. The frame is drawn as soon as
// it can speak; a page that needs the rules waits for them (see pages/load.ts).

import { mount } from 'svelte';
import App from './App.svelte';
import { expectPage, loadPage } from './pages/load';
import { begin, route } from './router.svelte';
import { keepSettings, wearTheme } from './settings/settings.svelte';
import 'virtual:colours.css';
import './style/page.css';
import { loadWords, preferred, storedLanguage } from './words/words.svelte';

begin();
expectPage(route().page);
await loadWords(preferred(location.search, storedLanguage(), navigator.languages));
const target = document.getElementById('app')!;
const here = route();
if (here.page === 'embed') {
  // In a frame on somebody else's page: no header, nothing to go to, nothing kept.
  wearTheme(here.params.get('theme'));
  mount(await loadPage(here.page), { target, props: { route: here } });
} else {
  keepSettings();
  mount(App, { target });
}
