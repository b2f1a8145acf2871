import { atom } from 'jotai/vanilla';

/** Whether the dialog that makes a report is open, and whether it prints the report as soon as it is there. */
export const openReportAtom = atom<'seen' | 'printed' | null>(null);

/**
 * Returns whether a press asks the browser to print: an editor prints its report, for the screen is of no use on
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
  // By its place where the letters are no Latin ones.
  const isLetter = key.toLowerCase() === 'p' || (code === 'KeyP' && !/^[a-z]$/i.test(key));
  return (ctrlKey || metaKey) && !shiftKey && !altKey && isLetter;
}
