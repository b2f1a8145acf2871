import { ROOT_STEP } from './tolerance.ts';

/** Evaluates c[0] + c[1]·s + ... by Horner's scheme. */
export function evaluate(c: readonly number[], s: number): number {
  let sum = 0;
  for (let k = c.length - 1; k >= 0; k--) sum = sum * s + (c[k] as number);
  return sum;
}

/**
 * Sums the absolute values of the terms at `s`: an upper bound of the polynomial on [0, s] and the scale of its
 * rounding error.
 */
export function bound(c: readonly number[], s: number): number {
  let sum = 0;
  for (let k = c.length - 1; k >= 0; k--) sum = sum * s + Math.abs(c[k] as number);
  return sum;
}

/**
 * Computes the roots inside (0, h) where a polynomial changes sign, ascending.
 *
 * `turns` are the places in (0, h) where its derivative changes sign, ascending; the polynomial is monotone between
 * them. Each root is bracketed and then found by Newton's method safeguarded with bisection.
 */
export function crossings(c: readonly number[], h: number, turns: readonly number[]): number[] {
  const found: number[] = [];
  addCrossingsInto(found, { c, h, turns, first: 0, next: turns.length });
  return found;
}

/**
 * Appends the sign changes of a polynomial, as `crossings` computes them, with the turns from index `first` up to
 * `next`.
 */
export function addCrossingsInto(
  found: number[],
  of: {
    readonly c: readonly number[];
    readonly h: number;
    readonly turns: readonly number[];
    readonly first: number;
    readonly next: number;
  },
): void {
  const { c, h, turns, first, next } = of;
  let from = 0;
  let atFrom = evaluate(c, 0);
  for (let i = first; i <= next; i++) {
    const to = i < next ? turns[i]! : h;
    const atTo = i < next || h > 0 ? evaluate(c, to) : atFrom;
    if (atFrom === 0 && from > 0) found.push(from);
    else if ((atFrom < 0 && atTo > 0) || (atFrom > 0 && atTo < 0)) found.push(bracketedRoot(c, from, to));
    from = to;
    atFrom = atTo;
  }
}

function bracketedRoot(c: readonly number[], from: number, to: number): number {
  if (c.length === 2) return clamp(-(c[0] as number) / (c[1] as number), from, to);
  let low = from;
  let high = to;
  const atFrom = evaluate(c, from);
  const atTo = evaluate(c, to);
  const isRising = atTo > 0;
  // The zero of the chord is nearer to the root than the midpoint; clamping guards against rounding.
  let s = clamp(from + (to - from) * (atFrom / (atFrom - atTo)), from, to);
  const step = ROOT_STEP * (to - from) + Number.EPSILON * to;
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    let value = 0;
    let slope = 0;
    for (let k = c.length - 1; k >= 0; k--) {
      slope = slope * s + value;
      value = value * s + (c[k] as number);
    }
    if (value === 0) return s;
    if (value > 0 === isRising) high = s;
    else low = s;
    const newton = s - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - s) <= step) return next;
    s = next;
  }
  return s;
}

/** Bisection alone needs 60 iterations at most, Newton's method about six. */
const MAX_ITERATIONS = 200;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
