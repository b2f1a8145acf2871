import { evaluate } from '../../linalg/polynomial.ts';
import { multiplied } from '../../linalg/polynomialProduct.ts';
import { expandInto, TERMS } from './pieceFields.ts';
import type { Stretch } from './stretches.ts';

/** Deflection, slope, bending moment, and the force perpendicular to the undeformed member, at a place of a member. */
export type BentState = readonly [v: number, slope: number, M: number, V: number];

/** Displacement along the member, and axial force. */
export type StretchedState = readonly [u: number, N: number];

/** A field along a stretch: coefficients in powers of the relative position, and the state at its end. */
export interface StretchField<State> {
  readonly c: Float64Array;
  readonly end: State;
}

/**
 * Integrates the deflection of a stretch from its start: EI·v⁗ = (N·(v + v₀)′)′ - k·v + q, where v₀ is the camber.
 * Without loads it is a solution of the homogeneous equation. `curvature` is imposed by strains.
 */
export function bendAlong(
  { length: h, qy, bedY, N, bow, before }: Stretch,
  [v, slope, M0, V0]: BentState,
  {
    EI,
    curvature,
    isLoaded,
  }: { readonly EI: number; readonly curvature: number; readonly isLoaded: boolean },
): StretchField<BentState> {
  const M = isLoaded ? M0 - before.m : M0;
  const V = isLoaded ? V0 + before.fy : V0;
  const own = isLoaded ? curvature : 0;
  const bowed = isLoaded ? bow : [];
  const c = new Float64Array(TERMS);
  c[0] = v;
  c[1] = h * slope;
  c[2] = ((M / EI + own) * h * h) / 2;
  c[3] = ((V + (N[0] ?? 0) * (slope + (bowed[0] ?? 0))) * h ** 3) / (6 * EI);
  const pulled = bowed.length > 0 && N.length > 0 ? derivative(multiplied(N, bowed)) : [];
  const load = isLoaded
    ? Array.from({ length: Math.max(qy.length, pulled.length) }, (_, k) => (qy[k] ?? 0) + (pulled[k] ?? 0))
    : [];
  expandInto(c, {
    n: N.map((value, k) => (value * h ** (k + 2)) / EI),
    mu: bedY.map((value, k) => (-value * h ** (k + 4)) / EI),
    p: load.map((value, k) => (value * h ** (k + 4)) / EI),
  });
  const [value, first, second, third] = derivativesAtEnd(c);
  const turned = first / h + evaluate(bowed, h);
  return {
    c,
    end: [value, first / h, EI * (second / (h * h) - own), (EI * third) / h ** 3 - evaluate(N, h) * turned],
  };
}

/** Integrates the axial displacement of a stretch from its start: EA·u″ = k·u - q; `strain` is imposed. */
export function stretchAlong(
  { length: h, qx, bedX, before }: Stretch,
  [u, N0]: StretchedState,
  { EA, strain, isLoaded }: { readonly EA: number; readonly strain: number; readonly isLoaded: boolean },
): StretchedField {
  const start = isLoaded ? N0 - before.fx : N0;
  const own = isLoaded ? strain : 0;
  const count = bedX.length > 0 ? TERMS : SHORT;
  const c = new Float64Array(count);
  const N = new Float64Array(count);
  c[0] = u;
  N[0] = start;
  for (let k = 0; k + 1 < count; k++) {
    c[k + 1] = (h * (N[k]! / EA + (k === 0 ? own : 0))) / (k + 1);
    let change = isLoaded ? -(qx[k] ?? 0) * h ** k : 0;
    for (let j = 0; j < bedX.length && j <= k; j++) change += bedX[j]! * h ** j * c[k - j]!;
    N[k + 1] = (h * change) / (k + 1);
  }
  return { c, N, end: [sumOf(c), sumOf(N)] };
}

/** A displacement along a stretch with its axial force. */
export interface StretchedField extends StretchField<StretchedState> {
  readonly N: Float64Array;
}

function sumOf(c: Float64Array): number {
  return c.reduceRight((sum, value) => sum + value, 0);
}

/** Number of terms of a displacement under only a quadratic load. */
const SHORT = 5;

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((value, k) => (k + 1) * value);
}

function derivativesAtEnd(c: Float64Array): [number, number, number, number] {
  let [value, first, second, third] = [0, 0, 0, 0];
  for (let k = c.length - 1; k >= 0; k--) {
    const term = c[k]!;
    value += term;
    first += k * term;
    second += k * (k - 1) * term;
    third += k * (k - 1) * (k - 2) * term;
  }
  return [value, first, second, third];
}
