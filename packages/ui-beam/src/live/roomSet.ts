import type { BeamSet, Diagram } from '@eecs/solver-core';
import { type Getter, atom } from 'jotai/vanilla';
import { findGoverningSet } from '../statics/greatestDeflection.ts';
import { isComparedAtom, shownResultAtom, shownSetAtom } from './beamLive.ts';

/**
 * Index of the case set that a study uses: the one that is shown or, if all are compared, the one with the greatest
 * bending moment, which is printed beside the study.
 */
export const roomSetAtom = atom((get) => chooseSet(get, ({ M }) => M));

/** Like `roomSetAtom`, for rooms about deflections: if all sets are compared, the one with the greatest deflection. */
export const deflectionSetAtom = atom((get) => chooseSet(get, ({ deflection }) => deflection));

function chooseSet(get: Getter, pick: (set: BeamSet) => Diagram): number {
  const sets = get(shownResultAtom)?.answer.sets ?? [];
  return get(isComparedAtom)
    ? Math.max(0, findGoverningSet(sets.map((set) => ({ deflection: pick(set) }))))
    : get(shownSetAtom);
}
