// Runs before anything is drawn, as a blocking script. Colours the page, so that nobody who chose night sees a flash of day, and
// asks at once for the words in the reader's language. src/settings and src/words take over from it and decide alike.
(function () {
  var theme = 'auto';
  var language = null;
  try {
    var stored = JSON.parse(localStorage.getItem('ludotheca.settings') || '{}');
    if ((stored.version || 1) <= 1 && /^(paper|wood|night|contrast)$/.test(stored.theme)) theme = stored.theme;
    language = localStorage.getItem('ludotheca.language');
  } catch {
    // Without storage the system decides.
  }

  function wants(query) {
    return matchMedia(query).matches;
  }
  // A frame on somebody else's page is coloured as its address asks (src/pages/embed).
  var framed = /^\/embed(\/|$)/.test(location.pathname) && new URLSearchParams(location.search).get('theme');
  if (framed && /^(auto|paper|wood|night|contrast)$/.test(framed)) theme = framed;
  if (theme === 'auto') {
    if (wants('(prefers-contrast: more)')) theme = 'contrast';
    else theme = wants('(prefers-color-scheme: dark)') ? 'night' : 'paper';
  }
  document.documentElement.dataset.theme = theme;

  // The build writes the addresses of the words into this script's element: data-en, data-fr.
  var words = document.currentScript.dataset;
  var asked = [new URLSearchParams(location.search).get('lang'), language].concat(navigator.languages, 'en');
  for (var i = 0; i < asked.length; i++) {
    var code = (asked[i] || '').slice(0, 2).toLowerCase();
    if (code !== 'en' && code !== 'fr') continue;
    if (words[code]) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = words[code];
      document.head.append(link);
    }
    break;
  }
})();
