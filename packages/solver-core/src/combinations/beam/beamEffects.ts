import type { BeamSet } from '../../beam/answer/answer.ts';
import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { cutTogether } from '../../diagrams/stretches.ts';
import { addPolynomials } from '../../linalg/addPolynomials.ts';
import type { Situation } from '../rule.ts';

/** Effects along a beam that are combined: the results of a set, and the stresses `S.top` and `S.bottom`. */
export type BeamEffect = 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope' | 'S.top' | 'S.bottom';

/** A result along a beam: segments from its left to its right end. */
export type Segments = readonly DiagramSegment[];

const FORCES: readonly BeamEffect[] = ['N', 'Q', 'M'];
const DISPLACEMENTS: readonly BeamEffect[] = ['deflection', 'slope', 'u'];
const STRESSES: readonly BeamEffect[] = ['S.top', 'S.bottom'];

/**
 * Lists the effects of a situation: forces always, displacements for serviceability, stresses for strength.
 * Displacements are omitted without real constants, and so are results that the solver omitted.
 */
export function listEffects(
  situation: Situation,
  { isReal, hasStresses }: { readonly isReal: boolean; readonly hasStresses: boolean },
): readonly BeamEffect[] {
  const isService = situation.startsWith('SLS');
  return [
    ...FORCES,
    ...(isReal && (isService || situation === 'ASD') ? DISPLACEMENTS : []),
    ...(hasStresses && !isService ? STRESSES : []),
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

/** Adds results along a beam, each times its factor. */
export function addSegments(
  list: readonly { readonly segments: Segments; readonly factor: number }[],
): Segments {
  if (list.length === 1 && list[0]!.factor === 1) return list[0]!.segments;
  return cutTogether(
    list.map(({ segments }) => segments),
    0,
  ).map(({ x0, x1, polynomials }) => ({
    x0,
    x1,
    c: polynomials.reduce<readonly number[]>(
      (sum, c, k) =>
        addPolynomials(
          sum,
          c.map((coefficient) => list[k]!.factor * coefficient),
        ),
      [0],
    ),
  }));
}
