import type { BeamCase } from '@eecs/solver-core';

/** The orientation of a cross-section in the beam. */
export interface SectionTurn {
  readonly alphaDeg: number;
  readonly isFlipped: boolean;
}

/** Finds the orientation of the cross-section at a place; where sections of the beam meet, on the requested side. */
export function findTurn(
  parts: BeamCase['beamSections'],
  { x, side }: { readonly x: number; readonly side: 'left' | 'right' },
): SectionTurn {
  const part = parts.find((one) => (side === 'left' ? x <= one.x : x < one.x));
  const { alpha = 0, flip = false } = part ?? parts.at(-1) ?? {};
  return { alphaDeg: alpha, isFlipped: flip };
}
