// The beginning of the page, written for the oldest browsers that may come. It says in whole sentences what is missing before anything
// else is fetched, and what to do where the parts of the page cannot be fetched. They lie in a folder that is named after their build.
(function () {
  var TRIED = 'holochess-other-build';
  var PATIENCE = 20000; // milliseconds without progress, after which the page offers to load again
  var folder = document.baseURI;
  var folders = folder.split('/');
  var build = folders[folders.length - 2];
  var lacks = null;

  // The words that are fetched cannot be read yet, or never.
  var WORDS = {
    en: {
      again: 'Reload',
      old: 'This browser is too old for Holochess. Update it, or use a Firefox, Chrome, Edge or Safari of 2023 or later.',
      notFetched: 'The game could not be loaded completely. Reload the page in a minute.'
    },
    fr: {
      again: 'Recharger',
      old: 'Ce navigateur est trop ancien pour Holochess. Mettez-le à jour, ou utilisez un Firefox, Chrome, Edge ou Safari de 2023 ou plus récent.',
      notFetched: 'Le jeu n’a pas pu être chargé en entier. Rechargez la page dans une minute.'
    },
    de: {
      again: 'Neu laden',
      old: 'Dieser Browser ist zu alt für Holochess. Aktualisiere ihn, oder nimm ein Firefox, Chrome, Edge oder Safari von 2023 oder später.',
      notFetched: 'Das Spiel konnte nicht vollständig geladen werden. Lade die Seite in einer Minute neu.'
    }
  };
  var language = (navigator.language || '').slice(0, 2);
  if (!WORDS.hasOwnProperty(language)) language = 'en';
  var words = WORDS[language];
  document.documentElement.lang = language;

  function offerAgain() {
    var again = document.getElementById('again');
    again.textContent = words.again;
    again.onclick = function () { location.reload(); };
    again.hidden = false;
  }
  function say(what) {
    finish();
    document.getElementById('bar').hidden = true;
    document.getElementById('what').textContent = words[what];
    offerAgain();
    document.getElementById('again').focus();
  }

  // A server that never answers throws no error: without progress the page offers to load again.
  var timer = null;
  function progress() {
    finish();
    document.getElementById('again').hidden = true;
    timer = setTimeout(offerAgain, PATIENCE);
  }
  function finish() { clearTimeout(timer); }

  // A cache may have kept a wrong answer for a part of this build. Fetches the parts with which the page starts past every cache.
  function fetchPartsAnew() {
    var parts = performance.getEntriesByType('resource').map(function (entry) { return entry.name; });
    function isPart(url) { return url.indexOf(folder) === 0 && url.indexOf(folder + 'assets/') !== 0; }
    function drop(name) {
      return caches.open(name).then(function (cache) {
        return cache.keys().then(function (requests) {
          return Promise.all(requests.map(function (request) {
            if (!isPart(request.url)) return false;
            parts.push(request.url);
            return cache.delete(request);
          }));
        });
      });
    }
    var dropped = !window.caches ? Promise.resolve() : caches.keys().then(function (names) {
      return Promise.all(names.filter(function (name) { return name.indexOf('holochess ' + build + ' ') === 0; }).map(drop));
    }).catch(function () {});
    return dropped.then(function () {
      var wanted = parts.filter(function (url, place) { return isPart(url) && parts.indexOf(url) === place; });
      return Promise.all(wanted.map(function (url) {
        return fetch(url, { cache: 'reload' }).then(function (response) { return response.blob(); }).catch(function () {});
      }));
    });
  }

  // Loads the page again where the server has another build than the page that a cache had, or where this build's parts were fetched
  // anew: once for each build, and twice in a tab at most. Says whether it does.
  function loadOtherBuild() {
    try {
      var tried = (sessionStorage.getItem(TRIED) || '').split(' ').filter(Boolean);
      if (tried.length >= 2 || tried.indexOf(build) >= 0) return Promise.resolve(false);
      sessionStorage.setItem(TRIED, tried.concat(build).join(' '));
    } catch (refused) {
      return Promise.resolve(false); // a browser that keeps nothing would never stop
    }
    progress();
    return fetch(location.href.split('#')[0], { cache: 'reload' }).then(function (response) {
      return response.ok ? response.text() : null;
    }).then(function (text) {
      if (text === null) return false;
      return Promise.resolve(text.indexOf(build) >= 0 && fetchPartsAnew()).then(function () {
        location.reload();
        return true;
      });
    }).catch(function () { return false; });
  }

  // What has these three reads every word of the page's scripts.
  if (typeof Promise !== 'function' || typeof TransformStream !== 'function' || typeof structuredClone !== 'function'
    || !('noModule' in document.createElement('script'))) lacks = 'old';
  else if (typeof WebAssembly !== 'object') lacks = 'wasm';
  else {
    var context = null;
    try { context = document.createElement('canvas').getContext('webgl2'); } catch (refused) { context = null; }
    if (!context) lacks = 'webgl';
    else if (context.getExtension('WEBGL_lose_context')) context.getExtension('WEBGL_lose_context').loseContext();
  }
  window.holochessStart = {
    build: build, lacks: lacks, loadOtherBuild: loadOtherBuild, progress: progress, finish: finish, language: language,
    words: { 'page-again': words.again, 'page-not-fetched': words.notFetched }
  };
  if (lacks === 'old') say('old');
  else progress();

  // A part that is missing, or cut off: a browser that has come so far can read a whole one.
  var hasFailed = false;
  window.addEventListener('error', function (event) {
    if (window.holochess || lacks === 'old' || hasFailed) return;
    var isModule = event.target && event.target.type === 'module';
    var file = isModule ? event.target.src : /SyntaxError/.test(String(event.message)) ? event.filename : null;
    if (!file || file.indexOf(folder) !== 0) return; // of an extension of the browser
    hasFailed = true;
    loadOtherBuild().then(function (isLoading) {
      if (!isLoading) say('notFetched');
    });
  }, true);
})();
