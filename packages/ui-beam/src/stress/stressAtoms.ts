import type { Theory } from '@eecs/solver-core';
import { createOption } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { createStresser } from './createStresser.ts';
import { listStressRows } from './stressRows.ts';

/** One per store, as it is computed in it. */
export const stresserAtom = atom(createStresser);

export const stressRowsAtom = atom((get) => listStressRows(get(stresserAtom)));

/** The theory by which the governing point is found and the picture of a cut is drawn. */
export const theoryAtom = atom<Theory>('eq4');

/**
 * Whether the stress of the top fibre, and of the bottom one, are shown: the reader's
 * options `showTopsOnly` and `showBottomsOnly`.
 */
export const showsTopsAtom = createOption('showTopsOnly');
export const showsBottomsAtom = createOption('showBottomsOnly');
