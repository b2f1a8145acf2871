// Runs while the page of the beam editor is read, before anything else: puts the last picture of the reader's own beam
// in the place of the first one, and takes both away where the address means another beam.
(function () {
  var paint = document.getElementById('beam-paint');
  if (!paint) return;

  function read(key) {
    try {
      var text = localStorage.getItem('eecs.' + key);
      return text === null ? undefined : JSON.parse(decodeURIComponent(atob(text)));
    } catch {
      return undefined;
    }
  }

  var settings = read('settings');
  if (settings && (settings.theme === 'light' || settings.theme === 'dark')) {
    document.documentElement.dataset.theme = settings.theme;
  }
  var hash = location.pathname.split('/')[2] || '';
  var shelf = read('shelf');
  var slots = shelf && Array.isArray(shelf.slots) ? shelf.slots : [];
  var picture = read('picture');
  var isKept =
    picture &&
    typeof picture.svg === 'string' &&
    slots.some(function (slot) {
      return slot.hash === picture.hash;
    });
  var isShare = location.hash.length > 1;
  if (isKept && !isShare && (hash === '' || hash === picture.hash)) {
    paint.querySelectorAll('source').forEach(function (source) {
      source.remove();
    });
    paint.querySelector('img').src = 'data:image/svg+xml,' + encodeURIComponent(picture.svg);
  } else if (isShare || hash !== '' || slots.length > 0 || read('case') !== undefined) {
    paint.remove();
  }
})();
