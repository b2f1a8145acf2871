import { atom } from 'jotai/vanilla';
import type { UnitLoad } from './unitLoad.ts';

/** The unit load that the reader put on the beam; null until then: it is at the largest deflection. */
export const unitLoadAtom = atom<UnitLoad | null>(null);
