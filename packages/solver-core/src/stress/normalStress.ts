import type { BeamSet } from '../beam/answer/answer.ts';
import type { Diagram } from '../diagrams/diagram.ts';
import type { Point } from '../sections/outline.ts';
import { combineDiagrams } from './combineDiagrams.ts';
import type { PlacedBending } from './placedSection.ts';

/** A part of the beam with known outermost fibres. */
export interface FibreRange {
  readonly x0: number;
  readonly x1: number;
  readonly bending: PlacedBending;
  readonly top: Point;
  readonly bottom: Point;
}

/**
 * Computes the normal stress along the beam at the points farthest above and below the neutral axis of bending.
 *
 * sigma = N/A - M·(Iz·z - Iyz·y)/D, tension positive, MPa or psi; a sagging moment compresses the top. An exact
 * piecewise polynomial of the degree of M and N; it jumps where the section changes. Source: THEORY.md, "Stresses".
 */
export function computeNormalStress(
  { N, M }: Pick<BeamSet, 'N' | 'M'>,
  ranges: readonly FibreRange[],
): { readonly top: Diagram; readonly bottom: Diagram } {
  const along = {
    diagram: N,
    factors: ranges.map(({ x0, x1, bending }) => ({ x0, x1, factor: 1 / bending.A })),
  };
  const at = (side: 'top' | 'bottom') =>
    combineDiagrams(along, {
      diagram: M,
      factors: ranges.map((range) => ({
        x0: range.x0,
        x1: range.x1,
        factor: stressPerMoment(range.bending, range[side]),
      })),
    });
  return { top: at('top'), bottom: at('bottom') };
}

/**
 * Returns the normal stress at a point of the section for a moment of 1 in the document's unit: MPa per N·m, psi per
 * lbf·in.
 */
export function stressPerMoment({ Iz, Iyz, D, momentFactor }: PlacedBending, { y, z }: Point): number {
  return (-momentFactor * (Iz * z - Iyz * y)) / D;
}
