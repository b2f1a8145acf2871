import type { LoadClass, PointLoad } from '@eecs/solver-core';

/**
 * Gives [value, axial part, normal part] of a point load. Value and angle decide; the parts are what the document
 * carries for readers that do not turn forces themselves.
 */
export function resolveCoefficients(kind: LoadClass, value: number, alphaDeg: number): PointLoad['c'] {
  if (kind === 'BendingMoment') return [value, 0, 0];
  return [value, value * cosine(alphaDeg), value * cosine(90 - alphaDeg)];
}

/** Cosine of degrees, exact at the quarters and at 60: an upright load has no ghost of an axial part. */
function cosine(angleDeg: number): number {
  const turn = Math.abs(angleDeg) % 360;
  if (turn === 90 || turn === 270) return 0;
  if (turn === 60 || turn === 300) return 0.5;
  if (turn === 120 || turn === 240) return -0.5;
  return Math.cos((turn * Math.PI) / 180);
}
