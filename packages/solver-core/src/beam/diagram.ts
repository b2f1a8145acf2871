import { bound, crossings, evaluate } from '../linalg/polynomial.ts';
import { JUMP, SAME_EXTREME, SAME_PLACE, ZERO_VALUE } from '../linalg/tolerance.ts';
import type { Diagram, DiagramJump, DiagramPoint, DiagramSegment } from './answer.ts';

/** A segment with the places (from its left end) where its derivative crosses zero. */
export interface TurningSegment {
  readonly segment: DiagramSegment;
  readonly turns: readonly number[];
}

/**
 * Completes a diagram from its segments: extremes at ends and turns, isolated zeros, inner jumps.
 * Also returns, by segment, where the diagram crosses zero: the turns of its integral.
 */
export function completeDiagram(parts: readonly TurningSegment[]): {
  diagram: Diagram;
  crossingsBySegment: (readonly number[])[];
} {
  let scale = 0;
  for (const { segment } of parts) scale = Math.max(scale, bound(segment.c, segment.x1 - segment.x0));
  const crossingsBySegment = parts.map(({ segment, turns }) =>
    crossings(segment.c, segment.x1 - segment.x0, turns),
  );
  const length = parts.at(-1)!.segment.x1;
  return {
    diagram: {
      segments: parts.map(({ segment }) => segment),
      ...extremes(parts, scale),
      zeros: isolatedZeros({ parts, crossingsBySegment, scale, length }),
      jumps: jumpsOf(parts, scale),
    },
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

function extremes(parts: readonly TurningSegment[], scale: number): { min: DiagramPoint; max: DiagramPoint } {
  const first = parts[0]!.segment;
  let min = { x: first.x0, value: first.c[0]! };
  let max = min;
  const tie = SAME_EXTREME * scale;
  const visit = (x: number, value: number) => {
    if (value > max.value + tie) max = { x, value };
    if (value < min.value - tie) min = { x, value };
  };
  for (const { segment, turns } of parts) {
    const { x0, x1, c } = segment;
    visit(x0, c[0]!);
    for (const turn of turns) visit(x0 + turn, evaluate(c, turn));
    visit(x1, evaluate(c, x1 - x0));
  }
  return { min, max };
}

function jumpsOf(parts: readonly TurningSegment[], scale: number): DiagramJump[] {
  const jumps: DiagramJump[] = [];
  for (let i = 1; i < parts.length; i++) {
    const before = parts[i - 1]!.segment;
    const left = evaluate(before.c, before.x1 - before.x0);
    const right = parts[i]!.segment.c[0]!;
    if (Math.abs(right - left) > JUMP * scale) jumps.push({ x: before.x1, left, right });
  }
  return jumps;
}

/** Zeros that stand alone: places where a stretch of zeros begins or ends are not among them. */
function isolatedZeros(of: {
  parts: readonly TurningSegment[];
  crossingsBySegment: readonly (readonly number[])[];
  scale: number;
  length: number;
}): number[] {
  const { parts, scale, length } = of;
  if (scale === 0) return [];
  const tolerance = ZERO_VALUE * scale;
  const zeros: number[] = [];
  const stretches: { from: number; to: number }[] = [];
  const add = (x: number) => {
    const last = zeros.at(-1);
    if (last === undefined || x - last > SAME_PLACE * length) zeros.push(x);
  };
  parts.forEach(({ segment, turns }, i) => {
    const { x0, x1, c } = segment;
    const h = x1 - x0;
    if (bound(c, h) <= tolerance) {
      stretches.push({ from: x0, to: x1 });
      return;
    }
    if (Math.abs(c[0]!) <= tolerance) add(x0);
    const touching = turns.filter((turn) => Math.abs(evaluate(c, turn)) <= tolerance);
    const crossing = of.crossingsBySegment[i]!;
    const inner = touching.length === 0 ? crossing : [...touching, ...crossing].sort((a, b) => a - b);
    for (const s of inner) add(x0 + s);
    if (Math.abs(evaluate(c, h)) <= tolerance) add(x1);
  });
  if (stretches.length === 0) return zeros;
  const near = SAME_PLACE * length;
  return zeros.filter((x) => !stretches.some(({ from, to }) => x >= from - near && x <= to + near));
}
