import type { Load } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';

/** The load that was placed last, as it was placed. */
export const placedLoadAtom = atom<Load | null>(null);

/**
 * Whether a number that is typed now is the value of the load in hand: one that was just placed and is as it was
 * placed. Once it was moved or changed, a number is its place, as of everything else that is chosen.
 */
export const isValueWantedAtom = atom((get) => {
  const placed = get(placedLoadAtom);
  const chosen = get(selectionAtom);
  if (placed === null || chosen?.kind !== 'load' || get(isReadOnlyAtom)) return false;
  return get(documentAtom).loads[chosen.index] === placed;
});

/** Whether the last press on the board was one of a finger. */
export const isByFingerAtom = atom(false);

/**
 * Whether the drawing keeps its height and the beam its place on it: while a finger uses a tool again and again, and
 * until it lets go of the load that it has just placed. The next touch would miss a drawing that has moved meanwhile.
 */
export const isStandingAtom = atom(
  (get) => get(isByFingerAtom) && (get(toolAtom) !== 'select' || get(isValueWantedAtom)),
);
