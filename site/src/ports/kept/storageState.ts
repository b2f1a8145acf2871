/** Returns whether the browser forbids the site to store anything, in contrast to a full storage. */
export function isStorageForbidden(): boolean {
  const name = 'eecs.probe';
  try {
    window.localStorage.setItem(name, '');
    window.localStorage.removeItem(name);
    return false;
  } catch (error) {
    return !(error instanceof DOMException && /quota/i.test(error.name));
  }
}
