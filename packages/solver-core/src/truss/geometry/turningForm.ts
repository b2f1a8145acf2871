import { evaluate, crossings } from '../../linalg/polynomial.ts';

/** A·x² + B·x·y + C·y² + D·x + E·y + F on the unit circle x = cos t, y = sin t. */
export interface TurningForm {
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly D: number;
  readonly E: number;
  readonly F: number;
}

/**
 * A place on the unit circle: a number of quarter turns, then the tangent of half of the remaining angle, from 0 to 1.
 */
export interface Place {
  readonly quarter: 0 | 1 | 2 | 3;
  readonly s: number;
}

/** Returns x and y of a place. */
export function placeOnCircle({ quarter, s }: Place): { x: number; y: number } {
  const w = 1 + s * s;
  const [cos, sin] = [((1 - s) * (1 + s)) / w, (2 * s) / w];
  if (quarter === 0) return { x: cos, y: sin };
  if (quarter === 1) return { x: -sin, y: cos };
  return quarter === 2 ? { x: -cos, y: -sin } : { x: sin, y: -cos };
}

/** Returns the derivative by t, which is a form of the same kind. */
export function differentiateForm({ A, B, C, D, E }: TurningForm): TurningForm {
  return { A: B, B: 2 * (C - A), C: -B, D: E, E: -D, F: 0 };
}

/**
 * Writes a form on one quarter of the circle as a polynomial in s, ascending, divided by (1 + s²)². The parameter s is
 * nowhere large, so no digits are lost.
 */
function quarterPolynomial(form: TurningForm, quarter: Place['quarter']): number[] {
  const { A, B, C, D, E, F } = turnedForm(form, quarter);
  return [A + D + F, 2 * (B + E), 2 * (2 * C - A + F), 2 * (E - B), A - D + F];
}

/** Computes the places inside a quarter where a form crosses zero. */
export function crossingsInQuarter(form: TurningForm, quarter: Place['quarter']): number[] {
  return rootsOf(quarterPolynomial(form, quarter));
}

/** Evaluates a form at a place. */
export function evaluateForm(form: TurningForm, { quarter, s }: Place): number {
  return evaluate(quarterPolynomial(form, quarter), s) / (1 + s * s) ** 2;
}

function rootsOf(c: readonly number[]): number[] {
  if (c.length < 2) return [];
  const derivative = c.slice(1).map((value, k) => (k + 1) * value);
  return crossings(c, 1, rootsOf(derivative));
}

function turnedForm(form: TurningForm, quarter: number): TurningForm {
  let { A, B, C, D, E } = form;
  for (let i = 0; i < quarter; i++) [A, B, C, D, E] = [C, -B, A, E, -D];
  return { A, B, C, D, E, F: form.F };
}
