import { createDiagramCursor } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';

/** The common cursor of all diagrams and the board; a computed atom, so that there is one per store. */
export const cursorAtom = atom(createDiagramCursor);

/** The tone that is being played or loaded; stopped when its editor unmounts. */
export const toneAtom = atom<AbortController | null>(null);
