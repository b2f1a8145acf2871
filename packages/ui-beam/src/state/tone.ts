import { atom } from 'jotai/vanilla';

/** The tone that is being heard or fetched; ends with its editor. */
export const toneAtom = atom<AbortController | null>(null);
