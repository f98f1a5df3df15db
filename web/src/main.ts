// Where the page begins: the words and the page that the address asks for are fetched side by side. The frame is drawn as soon as
// it can speak; a page that needs the rules waits for them (see pages/load.ts).

import { mount } from 'svelte';
import App from './App.svelte';
import { expectPage } from './pages/load';
import { begin, route } from './router.svelte';
import { keepSettings } from './settings/settings.svelte';
import 'virtual:colours.css';
import './style/page.css';
import { loadWords, preferred, storedLanguage } from './words/words.svelte';

begin();
expectPage(route().page);
await loadWords(preferred(location.search, storedLanguage(), navigator.languages));
keepSettings();
mount(App, { target: document.getElementById('app')! });
