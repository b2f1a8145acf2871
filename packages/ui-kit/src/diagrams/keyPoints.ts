import { type Diagram, localExtremes } from '@eecs/solver-core';
import { degree, evaluate } from './polynomial.ts';

/** A place of a diagram whose number is worth printing. */
export interface KeyPoint {
  readonly kind: 'max' | 'min' | 'turn' | 'zero' | 'end' | 'jumpLeft' | 'jumpRight';
  readonly x: number;
  readonly value: number;
}

/**
 * Lists the places of a diagram worth a number, from left to right: the governing extremes (once each, not when the
 * diagram is zero everywhere), every place where it turns, in a span or over a support, both sides of jumps, the ends where it does not vanish, and the zeros between.
 */
export function listKeyPoints(diagram: Diagram): KeyPoint[] {
  const { segments, min, max, zeros, jumps } = diagram;
  const first = segments[0];
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return [];

  const points: KeyPoint[] = [];
  const add = (point: KeyPoint): void => {
    const isKnown = points.some(({ x, value }) => x === point.x && value === point.value);
    if (!isKnown) points.push(point);
  };
  if (max.value !== 0) add({ kind: 'max', ...max });
  if (min.value !== 0) add({ kind: 'min', ...min });
  const scale = Math.max(Math.abs(min.value), Math.abs(max.value));
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
  for (const x of zeros) {
    if (x > first.x0 && x < last.x1) add({ kind: 'zero', x, value: 0 });
  }
  return points.sort((a, b) => a.x - b.x || RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

/**
 * Leaves out what a drawing would print twice: along a stretch of constant value one number is enough. The governing
 * extremes stay.
 */
export function withoutRepeats(points: readonly KeyPoint[], { segments, min, max }: Diagram): KeyPoint[] {
  const noise = Math.max(Math.abs(min.value), Math.abs(max.value)) * END_NOISE;
  const repeated = new Set<KeyPoint>();
  for (const { x0, x1, c } of segments) {
    if (degree(c) > 0) continue;
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

function isExtreme({ kind }: KeyPoint): boolean {
  return kind === 'max' || kind === 'min';
}

/** Relative to the greatest value: what is left of a sum of terms that cancel at a free or hinged end. */
const END_NOISE = 1e-9;

const RANK: readonly KeyPoint['kind'][] = ['jumpLeft', 'max', 'min', 'turn', 'zero', 'end', 'jumpRight'];
