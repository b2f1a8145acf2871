import { atom } from 'jotai/vanilla';

/** Whether the report dialog is open, and whether it prints the report as soon as it is ready. */
export const openReportAtom = atom<'seen' | 'printed' | null>(null);

/**
 * Returns whether a press is the browser's print command: an editor prints its report, because its screen is useless on
 * paper.
 */
export function isPrintPress({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  code,
  key,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'code' | 'key'>): boolean {
  // By the key's position if the layout has no Latin letters.
  const isLetter = key.toLowerCase() === 'p' || (code === 'KeyP' && !/^[a-z]$/i.test(key));
  return (ctrlKey || metaKey) && !shiftKey && !altKey && isLetter;
}
