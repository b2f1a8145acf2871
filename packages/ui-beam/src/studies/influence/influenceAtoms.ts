import { atom } from 'jotai/vanilla';
import type { InfluenceChoice, TwoAxles } from './influenceChoice.ts';

/** The reader's choice of a line; null until there is one. */
export const influenceChoiceAtom = atom<InfluenceChoice | null>(null);

/** The axles that the reader put on the beam; null until then. */
export const axlesAtom = atom<TwoAxles | null>(null);
