import { atom } from 'jotai/vanilla';
import { variantAtom } from './variant.ts';

/** Places along the beam that an inverse question found; the board marks them. */
export const inverseMarksAtom = atom<readonly number[]>([]);

/** Whether the board shows a variant, or places that were found: one late part draws both. */
export const hasUnderlayAtom = atom((get) => get(variantAtom) !== null || get(inverseMarksAtom).length > 0);
