import type { BeamSet } from '../beam/answer.ts';
import type { Diagram } from '../beam/diagrams/diagram.ts';
import type { Point } from '../sections/outline.ts';
import { combineDiagrams } from './combineDiagrams.ts';
import { findFarthestPoints } from './farthestPoints.ts';
import type { PlacedSection } from './placedSection.ts';
import type { StressRange } from './stressRanges.ts';

/**
 * Computes the normal stress along the beam at the points farthest above and below the neutral axis of bending.
 *
 * sigma = N/A - M·(Iz·z - Iyz·y)/D, tension positive, MPa or psi; sagging presses the top. An exact piecewise polynomial of the degree
 * of M and N; it jumps where the section changes.
 * Source: THEORY.md, "Stresses".
 */
export function computeNormalStress(
  { N, M }: Pick<BeamSet, 'N' | 'M'>,
  ranges: readonly StressRange[],
): { readonly top: Diagram; readonly bottom: Diagram } {
  const along = {
    diagram: N,
    factors: ranges.map(({ x0, x1, section }) => ({ x0, x1, factor: 1 / section.A })),
  };
  const at = (side: 'top' | 'bottom') =>
    combineDiagrams(along, {
      diagram: M,
      factors: ranges.map(({ x0, x1, section }) => ({
        x0,
        x1,
        factor: stressPerMoment(section, findFarthestPoints(section)[side]),
      })),
    });
  return { top: at('top'), bottom: at('bottom') };
}

/** Normal stress at a point of the section for a moment of 1 in the document's unit: MPa per N·m, psi per lbf·in. */
export function stressPerMoment({ Iz, Iyz, D, momentFactor }: PlacedSection, { y, z }: Point): number {
  return (-momentFactor * (Iz * z - Iyz * y)) / D;
}
