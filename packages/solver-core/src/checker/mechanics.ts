import type { Beam, Letter, Line, Point, Range, Spread, Sum } from './calculation.ts';
import { type Polynomial, integral, plus, shifted, times, trim, valueOf } from './polynomial.ts';
import { ONE, ZERO, add, compare, divide, isEqual, isLess, isZero } from './rational.ts';
import { type Rational, multiply, negate, subtract, total, writeRational } from './rational.ts';
import type { Calculation } from './readCalculation.ts';

/**
 * A state of the beam: its loads, its cuts (hinges and released joints), its supports, the reactions known so far, and
 * the curves computed once all reactions were known.
 */
export type State = ReturnType<typeof createState>;

/** The axial force, the shear force and the bending moment as polynomials in s. */
export type Curves = Readonly<Record<'N' | 'Q' | 'M', Polynomial>>;

/**
 * Creates a state by its number: -1 is the given beam; 0 is the primary system under the loads, 1 the primary system
 * under the first unknown of size 1.
 */
export function createState(own: number, { beam, releases }: Calculation) {
  const released = own < 0 ? [] : releases;
  const placeOf = (support: string) => beam.supports.find((one) => one.name === support)?.x ?? ZERO;
  const joints = released.filter(({ kind }) => kind === 'joint');
  const cuts = [...beam.hinges, ...joints.map(({ support }) => ({ name: support, x: placeOf(support) }))];
  const held = beam.supports.flatMap(({ name: support, x, holds }) =>
    holds
      .filter((letter) => !released.some((one) => one.kind === letter && one.support === support))
      .map((letter) => ({ key: `${letter} ${support}`, letter, x })),
  );
  const known = new Map<string, Rational>();
  const sections = new Map<string, Curves>();
  cuts.sort((a, b) => compare(a.x, b.x));
  const common = { length: beam.length, cuts, held, known, sections };
  if (own <= 0) return { ...common, points: beam.points, spreads: beam.spreads };
  const { kind, support } = releases[own - 1]!;
  const key = ({ H: 'along', R: 'across', M: 'couple', joint: 'couple' } as const)[kind];
  const unit = { ...asPoint({ letter: 'M', x: placeOf(support) }, ZERO), [key]: ONE };
  if (kind !== 'joint') known.set(`${kind} ${support}`, ONE);
  // A released joint has a sagging moment of 1 on both sides of its cut.
  const other = { ...unit, couple: negate(ONE), isLeft: false };
  const points: readonly Point[] = kind === 'joint' ? [unit, other] : [unit];
  return { ...common, points, spreads: [] as readonly Spread[] };
}

/** Lists the places where a curve may change its formula, ascending. */
export function listBreaks(beam: Beam): readonly Rational[] {
  const placed = [...beam.supports, ...beam.hinges, ...beam.points].map(({ x }) => x);
  const ranges = beam.spreads.flatMap(({ from, to }) => [from, to]);
  const starts = beam.stretches.map(({ from }) => from);
  const places = [ZERO, beam.length, ...placed, ...ranges, ...starts].sort(compare);
  return places.filter((x, k) => k === 0 || !isEqual(x, places[k - 1]!));
}

/** Returns whether a range lies between two neighbours of a list of places. */
export const isBetween = ({ from, to }: Range, places: readonly Rational[]): boolean =>
  places.some((x, k) => k > 0 && isEqual(places[k - 1]!, from) && isEqual(x, to));

/**
 * Solves an equation of equilibrium for an unknown: of the part between two cuts, or of the whole beam for forces along
 * it. Returns null if there is no such part or another unknown in the equation is not known.
 */
export function solveEquilibrium(state: State, { from, to, sum, about, of }: Line): Rational | null {
  const isWhole = sum === 'along';
  const ends = isWhole ? [ZERO, state.length] : [ZERO, ...state.cuts.map(({ x }) => x), state.length];
  if (!isBetween({ from, to }, ends)) return null;
  const loads = [
    ...state.points.filter((point) => isWhole || isOn(point, { from, to }, state.length)),
    ...state.spreads.flatMap((spread) => resultants(spread, { from, to })),
  ].map((point) => weigh(point, sum, about));
  const held = state.held.filter(({ letter, x }) => {
    if (isWhole || letter === 'H') return isWhole && letter === 'H';
    return !isLess(to, x) && !isLess(x, from) && (isZero(x) || !isEqual(x, from));
  });
  // The force in a hinge acts with its own sign on the part that begins there, with the opposite sign on the part that
  // ends there.
  const cuts = state.cuts.filter(({ x }) => !isWhole && (isEqual(x, from) || isEqual(x, to)));
  const hinges = cuts.map(({ name, x }) => {
    const sense = isEqual(x, from) ? ONE : negate(ONE);
    return { key: `Q ${name}`, point: asPoint({ letter: 'Q', x }, sense) };
  });
  const all = [...held.map((one) => ({ key: one.key, point: asPoint(one, ONE) })), ...hinges];
  // Moments are taken about the other unknown or, if none is left, about the one found last.
  const last = [...state.known.keys()].at(-1);
  const other =
    all.find(({ key }) => key !== of && !state.known.has(key)) ?? all.find(({ key }) => key === last);
  if (sum === 'moments' && (other === undefined || !isEqual(other.point.x, about))) return null;
  const factors = all.map(({ key, point }) => ({ key, factor: weigh(point, sum, about) }));
  const unknowns = factors.filter(({ factor }) => !isZero(factor));
  const goal = unknowns.find(({ key }) => key === of);
  const others = unknowns.filter((one) => one !== goal);
  if (goal === undefined || state.known.has(of)) return null;
  if (others.some(({ key }) => !state.known.has(key))) return null;
  const known = others.map(({ key, factor }) => multiply(factor, state.known.get(key)!));
  return negate(divide(total([...loads, ...known]), goal.factor));
}

/** Returns the sum of all loads and known reactions of the whole beam, for moments about x = 0. */
export function balance(state: State, sum: Sum): Rational {
  const spreads = state.spreads.flatMap((spread) => resultants(spread, { from: ZERO, to: state.length }));
  return total([...listForces(state), ...spreads].map((point) => weigh(point, sum, ZERO)));
}

/** Lists the concentrated loads and reactions. */
function listForces({ points, held, known }: State): readonly Point[] {
  return [...points, ...held.map((one) => asPoint(one, known.get(one.key) ?? ZERO))];
}

/**
 * Computes N, Q and M of a section at the distance s from `from`, from the actions on its left; no curve changes up to
 * the next break.
 */
export function cutSection(state: State, from: Rational): Curves {
  const kept = state.sections.get(writeRational(from));
  if (kept !== undefined) return kept;
  const curves: { -readonly [K in keyof Curves]: Polynomial } = { N: [], Q: [], M: [] };
  for (const { x, along, across, couple } of listForces(state)) {
    if (isLess(from, x)) continue;
    const arm = subtract(from, x);
    curves.N = plus(curves.N, trim([negate(along)]));
    curves.Q = plus(curves.Q, trim([across]));
    curves.M = plus(curves.M, trim([subtract(multiply(across, arm), couple), across]));
  }
  for (const spread of state.spreads) {
    if (!isLess(spread.from, from) && !isEqual(spread.from, from)) continue;
    const h = subtract(spread.to, spread.from);
    const isPast = !isLess(from, spread.to);
    const upTo = (c: Polynomial) =>
      isPast ? trim([valueOf(c, h)]) : shifted(c, subtract(from, spread.from));
    const first = integral(spread.across);
    const force = upTo(first);
    const past = isPast ? times(force, trim([subtract(from, spread.to), ONE])) : [];
    curves.N = plus(curves.N, upTo(integral(spread.along)).map(negate));
    curves.Q = plus(curves.Q, force);
    curves.M = plus(curves.M, plus(upTo(integral(first)), past));
  }
  state.sections.set(writeRational(from), curves);
  return curves;
}

const STIFFNESSES = { M: 'EI', N: 'EA', Q: 'GA' } as const;

/**
 * Computes the displacement of one state under another: integrals along the beam, and springs. Returns null if a
 * stiffness is missing.
 */
export function displacement(beam: Beam, a: State, b: State): Rational | null {
  const terms: Rational[] = [];
  const breaks = listBreaks(beam);
  for (const [k, from] of breaks.slice(0, -1).entries()) {
    const h = subtract(breaks[k + 1]!, from);
    const stretch = beam.stretches.findLast((one) => !isLess(from, one.from));
    const [one, other] = [cutSection(a, from), cutSection(b, from)];
    for (const [curve, stiffness] of Object.entries(STIFFNESSES) as [keyof Curves, 'EI' | 'EA' | 'GA'][]) {
      const by = stretch?.[stiffness] ?? ZERO;
      // Without a shear stiffness, shear strains are neglected.
      const product = curve === 'Q' && isZero(by) ? [] : times(one[curve], other[curve]);
      if (product.length === 0) continue;
      if (by.n <= 0n) return null;
      terms.push(divide(valueOf(integral(product), h), by));
    }
  }
  for (const { name, stiffness } of beam.supports) {
    for (const [letter, by] of stiffness) {
      const key = `${letter} ${name}`;
      if (by.n <= 0n) return null;
      terms.push(divide(multiply(a.known.get(key) ?? ZERO, b.known.get(key) ?? ZERO), by));
    }
  }
  return total(terms);
}

/** Computes the displacement of a state caused by the settlements of the supports. */
export function settlement({ supports }: Beam, state: State): Rational {
  const works = supports.flatMap(({ name, moved }) =>
    [...moved].map(([letter, by]) => multiply(state.known.get(`${letter} ${name}`) ?? ZERO, by)),
  );
  return negate(total(works));
}

function isOn({ x, isLeft }: Point, { from, to }: Range, length: Rational): boolean {
  if (isLess(x, from) || isLess(to, x)) return false;
  return isLeft ? !isEqual(x, from) || isZero(from) : !isEqual(x, to) || isEqual(to, length);
}

function asPoint({ letter, x }: { letter: Letter | 'Q'; x: Rational }, value: Rational): Point {
  const is = (letters: string) => (letters.includes(letter) ? value : ZERO);
  return { x, along: is('H'), across: is('RQ'), couple: is('M'), isLeft: true };
}

function weigh({ x, along, across, couple }: Point, sum: Sum, about: Rational): Rational {
  if (sum !== 'moments') return sum === 'along' ? along : across;
  return add(multiply(across, subtract(x, about)), couple);
}

/** Replaces a distributed load on a part by a force and a couple at the start of the loaded range. */
function resultants({ from, to, along, across }: Spread, part: Range): Point[] {
  const start = isLess(from, part.from) ? part.from : from;
  const h = subtract(isLess(part.to, to) ? part.to : to, start);
  if (h.n <= 0n) return [];
  const on = (c: Polynomial) => shifted(c, subtract(start, from));
  const sum = (c: Polynomial) => valueOf(integral(c), h);
  const couple = sum(times([ZERO, ONE], on(across)));
  return [{ x: start, along: sum(on(along)), across: sum(on(across)), couple, isLeft: true }];
}
