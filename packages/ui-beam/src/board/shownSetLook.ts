import type { Load } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { isComparedAtom, shownSetAtom } from '../live/beamLive.ts';
import { findSetAngle, findSetColor, findTurn } from '../scheme/setTurn.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

const caseSetsAtom = atom((get) => get(documentAtom).caseSets);

/** How what is shown of the case sets looks on the board. */
export const shownSetLookAtom = atom((get) => {
  const caseSets = get(caseSetsAtom);
  const isCompared = get(isComparedAtom);
  const shown = isCompared ? 'all' : get(shownSetAtom);
  return {
    setAngle: findSetAngle(caseSets, shown),
    turnOf: (load: Load) => findTurn(load, caseSets, shown),
    // While all sets are drawn over each other: what tells the loads of one from those of another.
    ...(isCompared ? { colorOf: (load: Load) => findSetColor(load, caseSets) } : {}),
  };
});
