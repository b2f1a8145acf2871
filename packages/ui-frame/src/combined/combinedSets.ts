import { type FrameSituation, combineFrame } from '@eecs/solver-core/combinations';
import type { Diagram } from '@eecs/solver-core';
import type { FrameMemberResult, FrameSet } from '@eecs/solver-core/frame';
import { atom } from 'jotai/vanilla';
import type { CombinedSets } from '../state/combinedSets.ts';
import { type ShownCombined, shownCombinedAtom } from '../live/combining.ts';

/** The results of the shown combinations; null while case sets are shown. */
export const setsAtom = atom((get): CombinedSets | null => {
  const shown = get(shownCombinedAtom);
  return shown === null ? null : { sets: shown.isStale ? [] : listSets(shown) };
});

function listSets({ combined, situation, at, alone }: ShownCombined): readonly FrameSet[] {
  if (alone !== null) return [combineFrame(combined, { situation: at, combination: alone })];
  return [borderOf(situation, 'max'), borderOf(situation, 'min')];
}

/**
 * Writes a border of the envelopes as a set, which the board draws like the results of all case sets. Its values do not occur together, so it has no deformed shape and no reactions.
 */
export function borderOf(situation: FrameSituation, kind: 'max' | 'min'): FrameSet {
  return {
    members: situation.members.map((effects): FrameMemberResult => {
      const diagram = (effect: 'N' | 'Q' | 'M'): Diagram => effects[effect]![kind].diagram;
      return { N: diagram('N'), Q: diagram('Q'), M: diagram('M'), u: null, deflection: null, slope: null };
    }),
    joints: null,
    R: [],
    checks: null,
  };
}
