import { crossings, evaluate } from '../linalg/polynomial.ts';
import { JUMP, SAME_EXTREME, SAME_PLACE, ZERO_VALUE } from '../linalg/tolerance.ts';
import type { Diagram, DiagramJump, DiagramPoint, DiagramSegment } from './answer.ts';

/**
 * Completes a diagram from its segments: extremes at ends and turns, isolated zeros, inner jumps.
 *
 * `turns` are by segment the places (from its left end) where its derivative crosses zero. Also returns, by segment,
 * where the diagram crosses zero: the turns of its integral.
 */
export function completeDiagram(
  segments: readonly DiagramSegment[],
  turns: readonly (readonly number[])[],
): { diagram: Diagram; crossingsBySegment: (readonly number[])[] } {
  const { rights, bounds, scale } = measure(segments);
  const crossingsBySegment = segments.map(({ x0, x1, c }, i): readonly number[] => {
    // Between ends of one sign a monotone polynomial has no zero: almost all segments are done here.
    if (turns[i]!.length === 0 && !isOpposite(c[0]!, rights[i]!)) return NONE;
    return crossings(c, x1 - x0, turns[i]!);
  });
  const shape: Shape = { segments, turns, rights, bounds, scale, crossingsBySegment };
  return {
    diagram: { segments, ...extremes(shape), zeros: isolatedZeros(shape), jumps: jumpsOf(shape) },
    crossingsBySegment,
  };
}

/**
 * Returns the value of a diagram at x, inside the beam.
 *
 * At a jump `side` chooses the limit; at the ends of the beam the value is the limit from inside.
 * @default side 'right'
 */
export function valueAt(diagram: Diagram, x: number, side: 'left' | 'right' = 'right'): number {
  const { segments } = diagram;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = segments[middle]!.x1;
    if (x < end || (side === 'left' && x === end)) high = middle;
    else low = middle + 1;
  }
  const { x0, c } = segments[low]!;
  return evaluate(c, x - x0);
}

/** A diagram's segments with what each search needs: values at their right ends, upper bounds, the largest bound. */
interface Shape extends Measures {
  readonly segments: readonly DiagramSegment[];
  readonly turns: readonly (readonly number[])[];
  readonly crossingsBySegment: readonly (readonly number[])[];
}

interface Measures {
  readonly rights: Float64Array;
  readonly bounds: Float64Array;
  readonly scale: number;
}

/** Evaluates every segment once; the searches for extremes, zeros and jumps all read these values. */
function measure(segments: readonly DiagramSegment[]): Measures {
  const rights = new Float64Array(segments.length);
  const bounds = new Float64Array(segments.length);
  let scale = 0;
  for (let i = 0; i < segments.length; i++) {
    const { x0, x1, c } = segments[i]!;
    const h = x1 - x0;
    let value = 0;
    let size = 0;
    for (let k = c.length - 1; k >= 0; k--) {
      value = value * h + c[k]!;
      size = size * h + Math.abs(c[k]!);
    }
    rights[i] = value;
    bounds[i] = size;
    if (size > scale) scale = size;
  }
  return { rights, bounds, scale };
}

function isOpposite(a: number, b: number): boolean {
  return (a < 0 && b > 0) || (a > 0 && b < 0);
}

function extremes({ segments, turns, rights, scale }: Shape): { min: DiagramPoint; max: DiagramPoint } {
  const tie = SAME_EXTREME * scale;
  const first = segments[0]!;
  const min = { x: first.x0, value: first.c[0]! };
  const max = { x: first.x0, value: first.c[0]! };
  const visit = (x: number, value: number) => {
    if (value > max.value + tie) {
      max.x = x;
      max.value = value;
    } else if (value < min.value - tie) {
      min.x = x;
      min.value = value;
    }
  };
  for (let i = 0; i < segments.length; i++) {
    const { x0, x1, c } = segments[i]!;
    visit(x0, c[0]!);
    for (const turn of turns[i]!) visit(x0 + turn, evaluate(c, turn));
    visit(x1, rights[i]!);
  }
  return { min, max };
}

function jumpsOf({ segments, rights, scale }: Shape): DiagramJump[] {
  const jumps: DiagramJump[] = [];
  const rounding = JUMP * scale;
  for (let i = 1; i < segments.length; i++) {
    const { x0: x, c } = segments[i]!;
    const left = rights[i - 1]!;
    const right = c[0]!;
    if (Math.abs(right - left) > rounding) jumps.push({ x, left, right });
  }
  return jumps;
}

/** Zeros that stand alone: places where a stretch of zeros begins or ends are not among them. */
function isolatedZeros({
  segments,
  turns,
  rights,
  bounds,
  scale,
  crossingsBySegment,
}: Shape): readonly number[] {
  if (scale === 0) return NONE;
  const tolerance = ZERO_VALUE * scale;
  const near = SAME_PLACE * segments.at(-1)!.x1;
  const zeros: number[] = [];
  const stretches: { from: number; to: number }[] = [];
  const add = (x: number) => {
    if (zeros.length === 0 || x - zeros[zeros.length - 1]! > near) zeros.push(x);
  };
  for (let i = 0; i < segments.length; i++) {
    const { x0, x1, c } = segments[i]!;
    if (bounds[i]! <= tolerance) {
      stretches.push({ from: x0, to: x1 });
      continue;
    }
    if (Math.abs(c[0]!) <= tolerance) add(x0);
    const crossing = crossingsBySegment[i]!;
    if (turns[i]!.length === 0) {
      for (const s of crossing) add(x0 + s);
    } else {
      const touching = turns[i]!.filter((turn) => Math.abs(evaluate(c, turn)) <= tolerance);
      for (const s of [...touching, ...crossing].sort((a, b) => a - b)) add(x0 + s);
    }
    if (Math.abs(rights[i]!) <= tolerance) add(x1);
  }
  return withoutStretches(zeros, stretches, near);
}

/** Both lists ascend, so one sweep over them is enough. */
function withoutStretches(
  zeros: readonly number[],
  stretches: readonly { readonly from: number; readonly to: number }[],
  near: number,
): readonly number[] {
  if (stretches.length === 0) return zeros;
  let s = 0;
  return zeros.filter((x) => {
    while (s < stretches.length - 1 && stretches[s]!.to + near < x) s++;
    const { from, to } = stretches[s]!;
    return x < from - near || x > to + near;
  });
}

const NONE: readonly number[] = [];
