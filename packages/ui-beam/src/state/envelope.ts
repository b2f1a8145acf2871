import { atom } from 'jotai/vanilla';

/** Whether compared case sets are shown by their envelope. */
export const isEnvelopedAtom = atom(false);
