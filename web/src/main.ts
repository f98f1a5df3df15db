// Where the page begins: the words and the rules are loaded side by side, then the page is drawn once, complete.

import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './router.svelte';
import { loadRules } from './rules/load';
import { keepSettings } from './settings/settings.svelte';
import './style/page.css';
import { loadWords, preferred, storedLanguage } from './words/words.svelte';

const language = preferred(location.search, storedLanguage(), navigator.languages);
await Promise.all([loadWords(language), loadRules()]);
keepSettings();
begin();
mount(App, { target: document.getElementById('app')! });
