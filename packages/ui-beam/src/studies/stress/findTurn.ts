import type { BeamCase } from '@eecs/solver-core';

/** How a cross-section is in the beam. */
export interface SectionTurn {
  readonly alphaDeg: number;
  readonly isFlipped: boolean;
}

/** Finds how the cross-section is at a cut; where parts of the beam meet, on the side that is asked. */
export function findTurn(
  parts: BeamCase['beamSections'],
  { x, side }: { readonly x: number; readonly side: 'left' | 'right' },
): SectionTurn {
  const part = parts.find((one) => (side === 'left' ? x <= one.x : x < one.x));
  const { alpha = 0, flip = false } = part ?? parts.at(-1) ?? {};
  return { alphaDeg: alpha, isFlipped: flip };
}
