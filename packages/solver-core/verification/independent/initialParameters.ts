/**
 * Solves a beam by the method of initial parameters in exact fractions: the state (v, theta, M, Q) is carried from the
 * left end to the right as a linear function of the unknown initial state, reactions and slope jumps; conditions at
 * supports, hinges and the right end determine the unknowns. It shares nothing with the solver: no elements, no mixed
 * equations, no rounding.
 *
 * Source: A. N. Krylov's initial parameters, as in S. P. Timoshenko, D. H. Young, Theory of Structures, 2nd ed.
 */
import {
  ONE,
  ZERO,
  add,
  divide,
  multiply,
  negate,
  rational,
  solveExactly,
  subtract,
  toNumber,
} from './rational.ts';
import type { Rational } from './rational.ts';

export interface PlainBeam {
  readonly length: number;
  readonly stretches: readonly { readonly x1: number; readonly EI: number }[];
  readonly supports: readonly {
    readonly x: number;
    readonly kind: 'clamp' | 'pin' | 'hinge' | 'spring';
    /** Flexibility of a spring. */
    readonly stiffness: number;
    readonly settlement: number;
    /** A hinge over a pin. */
    readonly release: boolean;
  }[];
  readonly forces: readonly { readonly x: number; readonly value: number }[];
  readonly moments: readonly { readonly x: number; readonly value: number }[];
  readonly spreads: readonly {
    readonly x0: number;
    readonly x1: number;
    /** Ordinates at start, middle and end. */
    readonly y: readonly [number, number, number];
  }[];
}

export interface PlainState {
  readonly v: number;
  readonly slope: number;
  readonly M: number;
  readonly Q: number;
}

type Linear = readonly Rational[];

interface LinearState {
  v: Linear;
  slope: Linear;
  M: Linear;
  Q: Linear;
}

/** Returns the states at the requested places (limits from the right), or null for a mechanism. */
export function solveByInitialParameters(beam: PlainBeam, places: readonly number[]): PlainState[] | null {
  const supports = [...beam.supports].sort((a, b) => a.x - b.x);
  const unknowns = countUnknowns(supports, beam.length);
  const constant = unknowns;
  const unit = (k: number): Linear => Array.from({ length: unknowns + 1 }, (_, j) => (j === k ? ONE : ZERO));
  const given = (value: Rational): Linear =>
    Array.from({ length: unknowns + 1 }, (_, j) => (j === constant ? value : ZERO));
  const conditions: Linear[] = [];
  // The initial state is that of a free left end: M and Q are zero, and supports there act like any others.
  let state: LinearState = { v: unit(0), slope: unit(1), M: given(ZERO), Q: given(ZERO) };
  let next = 2;
  const recorded: LinearState[] = [];
  const breaks = breakpointsOf(beam, places);
  const pending = [...places];
  breaks.forEach((x, i) => {
    for (const support of supports.filter((one) => one.x === x)) {
      const settlement = given(rational(support.settlement));
      if (support.kind === 'hinge' || support.release) {
        if (x > 0 && x < beam.length) {
          conditions.push(state.M);
          state = { ...state, slope: plus(state.slope, unit(next++)) };
        }
      }
      if (support.kind === 'spring') {
        const lift = minus(state.v, settlement);
        state = { ...state, Q: minus(state.Q, times(lift, rational(support.stiffness))) };
      } else if (support.kind !== 'hinge') {
        conditions.push(minus(state.v, settlement));
        state = { ...state, Q: plus(state.Q, unit(next++)) };
      }
      if (support.kind === 'clamp') {
        conditions.push(state.slope);
        state = { ...state, M: minus(state.M, unit(next++)) };
      }
    }
    for (const force of beam.forces.filter((one) => one.x === x)) {
      state = { ...state, Q: plus(state.Q, given(rational(force.value))) };
    }
    for (const moment of beam.moments.filter((one) => one.x === x)) {
      state = { ...state, M: minus(state.M, given(rational(moment.value))) };
    }
    while (pending.length > 0 && pending[0] === x) {
      recorded.push(state);
      pending.shift();
    }
    const to = breaks[i + 1];
    if (to !== undefined) state = carry(state, { beam, x, to, given });
  });
  conditions.push(state.M, state.Q);
  const solution = solveExactly(
    conditions.map((row) => row.slice(0, unknowns)),
    conditions.map((row) => negate(row[constant]!)),
  );
  if (!solution) return null;
  const at = (linear: Linear) =>
    toNumber(solution.reduce((sum, value, k) => add(sum, multiply(value, linear[k]!)), linear[constant]!));
  return recorded.map(({ v, slope, M, Q }) => ({ v: at(v), slope: at(slope), M: at(M), Q: at(Q) }));
}

function countUnknowns(supports: PlainBeam['supports'], length: number): number {
  let count = 2;
  for (const { x, kind, release } of supports) {
    if ((kind === 'hinge' || release) && x > 0 && x < length) count++;
    if (kind === 'pin') count++;
    if (kind === 'clamp') count += 2;
  }
  return count;
}

function breakpointsOf(beam: PlainBeam, places: readonly number[]): number[] {
  const all = new Set([0, beam.length, ...places]);
  for (const { x } of [...beam.supports, ...beam.forces, ...beam.moments]) all.add(x);
  for (const { x0, x1 } of beam.spreads) all.add(x0).add(x1);
  for (const { x1 } of beam.stretches) all.add(x1);
  return [...all].sort((a, b) => a - b);
}

function carry(
  { v, slope, M, Q }: LinearState,
  of: { beam: PlainBeam; x: number; to: number; given: (value: Rational) => Linear },
): LinearState {
  const h = subtract(rational(of.to), rational(of.x));
  const EI = rational(of.beam.stretches.find(({ x1 }) => of.x < x1)!.EI);
  const q = loadAt(of.beam, of.x);
  const term = (linear: Linear, power: number, factorial: number) =>
    times(linear, divide(powerOf(h, power), rational(factorial)));
  const load = (coefficient: Rational, power: number, factorial: number) =>
    of.given(divide(multiply(coefficient, powerOf(h, power)), rational(factorial)));
  const perEI = (linear: Linear) => times(linear, divide(ONE, EI));
  return {
    Q: sum([Q, load(q[0], 1, 1), load(q[1], 2, 2), load(q[2], 3, 3)]),
    M: sum([M, term(Q, 1, 1), load(q[0], 2, 2), load(q[1], 3, 6), load(q[2], 4, 12)]),
    slope: plus(
      slope,
      perEI(sum([term(M, 1, 1), term(Q, 2, 2), load(q[0], 3, 6), load(q[1], 4, 24), load(q[2], 5, 60)])),
    ),
    v: sum([
      v,
      term(slope, 1, 1),
      perEI(sum([term(M, 2, 2), term(Q, 3, 6), load(q[0], 4, 24), load(q[1], 5, 120), load(q[2], 6, 360)])),
    ]),
  };
}

function loadAt(beam: PlainBeam, x: number): [Rational, Rational, Rational] {
  let total: [Rational, Rational, Rational] = [ZERO, ZERO, ZERO];
  for (const { x0, x1, y } of beam.spreads) {
    if (x < x0 || x >= x1) continue;
    const length = subtract(rational(x1), rational(x0));
    const [y0, y1, y2] = y.map(rational) as [Rational, Rational, Rational];
    const four = rational(4);
    const b = divide(subtract(subtract(multiply(four, y1), multiply(rational(3), y0)), y2), length);
    const c = divide(
      multiply(rational(2), add(subtract(y0, multiply(rational(2), y1)), y2)),
      multiply(length, length),
    );
    const t = subtract(rational(x), rational(x0));
    total = [
      add(total[0], add(y0, multiply(t, add(b, multiply(t, c))))),
      add(total[1], add(b, multiply(rational(2), multiply(t, c)))),
      add(total[2], c),
    ];
  }
  return total;
}

function powerOf(value: Rational, exponent: number): Rational {
  let result = ONE;
  for (let k = 0; k < exponent; k++) result = multiply(result, value);
  return result;
}

function plus(a: Linear, b: Linear): Linear {
  return a.map((value, k) => add(value, b[k]!));
}

function minus(a: Linear, b: Linear): Linear {
  return a.map((value, k) => subtract(value, b[k]!));
}

function times(a: Linear, factor: Rational): Linear {
  return a.map((value) => multiply(value, factor));
}

function sum(parts: readonly Linear[]): Linear {
  return parts.reduce(plus);
}
