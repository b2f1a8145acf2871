/** Returns whether a press is undo: Ctrl or ⌘ with Z, which gives another letter on a Russian or Ukrainian layout. */
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
