// Where the page begins: words and rules are fetched side by side. The frame is drawn as soon as it can speak; a page that needs
// the rules waits for them (see pages/load.ts).

import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './router.svelte';
import { loadRules } from './rules/load';
import { keepSettings } from './settings/settings.svelte';
import './style/page.css';
import { loadWords, preferred, storedLanguage } from './words/words.svelte';

const language = preferred(location.search, storedLanguage(), navigator.languages);
// Whoever waits for the rules hears of a failure there; here they only begin.
loadRules().catch(() => undefined);
await loadWords(language);
keepSettings();
begin();
mount(App, { target: document.getElementById('app')! });
