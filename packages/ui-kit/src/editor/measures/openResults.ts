import { atom } from 'jotai/vanilla';

/** Whether the results are unfolded. */
export const areResultsOpenAtom = atom(true);
