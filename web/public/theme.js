// Colours the page before anything is drawn, so that nobody who chose night sees a flash of day. Loaded as a blocking
// script; src/settings takes over from it and knows the same keys and values.
(function () {
  var theme = 'auto';
  try {
    var stored = JSON.parse(localStorage.getItem('ludotheca.settings') || '{}');
    if (/^(paper|wood|night|contrast)$/.test(stored.theme)) theme = stored.theme;
  } catch (_) {
    // Without storage the system decides.
  }
  function wants(query) {
    return matchMedia(query).matches;
  }
  if (theme === 'auto') {
    if (wants('(prefers-contrast: more)')) theme = 'contrast';
    else theme = wants('(prefers-color-scheme: dark)') ? 'night' : 'paper';
  }
  document.documentElement.dataset.theme = theme;
})();
