import { createOption } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';

/** The quantities that a drawing of results shows for each rod. */
export const RESULT_MODES = ['force', 'stress', 'utilisation'] as const;
export type ResultMode = (typeof RESULT_MODES)[number];

/** The results that the board can draw on the truss, in the order of their buttons. */
export const BOARD_RESULTS = ['off', ...RESULT_MODES, 'shape'] as const;
export type BoardResult = (typeof BOARD_RESULTS)[number];

/** The result that the reader wants on the board; if an answer lacks it, forces are shown. */
export const boardResultAtom = atom<BoardResult>('force');

/** Whether the reactions are drawn: the reader's option `drawReactions`. */
export const areReactionsShownAtom = createOption('drawReactions');

/** The exaggeration of the deformed shape: true to scale, or a multiple of what fits the drawing. */
export const SHAPE_FACTORS = ['true', '0.2', '0.5', '1', '2', '5'] as const;
export type ShapeFactor = (typeof SHAPE_FACTORS)[number];

export const shapeFactorAtom = atom<ShapeFactor>('1');
