import { atom } from 'jotai/vanilla';

/** The id of the train that somebody put on the beam; null until then. */
export const trainAtom = atom<string | null>(null);
