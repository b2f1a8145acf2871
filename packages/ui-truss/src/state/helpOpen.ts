import { openSheetAtom } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';

/** Whether the list of keys is open. */
export const isHelpOpenAtom = atom(
  (get) => get(openSheetAtom) === 'help',
  (_, set, isOpen: boolean) => set(openSheetAtom, isOpen ? 'help' : null),
);
