import { type Diagram, valueAt } from '@eecs/solver-core';

/** The tone of the value zero, Hz; the greatest ordinate is an octave above or below. */
export const ZERO_HZ = 330;

/**
 * Returns the tones of a diagram at even steps along the beam, Hz: higher for positive values, lower for negative ones,
 * an octave away at the greatest magnitude. A diagram that is zero everywhere is a constant tone.
 *
 * `length` in the unit of the diagram's places; `count` at least 2.
 *
 * @example toPitches(moment, { length: 6, count: 3 }) // of a simple span [330, 660, 330]
 */
export function toPitches(
  diagram: Diagram,
  { length, count }: { readonly length: number; readonly count: number },
): Float32Array<ArrayBuffer> {
  const values = Array.from({ length: count }, (_, at) => valueAt(diagram, (length * at) / (count - 1)));
  const greatest = Math.max(...values.map(Math.abs));
  return Float32Array.from(values, (value) => ZERO_HZ * 2 ** (greatest > 0 ? value / greatest : 0));
}
