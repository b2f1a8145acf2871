import type { TrussCase } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
import type { LayResult } from './resultLayer.ts';
import type { ResultNotes } from './scheme.ts';

/** The result on the board. */
export interface BoardLayer {
  /** The truss on the board for which it was made. */
  readonly document: TrussCase;
  /** Null if that truss has no result, or none is wanted. */
  readonly lay: LayResult | null;
}

/**
 * The result on the board. The painter of the board reads it; the code of results, which is loaded later, writes it.
 */
export const boardLayerAtom = atom<BoardLayer | null>(null);

const heldNotesAtom = atom<ResultNotes>({ hidden: 0, shapeScale: null });

/** Notes on the last painted result. */
export const resultNotesAtom = atom(
  (get) => get(heldNotesAtom),
  (get, set, { hidden, shapeScale }: ResultNotes) => {
    const before = get(heldNotesAtom);
    // A frame of a drag that changes no note must not render.
    if (before.hidden !== hidden || before.shapeScale !== shapeScale)
      set(heldNotesAtom, { hidden, shapeScale });
  },
);

/** Shows the next or previous result on the board; null until the code of results is loaded. */
export const stepResultAtom = atom<{ readonly step: (by: 1 | -1) => boolean } | null>(null);
