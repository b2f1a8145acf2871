type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns the editor command of a key press that applies wherever the focus is, or null. Works on any keyboard layout,
 * by the position of the key.
 */
export function readStrayKey({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Press): 'solve' | 'undo' | 'redo' | 'print' | 'pan' | null {
  // Holding it pans the board once the pointer is there, so it must not scroll the page.
  if (key === ' ') return ctrlKey || metaKey || altKey || shiftKey ? null : 'pan';
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key === 'Enter') return shiftKey ? null : 'solve';
  // A Latin layout gives its letter; on another layout the position of the key decides.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  if (letter === 'Z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return null;
  // Printing in an editor prints its report, because its page is useless on paper.
  return letter === 'Y' ? 'redo' : letter === 'P' ? 'print' : null;
}

/**
 * Returns whether a key was pressed where nothing else handles it: on the page itself or its heading, with one editor
 * visible.
 */
export function isStray(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches('body, h1')) return false;
  return document.querySelectorAll('[data-editor]').length === 1 && document.querySelector(':modal') === null;
}
