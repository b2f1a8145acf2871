import { createDiagramCursor } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';

/** The place all diagrams and the board are read at; one per store, as it is computed in it. */
export const cursorAtom = atom(createDiagramCursor);

/** The tone that is being heard or fetched; ends with its editor. */
export const toneAtom = atom<AbortController | null>(null);
