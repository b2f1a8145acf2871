import type { TrussCase } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
import type { LayResult } from './resultLayer.ts';
import type { ResultNotes } from './scheme.ts';

/** The result that lies on the board. */
export interface BoardLayer {
  /** The truss on the board that it was made for. */
  readonly document: TrussCase;
  /** Null if that truss has no result, or none is wanted. */
  readonly lay: LayResult | null;
}

/** The result on the board. The painter of the board reads it; the parts that know results, which come later, write it. */
export const boardLayerAtom = atom<BoardLayer | null>(null);

const heldNotesAtom = atom<ResultNotes>({ hidden: 0, shapeScale: null });

/** Notes on the result as it was painted last. */
export const resultNotesAtom = atom(
  (get) => get(heldNotesAtom),
  (get, set, { hidden, shapeScale }: ResultNotes) => {
    const before = get(heldNotesAtom);
    // A frame of a drag that changes no note renders nothing.
    if (before.hidden !== hidden || before.shapeScale !== shapeScale)
      set(heldNotesAtom, { hidden, shapeScale });
  },
);

/** Shows the next result on the board, or the one before; null until the parts that know results have come. */
export const stepResultAtom = atom<{ readonly step: (by: 1 | -1) => boolean } | null>(null);
