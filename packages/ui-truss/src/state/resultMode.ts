import { createOption } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';

/** The quantity that the drawing of results shows for each rod. */
export const RESULT_MODES = ['force', 'stress', 'utilisation'] as const;
export type ResultMode = (typeof RESULT_MODES)[number];

export const resultModeAtom = atom<ResultMode>('force');

/** Whether the deformed shape lies over the forces. */
export const isShapeShownAtom = atom(true);

/** Whether the reactions are drawn: the reader's option `drawReactions`. */
export const areReactionsShownAtom = createOption('drawReactions');

/** How the deformed shape is exaggerated: as it is, or by a multiple of what fits the drawing. */
export const SHAPE_FACTORS = ['true', '0.2', '0.5', '1', '2', '5'] as const;
export type ShapeFactor = (typeof SHAPE_FACTORS)[number];

export const shapeFactorAtom = atom<ShapeFactor>('1');
