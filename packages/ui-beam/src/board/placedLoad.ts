import type { Load } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { isByFingerAtom } from '@eecs/ui-kit/editor';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';

/** The last placed load, in its initial state. */
export const placedLoadAtom = atom<Load | null>(null);

/**
 * Whether the selected load was just placed and not changed since, so that a typed number is its value even with an
 * active tool.
 */
export const isValueWantedAtom = atom((get) => {
  const placed = get(placedLoadAtom);
  const chosen = get(selectionAtom);
  if (placed === null || chosen?.kind !== 'load' || get(isReadOnlyAtom)) return false;
  return get(documentAtom).loads[chosen.index] === placed;
});

/**
 * Whether the drawing keeps its height and the beam its position: while a finger uses a tool repeatedly, and until the
 * load just placed is deselected. Otherwise the next touch would miss the moved drawing.
 */
export const isStandingAtom = atom(
  (get) => get(isByFingerAtom) && (get(toolAtom) !== 'select' || get(isValueWantedAtom)),
);
