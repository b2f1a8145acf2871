import { crossings, evaluate } from '../linalg/polynomial.ts';
import { JUMP, SAME_EXTREME, SAME_PLACE, ZERO_VALUE } from '../linalg/tolerance.ts';
import type { Diagram, DiagramJump, DiagramPoint, DiagramSegment } from './answer.ts';

/** Segments between ascending places, and by segment where (from its left end) its derivative crosses zero. */
export interface TurningSegments {
  readonly places: Float64Array;
  readonly segments: readonly DiagramSegment[];
  readonly turns: readonly (readonly number[])[];
}

/**
 * Completes a diagram from its segments: extremes at ends and turns, isolated zeros, inner jumps.
 * Also returns, by segment, where the diagram crosses zero: the turns of its integral.
 */
export function completeDiagram(given: TurningSegments): {
  diagram: Diagram;
  crossingsBySegment: readonly (readonly number[])[];
  /** False when numbers beyond all sizes left a coefficient that is none. */
  isFinite: boolean;
} {
  const shape = measure(given);
  return {
    isFinite: shape.isFinite,
    diagram: {
      segments: given.segments,
      ...extremes(shape),
      zeros: isolatedZeros(shape),
      jumps: jumpsOf(shape),
    },
    crossingsBySegment: shape.crossingsBySegment,
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

/**
 * What every search needs of the segments, in columns: values at both ends, upper bounds, the largest of them, and
 * where each crosses zero. Records lie scattered in memory and are walked once; the searches read the columns.
 */
interface Shape extends TurningSegments {
  readonly lefts: Float64Array;
  readonly rights: Float64Array;
  readonly bounds: Float64Array;
  readonly scale: number;
  readonly isFinite: boolean;
  readonly crossingsBySegment: readonly (readonly number[])[];
}

function measure({ places, segments, turns }: TurningSegments): Shape {
  const count = segments.length;
  const lefts = new Float64Array(count);
  const rights = new Float64Array(count);
  const bounds = new Float64Array(count);
  const crossingsBySegment = new Array<readonly number[]>(count);
  let scale = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const { c } = segments[i]!;
    const h = places[i + 1]! - places[i]!;
    let value = 0;
    let size = 0;
    for (let k = c.length - 1; k >= 0; k--) {
      value = value * h + c[k]!;
      size = size * h + Math.abs(c[k]!);
    }
    lefts[i] = c[0]!;
    rights[i] = value;
    bounds[i] = size;
    if (size > scale) scale = size;
    sum += size;
    // Between ends of one sign a monotone polynomial has no zero: almost all segments are done here.
    const isMonotone = turns[i]!.length === 0;
    const hasCrossing = !isMonotone || (c[0]! < 0 && value > 0) || (c[0]! > 0 && value < 0);
    crossingsBySegment[i] = hasCrossing ? crossings(c, h, turns[i]!) : NONE;
  }
  const isFinite = Number.isFinite(sum);
  return { places, segments, turns, lefts, rights, bounds, scale, isFinite, crossingsBySegment };
}

function extremes({ places, segments, turns, lefts, rights, scale }: Shape): {
  min: DiagramPoint;
  max: DiagramPoint;
} {
  const tie = SAME_EXTREME * scale;
  const min = { x: places[0]!, value: lefts[0]! };
  const max = { x: places[0]!, value: lefts[0]! };
  const visit = (x: number, value: number) => {
    if (value > max.value + tie) {
      max.x = x;
      max.value = value;
    } else if (value < min.value - tie) {
      min.x = x;
      min.value = value;
    }
  };
  for (let i = 0; i < lefts.length; i++) {
    // Few segments reach beyond those before them.
    const low = Math.min(lefts[i]!, rights[i]!);
    const high = Math.max(lefts[i]!, rights[i]!);
    if (turns[i]!.length === 0 && low >= min.value - tie && high <= max.value + tie) continue;
    visit(places[i]!, lefts[i]!);
    for (const turn of turns[i]!) {
      // A turn at the segment's end may round past it, to where another piece holds.
      visit(Math.min(places[i]! + turn, places[i + 1]!), evaluate(segments[i]!.c, turn));
    }
    visit(places[i + 1]!, rights[i]!);
  }
  return { min, max };
}

function jumpsOf({ places, lefts, rights, scale }: Shape): DiagramJump[] {
  const jumps: DiagramJump[] = [];
  const rounding = JUMP * scale;
  for (let i = 1; i < lefts.length; i++) {
    const left = rights[i - 1]!;
    const right = lefts[i]!;
    if (Math.abs(right - left) > rounding) jumps.push({ x: places[i]!, left, right });
  }
  return jumps;
}

/** Zeros that stand alone: places where a stretch of zeros begins or ends are not among them. */
function isolatedZeros({
  places,
  segments,
  turns,
  lefts,
  rights,
  bounds,
  scale,
  crossingsBySegment,
}: Shape): readonly number[] {
  if (scale === 0) return NONE;
  const tolerance = ZERO_VALUE * scale;
  const near = SAME_PLACE * places[lefts.length]!;
  const zeros: number[] = [];
  const stretches: { from: number; to: number }[] = [];
  const add = (x: number) => {
    if (zeros.length === 0 || x - zeros[zeros.length - 1]! > near) zeros.push(x);
  };
  for (let i = 0; i < lefts.length; i++) {
    const isClear = Math.abs(lefts[i]!) > tolerance && Math.abs(rights[i]!) > tolerance;
    if (isClear && turns[i]!.length === 0 && crossingsBySegment[i]!.length === 0) continue;
    const x0 = places[i]!;
    const x1 = places[i + 1]!;
    if (bounds[i]! <= tolerance) {
      stretches.push({ from: x0, to: x1 });
      continue;
    }
    const { c } = segments[i]!;
    const beginsInZero = Math.abs(lefts[i]!) <= tolerance;
    const endsInZero = Math.abs(rights[i]!) <= tolerance;
    // A root beside an end that is a zero itself is that end, whose place is the document's own number: where the
    // diagram only touches zero there, rounding puts the root as far off as the diagram stays within rounding.
    const isLevel = (s: number): boolean => Math.abs(evaluate(c, s)) <= tolerance;
    const toPlace = (s: number): number => {
      if (endsInZero && (x1 - x0 - s <= near || isLevel((s + x1 - x0) / 2))) return x1;
      return beginsInZero && isLevel(s / 2) ? x0 : x0 + s;
    };
    if (beginsInZero) add(x0);
    const crossing = crossingsBySegment[i]!;
    if (turns[i]!.length === 0) {
      for (const s of crossing) add(toPlace(s));
    } else {
      const touching = turns[i]!.filter(isLevel);
      for (const s of [...touching, ...crossing].sort((a, b) => a - b)) add(toPlace(s));
    }
    if (endsInZero) add(x1);
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
