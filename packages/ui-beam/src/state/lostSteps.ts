import { atom } from 'jotai/vanilla';

/** Whether steps back of an earlier visit were there and could not be read, and nobody has said so yet. */
export const areStepsLostAtom = atom(false);
