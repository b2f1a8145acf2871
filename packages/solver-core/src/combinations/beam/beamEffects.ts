import type { BeamSet } from '../../beam/answer/answer.ts';
import { type Segments, addSegments } from '../along/addSegments.ts';
import { listLineEffects } from '../along/listLineEffects.ts';
import type { LineEffect } from '../along/envelopeBorder.ts';
import type { Situation } from '../rule.ts';

/** Effects along a beam that are combined: the results of a set, and the stresses at its edges. */
export type BeamEffect = LineEffect;

const STRESSES: readonly BeamEffect[] = ['S.top', 'S.bottom'];

/**
 * Lists the effects of a situation: forces always, displacements for serviceability, stresses for strength.
 * Displacements are omitted without real constants, and so are results that the solver omitted.
 */
export function listEffects(
  situation: Situation,
  { isReal, hasStresses }: { readonly isReal: boolean; readonly hasStresses: boolean },
): readonly BeamEffect[] {
  return [
    ...listLineEffects(situation, isReal),
    ...(hasStresses && !situation.startsWith('SLS') ? STRESSES : []),
  ];
}

/** Returns the sum of an effect of several results along the beam; zero without results. */
export function segmentsOf(sets: readonly BeamSet[], effect: BeamEffect, L: number): Segments {
  const list = sets.map((set): Segments => {
    switch (effect) {
      case 'S.top':
        return set.S!.top.segments;
      case 'S.bottom':
        return set.S!.bottom.segments;
      default:
        return set[effect].segments;
    }
  });
  return list.length === 0
    ? [{ x0: 0, x1: L, c: [0] }]
    : addSegments(list.map((segments) => ({ segments, factor: 1 })));
}
