import { type Diagram, localExtremes, evaluate } from '@eecs/solver-core';
import { type Polynomial, degree, evaluateSlope } from './polynomial.ts';

/** A point of a diagram whose number is worth printing. */
export interface KeyPoint {
  readonly kind: 'max' | 'min' | 'turn' | 'kink' | 'zero' | 'end' | 'jumpLeft' | 'jumpRight';
  readonly x: number;
  readonly value: number;
}

/**
 * Lists the points of a diagram worth a number, from left to right: the governing extremes (once each; none if the
 * diagram is zero everywhere), every local extreme, in a span or over a support, both sides of jumps, kinks (of
 * moments: under concentrated loads), the ends where it is not zero, and the zeros between.
 */
export function listKeyPoints(diagram: Diagram): KeyPoint[] {
  const { segments, min, max, zeros, jumps } = diagram;
  const first = segments[0];
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return [];

  const points: KeyPoint[] = [];
  const scale = Math.max(Math.abs(min.value), Math.abs(max.value));
  const told = new Map<number, number[]>();
  // Two pieces that meet give one value up to rounding: it is listed once.
  const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= scale * END_NOISE;
  const reach = (last.x1 - first.x0) * END_REACH;
  // A root that rounding put just before an end is moved to that end; otherwise its number would appear twice.
  const snap = (x: number): number => [first.x0, last.x1].find((end) => Math.abs(end - x) <= reach) ?? x;
  const add = (found: KeyPoint): void => {
    const point = { ...found, x: snap(found.x) };
    const values = told.get(point.x);
    if (values?.some((value) => isSame(value, point.value)) === true) return;
    if (values === undefined) told.set(point.x, [point.value]);
    else values.push(point.value);
    points.push(point);
  };
  if (max.value !== 0) add({ kind: 'max', ...max });
  if (min.value !== 0) add({ kind: 'min', ...min });
  for (const { x, value } of localExtremes(diagram)) {
    if (Math.abs(value) > scale * END_NOISE) add({ kind: 'turn', x, value });
  }
  for (const { x, left, right } of jumps) {
    add({ kind: 'jumpLeft', x, value: left });
    add({ kind: 'jumpRight', x, value: right });
  }
  const addEnd = (x: number, value: number): void => {
    if (Math.abs(value) > scale * END_NOISE) add({ kind: 'end', x, value });
  };
  addEnd(first.x0, first.c[0] ?? 0);
  addEnd(last.x1, evaluate(last.c, last.x1 - last.x0));
  for (const { x, value } of listKinks(segments)) {
    // If the curve also turns or jumps there, the point is listed already.
    if (!told.has(x) && Math.abs(value) > scale * END_NOISE) add({ kind: 'kink', x, value });
  }
  for (const x of zeros) {
    if (snap(x) > first.x0 && snap(x) < last.x1) add({ kind: 'zero', x, value: 0 });
  }
  return points.sort((a, b) => a.x - b.x || RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

/**
 * Leaves out points that a drawing would print twice: a stretch of constant value needs one number. The governing
 * extremes stay.
 */
export function withoutRepeats(points: readonly KeyPoint[], { segments, min, max }: Diagram): KeyPoint[] {
  const noise = Math.max(Math.abs(min.value), Math.abs(max.value)) * END_NOISE;
  const repeated = new Set<KeyPoint>();
  for (const { x0, x1, c } of joinLevel(segments, noise)) {
    const onStretch = points.filter(
      ({ kind, x, value }) =>
        kind !== 'zero' &&
        Math.abs(value - (c[0] ?? 0)) <= noise &&
        ((x === x0 && kind !== 'jumpLeft') || (x === x1 && kind !== 'jumpRight')),
    );
    const kept = onStretch.find(isExtreme) ?? onStretch[0];
    for (const point of onStretch) if (point !== kept && !isExtreme(point)) repeated.add(point);
  }
  return points.filter((point) => !repeated.has(point));
}

/** Lists the stretches of constant value; neighbours of equal value are joined. */
function joinLevel(segments: Diagram['segments'], noise: number): Diagram['segments'] {
  const stretches: { x0: number; x1: number; c: Polynomial }[] = [];
  for (const { x0, x1, c } of segments) {
    if (degree(c) > 0) continue;
    const last = stretches.at(-1);
    if (last?.x1 === x0 && Math.abs((last.c[0] ?? 0) - (c[0] ?? 0)) <= noise) last.x1 = x1;
    else stretches.push({ x0, x1, c });
  }
  return stretches;
}

function isExtreme({ kind }: KeyPoint): boolean {
  return kind === 'max' || kind === 'min';
}

/** Lists the places where a diagram is continuous but its slope changes. */
function listKinks(segments: Diagram['segments']): { readonly x: number; readonly value: number }[] {
  const ends = segments.map(({ x0, x1, c }) => ({
    start: c[0] ?? 0,
    startSlope: c[1] ?? 0,
    end: evaluate(c, x1 - x0),
    endSlope: evaluateSlope(c, x1 - x0),
  }));
  let steepest = 0;
  for (const { startSlope, endSlope } of ends) {
    steepest = Math.max(steepest, Math.abs(startSlope), Math.abs(endSlope));
  }
  return segments.flatMap(({ x0 }, at) => {
    const [before, after] = [ends[at - 1], ends[at]];
    if (before === undefined || after === undefined) return [];
    const isKink = Math.abs(after.startSlope - before.endSlope) > steepest * LEAST_KINK;
    return isKink ? [{ x: x0, value: after.start }] : [];
  });
}

/** A change of slope below this share of the steepest slope is invisible. */
const LEAST_KINK = 1e-4;

/** Relative to the greatest value: rounding left over where terms cancel at a free or hinged end. */
const END_NOISE = 1e-9;

/** Relative to the length: the distance by which rounding moves a double root. */
const END_REACH = 1e-6;

const RANK: readonly KeyPoint['kind'][] = [
  'jumpLeft',
  'max',
  'min',
  'turn',
  'kink',
  'zero',
  'end',
  'jumpRight',
];
