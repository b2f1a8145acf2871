import { atom } from 'jotai/vanilla';
import type { InfluenceChoice, TwoAxles } from './influenceChoice.ts';

/** What somebody chose a line of; null until then. */
export const influenceChoiceAtom = atom<InfluenceChoice | null>(null);

/** The axles somebody put on the beam; null until then. */
export const axlesAtom = atom<TwoAxles | null>(null);
