// The beginning of the page, written for the oldest browsers that may come. It says in whole sentences what is missing before anything
// else is fetched, and what to do where the parts of the page cannot be fetched. They lie in a folder that is named after their build.
(function () {
  var TRIED = 'holochess-other-build';
  var folders = document.baseURI.split('/');
  var build = folders[folders.length - 2];
  var lacks = null;

  // The words that are fetched cannot be read yet, or never.
  var WORDS = {
    en: {
      again: 'Load again',
      old: 'This browser is too old for Holochess. Update it, or take a Firefox, Chrome, Edge or Safari of 2023 or later.',
      notFetched: 'The game could not be fetched completely. Load the page again in a minute.'
    },
    fr: {
      again: 'Recharger',
      old: 'Ce navigateur est trop ancien pour Holochess. Mettez-le à jour, ou prenez un Firefox, Chrome, Edge ou Safari de 2023 ou plus récent.',
      notFetched: 'Le jeu n’est pas arrivé en entier. Rechargez la page dans une minute.'
    }
  };
  function say(what) {
    var words = WORDS[(navigator.language || '').slice(0, 2)] || WORDS.en;
    document.getElementById('bar').hidden = true;
    document.getElementById('what').textContent = words[what];
    var again = document.getElementById('again');
    again.textContent = words.again;
    again.onclick = function () { location.reload(); };
    again.hidden = false;
    again.focus();
  }

  // If the server has another build by now than the page that a cache had, the page is loaded again, once for each build. Says whether
  // it is.
  function loadOtherBuild() {
    try {
      if (sessionStorage.getItem(TRIED) === build) return Promise.resolve(false);
      sessionStorage.setItem(TRIED, build);
    } catch (refused) {
      return Promise.resolve(false); // a browser that keeps nothing would never stop
    }
    return fetch(location.pathname, { cache: 'reload' }).then(function (response) {
      return response.ok ? response.text() : build;
    }).then(function (text) {
      if (text.indexOf(build) >= 0) return false;
      location.reload();
      return true;
    }, function () { return false; });
  }

  if (typeof Promise !== 'function' || typeof TransformStream !== 'function' || typeof structuredClone !== 'function'
    || !('noModule' in document.createElement('script'))) lacks = 'old';
  else if (typeof WebAssembly !== 'object') lacks = 'wasm';
  else {
    var context = null;
    try { context = document.createElement('canvas').getContext('webgl2'); } catch (refused) { context = null; }
    if (!context) lacks = 'webgl';
    else if (context.getExtension('WEBGL_lose_context')) context.getExtension('WEBGL_lose_context').loseContext();
  }
  window.holochessStart = { build: build, lacks: lacks, loadOtherBuild: loadOtherBuild };
  if (lacks === 'old') say('old');

  window.addEventListener('error', function (event) {
    if (window.holochess || lacks === 'old') return;
    // Words of the page's own program that a browser does not know stop it before it can say so.
    if (/SyntaxError/.test(String(event.message))) say('old');
    else if (event.target && event.target.type === 'module') {
      loadOtherBuild().then(function (isLoading) {
        if (!isLoading) say('notFetched');
      });
    }
  }, true);
})();
