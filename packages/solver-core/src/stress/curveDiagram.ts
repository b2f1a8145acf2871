import type { Curve, CurveSegment } from '../diagrams/curve.ts';
import type { Diagram, DiagramJump, DiagramSegment } from '../diagrams/diagram.ts';
import { CURVE } from '../linalg/tolerance.ts';

/**
 * Fits a curve with cubic polynomials, so that it can be drawn and read like a diagram.
 *
 * The diagram has values and slopes of the samples it uses; it stays within 1e-4 of the greatest value from every
 * sample, and its slope is continuous within each piece of the curve. Extremes are those of the curve; jumps are
 * between its pieces. Zeros are not listed, because equivalent stresses touch zero but do not cross it.
 */
export function curveToDiagram({ segments, min, max }: Curve): Diagram {
  const limit = CURVE * Math.max(Math.abs(min.value), Math.abs(max.value));
  const fitted = segments.map((segment) => fitSegment(segment, limit));
  return {
    segments: fitted.flat(),
    min: { x: min.x, value: min.value },
    max: { x: max.x, value: max.value },
    zeros: [],
    jumps: segments.slice(1).flatMap(({ x0, y }, i): DiagramJump[] => {
      const [left, right] = [segments[i]!.y.at(-1)!, y[0]!];
      return Math.abs(left - right) > limit ? [{ x: x0, left, right }] : [];
    }),
  };
}

function fitSegment(segment: CurveSegment, limit: number): DiagramSegment[] {
  const slopes = listSlopes(segment);
  const { x, y } = segment;
  const pieces: DiagramSegment[] = [];
  const fit = (from: number, to: number): void => {
    const h = x[to]! - x[from]!;
    const rise = (y[to]! - y[from]!) / h;
    const [start, end] = [slopes[from]!, slopes[to]!];
    const c = [y[from]!, start, (3 * rise - 2 * start - end) / h, (start + end - 2 * rise) / (h * h)];
    if (to - from > 1 && !isNear(c, segment, { from, to, limit })) {
      const middle = (from + to) >> 1;
      fit(from, middle);
      fit(middle, to);
    } else pieces.push({ x0: x[from]!, x1: x[to]!, c });
  };
  if (x.length > 1) fit(0, x.length - 1);
  return pieces;
}

/** Returns whether a cubic between two samples is close to all samples between them. */
function isNear(
  [c0, c1, c2, c3]: readonly number[],
  { x, y }: CurveSegment,
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
): boolean {
  for (let i = from + 1; i < to; i++) {
    const s = x[i]! - x[from]!;
    if (!(Math.abs(c0! + s * (c1! + s * (c2! + s * c3!)) - y[i]!) <= limit)) return false;
  }
  return true;
}

/**
 * Computes the slope at each sample, from the parabola through it and its neighbours. The slope is zero at a local
 * extreme of the samples, so that no cubic overshoots a peak or a valley (F. N. Fritsch, R. E. Carlson, Monotone
 * piecewise cubic interpolation, 1980).
 */
function listSlopes({ x, y }: CurveSegment): number[] {
  const last = x.length - 1;
  const rises = y.slice(1).map((value, i) => (value - y[i]!) / (x[i + 1]! - x[i]!));
  return x.map((_, i) => {
    if (i === 0) return rises[0] ?? 0;
    if (i === last) return rises[last - 1]!;
    const [before, after] = [rises[i - 1]!, rises[i]!];
    if (before * after <= 0) return 0;
    const [left, right] = [x[i]! - x[i - 1]!, x[i + 1]! - x[i]!];
    const slope = (before * right + after * left) / (left + right);
    const most = 3 * Math.min(Math.abs(before), Math.abs(after));
    return Math.sign(slope) * Math.min(Math.abs(slope), most);
  });
}
