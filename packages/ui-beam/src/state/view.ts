import { type LineView, createCamera } from '@eecs/ui-kit/editor';
import { documentAtom } from './sessionAtoms.ts';

/** The range of the beam between the insets of the board and of the diagrams, in the document's unit of length. */
export type View = LineView;

/** The visible part of the beam, on the board and in the diagrams. */
export const { viewAtom, zoomAtom, panAtom } = createCamera('x', {
  getWhole: (get) => ({ x0: 0, x1: get(documentAtom).L }),
  getUnits: (get) => get(documentAtom).units.system,
});
