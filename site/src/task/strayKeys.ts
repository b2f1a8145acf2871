type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Names the verb of an editor that a press means wherever the focus is, or null. On any layout, by the key's place. */
export function readStrayKey({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Press): 'solve' | 'undo' | 'redo' | 'print' | 'pan' | null {
  // Held down it pans the board once the pointer is there: the page must not scroll the board away first.
  if (key === ' ') return ctrlKey || metaKey || altKey || shiftKey ? null : 'pan';
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key === 'Enter') return shiftKey ? null : 'solve';
  // A Latin layout gives its letter; on another the place of the key decides.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  if (letter === 'Z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return null;
  // An editor prints its report: its page is of no use on paper.
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
