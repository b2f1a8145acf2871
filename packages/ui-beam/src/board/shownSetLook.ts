import type { Load } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { isComparedAtom, shownSetAtom } from '../live/beamLive.ts';
import { findSetAngle, findSetColor, findTurn, showsWeight } from '../scheme/setTurn.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

const caseSetsAtom = atom((get) => get(documentAtom).caseSets);

const shownAtom = atom((get) => (get(isComparedAtom) ? 'all' : get(shownSetAtom)));
const hasWeightAtom = atom((get) => showsWeight(get(documentAtom), get(shownAtom)));

/** The look of the shown case sets on the board. */
export const shownSetLookAtom = atom((get) => {
  const caseSets = get(caseSetsAtom);
  const shown = get(shownAtom);
  return {
    setAngle: findSetAngle(caseSets, shown),
    hasWeight: get(hasWeightAtom),
    turnOf: (load: Load) => findTurn(load, caseSets, shown),
    // While all sets are drawn over each other: colours that distinguish the loads of different sets.
    ...(shown === 'all' ? { colorOf: (load: Load) => findSetColor(load, caseSets) } : {}),
  };
});
