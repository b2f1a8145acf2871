/**
 * Returns whether a press asks for one step back: Ctrl or ⌘ with Z, which a Russian or
 * Ukrainian layout writes as another letter.
 */
export function isUndo({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  if (shiftKey || altKey || !(ctrlKey || metaKey)) return false;
  return key.toLowerCase() === 'z' || (code === 'KeyZ' && !/[a-z]/i.test(key));
}
