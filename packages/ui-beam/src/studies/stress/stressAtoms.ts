import type { Theory } from '@eecs/solver-core';
import { createOption } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { createStresser } from './createStresser.ts';
import { findUsualTheory, listStrengths } from './listStrengths.ts';
import { listStressRows } from './stressRows.ts';

/** A computed atom, so that there is one per store. */
export const stresserAtom = atom(createStresser);

export const stressRowsAtom = atom((get) => listStressRows(get(stresserAtom)));

const chosenTheoryAtom = atom<Theory | null>(null);

const usualTheoryAtom = atom((get) => findUsualTheory(listStrengths(get(documentAtom))));

/** The theory for the governing point and for the picture of a section: the default one until one is chosen. */
export const theoryAtom = atom(
  (get): Theory => get(chosenTheoryAtom) ?? get(usualTheoryAtom),
  (_, set, theory: Theory) => set(chosenTheoryAtom, theory),
);

/**
 * Whether the stress of the top fibre, and of the bottom one, are shown: the reader's
 * options `showTopsOnly` and `showBottomsOnly`.
 */
export const showsTopsAtom = createOption('showTopsOnly');
export const showsBottomsAtom = createOption('showBottomsOnly');
