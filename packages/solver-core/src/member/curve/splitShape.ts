import { createCurve } from './createCurve.ts';
import type { CurveShape } from './memberCurve.ts';

/** The two parts of a divided curve, each over its own chord, and the place of the cut in the axes of the whole chord. */
export interface SplitShape {
  readonly x: number;
  readonly y: number;
  readonly first: CurveShape;
  readonly second: CurveShape;
}

/**
 * Divides a curve over a chord of `length` above the place `x` of its chord. Both parts keep the kind: a part of an arc
 * is an arc, and a part of a parabola is a parabola whose middle may be shifted.
 *
 * @example splitShape(2, { kind: 'arc', rise: 1, shift: 0 }, 1).first.rise // 1 - √½: a quarter of a circle
 */
export function splitShape(length: number, shape: CurveShape, x: number): SplitShape {
  const curve = createCurve(length, shape);
  const s = curve.alongAt(x);
  const { x: cutX, y: cutY } = curve.placeAt(s);
  const ends = { x: cutX, y: cutY };
  if (shape.kind === 'arc') {
    const angle = 4 * Math.atan2(2 * shape.rise, length);
    const arc = (part: number, chord: number): CurveShape => ({
      kind: 'arc',
      rise: (chord / 2) * Math.tan((angle * part) / 4),
      shift: 0,
    });
    const part = s / curve.length;
    return {
      ...ends,
      first: arc(part, Math.hypot(cutX, cutY)),
      second: arc(1 - part, Math.hypot(length - cutX, cutY)),
    };
  }
  const { rise, shift } = shape;
  const t = fractionAt(length, shift, cutX);
  // The middle of a part lies above its chord by the square of its share of the whole, in the same direction.
  const over = (dx: number, dy: number, share: number): CurveShape => {
    const chord = Math.hypot(dx, dy);
    const [along, above] = [shift * share * share, rise * share * share];
    return {
      kind: 'parabola',
      rise: (above * dx - along * dy) / chord,
      shift: (along * dx + above * dy) / chord,
    };
  };
  return { ...ends, first: over(cutX, cutY, t), second: over(length - cutX, -cutY, 1 - t) };
}

/** Returns the fraction of the chord that a place of a shifted parabola would have without the shift. */
function fractionAt(length: number, shift: number, x: number): number {
  const b = length + 4 * shift;
  return (2 * x) / (b + Math.sqrt(Math.max(0, b * b - 16 * shift * x)));
}
