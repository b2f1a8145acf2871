import { atom } from 'jotai/vanilla';

/** What the drawing of results tells of each rod. */
export const RESULT_MODES = ['force', 'stress', 'utilisation'] as const;
export type ResultMode = (typeof RESULT_MODES)[number];

export const resultModeAtom = atom<ResultMode>('force');

/** Whether the deformed shape lies over the forces. */
export const isShapeShownAtom = atom(true);

/** Whether the reactions are drawn. */
export const areReactionsShownAtom = atom(true);
