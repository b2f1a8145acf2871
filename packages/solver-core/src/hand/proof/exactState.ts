import { fractionFromDecimal, multiplyFractions } from '../../exact/fraction.ts';
import { addFractions, compareFractions } from '../../exact/fractionArithmetic.ts';
import type { Fraction } from '../../exact/fraction.ts';
import {
  NOUGHT,
  UNIT,
  addExact,
  evaluateExact,
  integrateExact,
  multiplyExact,
  negated,
  quotient,
  shiftExact,
  trimExact,
} from '../../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../../exact/exactPolynomial.ts';
import { keyOf } from '../beam/primarySystem.ts';
import type { HandUnknown, PrimarySystem } from '../beam/primarySystem.ts';
import { loadsOf } from '../beam/statics.ts';
import type { Equilibrium, HandLoads } from '../beam/statics.ts';

/** A distributed load with exact polynomials in the distance from its start. */
export interface ExactSpread {
  readonly x0: Fraction;
  readonly x1: Fraction;
  readonly fx: ExactPolynomial;
  readonly fy: ExactPolynomial;
}

/** Loads: concentrated ones as decimals, distributed ones as exact polynomials. */
export interface ExactLoads {
  readonly points: HandLoads['points'];
  readonly spreads: readonly ExactSpread[];
}

/** A part of the diagrams: exact polynomials in s, the distance from its left end. */
export interface ExactPart {
  readonly x0: Fraction;
  readonly x1: Fraction;
  readonly N: ExactPolynomial;
  readonly Q: ExactPolynomial;
  readonly M: ExactPolynomial;
}

/** Returns the exact value of a decimal. */
export function exact(value: number): Fraction {
  const read = fractionFromDecimal(value);
  if (!read.ok) throw new Error('`exact` got no finite number');
  return read.value;
}

const minus = (a: Fraction, b: Fraction): Fraction => addFractions(a, negated(b));
const sumOf = (terms: readonly Fraction[]): Fraction => terms.reduce(addFractions, NOUGHT);

/** Solves equations of equilibrium in the order in which a person writes them; returns the unknowns by `keyOf`. */
export function solveExactly(
  equations: readonly Equilibrium[],
  of: { readonly system: PrimarySystem; readonly loads: ExactLoads; readonly L: number },
): Map<string, Fraction> {
  const values = new Map<string, Fraction>();
  for (const { disc, about, direction, unknowns, solved } of equations) {
    const part = disc === null ? { x0: 0, x1: of.L, across: [] } : of.system.discs[disc]!;
    const place = about === null ? null : exact(about);
    const { points } = direction === 'x' ? of.loads : loadsOf({ ...of.loads, spreads: [] }, part, of.L);
    const loads = [
      ...points.map(({ x, fx, fy, m }) => {
        if (place === null) return exact(direction === 'x' ? fx : fy);
        return addFractions(multiplyFractions(exact(fy), minus(exact(x), place)), exact(m));
      }),
      ...of.loads.spreads.map((spread) => resultantOn(spread, { part, direction, about: place })),
    ];
    const factorOf = (unknown: HandUnknown): Fraction => {
      if (unknown.letter === 'M' || direction === 'x') return UNIT;
      const sense = part.across.find((one) => keyOf(one.unknown) === keyOf(unknown))?.sense ?? 1;
      const size = place === null ? UNIT : minus(exact(unknown.x), place);
      return sense < 0 ? negated(size) : size;
    };
    const known = unknowns
      .filter(({ unknown }) => keyOf(unknown) !== keyOf(solved))
      .map(({ unknown }) => multiplyFractions(factorOf(unknown), values.get(keyOf(unknown)) ?? NOUGHT));
    values.set(keyOf(solved), negated(quotient(sumOf([...loads, ...known]), factorOf(solved))));
  }
  return values;
}

/** Returns the force of a distributed load on a part, or its moment about a place. */
function resultantOn(
  { x0, x1, fx, fy }: ExactSpread,
  of: {
    readonly part: { readonly x0: number; readonly x1: number };
    readonly direction: Equilibrium['direction'];
    readonly about: Fraction | null;
  },
): Fraction {
  const [p0, p1] = [exact(of.part.x0), exact(of.part.x1)];
  const from = compareFractions(x0, p0) < 0 ? p0 : x0;
  const to = compareFractions(p1, x1) < 0 ? p1 : x1;
  if (compareFractions(from, to) >= 0) return NOUGHT;
  const load = of.direction === 'x' ? fx : fy;
  const arm = of.about === null ? [UNIT] : trimExact([minus(x0, of.about), UNIT]);
  const upTo = integrateExact(multiplyExact(load, arm));
  return minus(evaluateExact(upTo, minus(to, x0)), evaluateExact(upTo, minus(from, x0)));
}

/** Writes N, Q and M part by part by the method of sections, from left to right. */
export function writeExactParts(of: {
  readonly reactions: readonly HandUnknown[];
  readonly values: ReadonlyMap<string, Fraction>;
  readonly loads: ExactLoads;
  readonly breaks: readonly number[];
}): ExactPart[] {
  const { reactions, values, loads, breaks } = of;
  let [N, Q, M] = [NOUGHT, NOUGHT, NOUGHT];
  return breaks.slice(0, -1).map((at, k) => {
    const [x0, x1] = [exact(at), exact(breaks[k + 1]!)];
    for (const { x, fx, fy, m } of loads.points) {
      if (x !== at) continue;
      N = minus(N, exact(fx));
      Q = addFractions(Q, exact(fy));
      M = minus(M, exact(m));
    }
    for (const unknown of reactions) {
      const value = values.get(keyOf(unknown)) ?? NOUGHT;
      if (unknown.x !== at) continue;
      if (unknown.letter === 'H') N = minus(N, value);
      if (unknown.letter === 'R') Q = addFractions(Q, value);
      if (unknown.letter === 'M') M = minus(M, value);
    }
    const on = loads.spreads.filter(
      (one) => compareFractions(one.x0, x0) <= 0 && compareFractions(one.x1, x0) > 0,
    );
    const add = (letter: 'fx' | 'fy') =>
      on.reduce<ExactPolynomial>((sum, one) => addExact(sum, shiftExact(one[letter], minus(x0, one.x0))), []);
    const shear = addExact(trimExact([Q]), integrateExact(add('fy')));
    const part = {
      x0,
      x1,
      N: addExact(trimExact([N]), integrateExact(add('fx')).map(negated)),
      Q: shear,
      M: addExact(trimExact([M]), integrateExact(shear)),
    };
    const h = minus(x1, x0);
    [N, Q, M] = [part.N, part.Q, part.M].map((c) => evaluateExact(c, h)) as [Fraction, Fraction, Fraction];
    return part;
  });
}
