// Written for the oldest browsers that may come: says what is missing, in whole sentences, before anything else is fetched.
(function () {
  var lacks = null;
  function isOld() {
    return typeof WebAssembly !== 'object' || typeof Promise !== 'function' || typeof TransformStream !== 'function'
      || typeof structuredClone !== 'function' || !('noModule' in document.createElement('script'));
  }
  // Browsers as old as that cannot read the words that are fetched.
  function sayOld() {
    var french = /^fr/.test(navigator.language || '');
    document.getElementById('bar').style.display = 'none';
    document.getElementById('what').textContent = french
      ? 'Ce navigateur est trop ancien pour Holochess. Mettez-le à jour, ou prenez un Firefox, Chrome, Edge ou Safari de 2023 ou plus récent.'
      : 'This browser is too old for Holochess. Update it, or take a Firefox, Chrome, Edge or Safari of 2023 or later.';
  }
  if (isOld()) lacks = 'old';
  else {
    var context = null;
    try { context = document.createElement('canvas').getContext('webgl2'); } catch (refused) { context = null; }
    if (!context) lacks = 'webgl';
    else if (context.getExtension('WEBGL_lose_context')) context.getExtension('WEBGL_lose_context').loseContext();
  }
  window.holochessLacks = lacks;
  if (lacks === 'old') sayOld();
  // Words of the page's own program that a browser does not know stop it before it can say so.
  window.addEventListener('error', function (event) {
    if (!window.holochess && /SyntaxError/.test(String(event.message))) sayOld();
  });
})();
