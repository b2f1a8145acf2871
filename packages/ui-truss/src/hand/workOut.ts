import type { BodyEquation, BodyTerm, FoundForce, TrussSet } from '@eecs/solver-core/truss';
import { type ForceKey, forceKey } from './forceKey.ts';
import { solveLines } from './solveLines.ts';

/** A force computed by a hand method, together with the solver's value. */
export interface HandValue {
  readonly force: FoundForce;
  /** Null if the equations do not determine it. */
  readonly value: number | null;
  /** Whether it equals the solver's value within rounding; also false if it was not found. */
  readonly agrees: boolean;
}

/** A term of an equation: `known` is the value of its force; null if that is unknown. */
export type HandTerm = BodyTerm & { readonly known: number | null };

/** An equation of a hand calculation. */
export interface HandLine {
  readonly equation: BodyEquation;
  readonly terms: readonly HandTerm[];
  /** The unknown that this equation alone determines. */
  readonly gives: HandValue | null;
  /** The residual, relative to the greatest force of the set, if everything in it is known; otherwise null. */
  readonly left: number | null;
}

/** Equations that belong together, and their results. */
export interface HandStep {
  readonly lines: readonly HandLine[];
  readonly found: readonly HandValue[];
}

/** Two numbers agree if they differ by less than this fraction of the greatest force. */
const AGREES = 1e-6;
/** A factor below this fraction of the greatest one of its equation is a rounding error of a right angle. */
const NO_FACTOR = 1e-12;

/** Computes forces from equations step by step: each number comes from the numbers before it, none from the solver. */
export interface Hand {
  /** Computes what a step finds. Forces that no step has found are taken from the solver. */
  readonly work: (equations: readonly BodyEquation[], finds: readonly FoundForce[]) => HandStep;
}

/** Creates a hand calculation that initially knows only the loads of a case set. */
export function createHand(set: TrussSet): Hand {
  const scale = greatestForce(set);
  const known = new Map<ForceKey, number>();

  function work(equations: readonly BodyEquation[], finds: readonly FoundForce[]): HandStep {
    const open = finds.filter((force) => {
      const key = forceKey(force);
      return key !== null && !known.has(key);
    });
    const keys = open.map((force) => forceKey(force));
    const lines = equations.map((equation) => {
      const terms = tidyTerms(equation.terms).map((term): HandTerm => {
        const key = forceKey(term);
        if (key === null) return { ...term, known: term.force };
        return { ...term, known: keys.includes(key) ? null : (known.get(key) ?? term.force) };
      });
      return { equation, terms };
    });
    const values = solveLines(
      lines.map(({ terms }) => [
        ...keys.map((key) => sumOf(terms.filter((term) => forceKey(term) === key))),
        -terms.reduce((sum, { factor, known: number }) => sum + factor * (number ?? 0), 0),
      ]),
      keys.length,
    );
    const found = open.map((force, at): HandValue => {
      const value = values[at] ?? null;
      const agrees = value !== null && Math.abs(value - force.force) <= AGREES * scale;
      const key = keys[at];
      if (value !== null && key) known.set(key, value);
      return { force, value, agrees };
    });
    const given = new Map<ForceKey, number>();
    const finished = lines.map(({ equation, terms }) => {
      // A value determined by an earlier equation is a number here, so that this equation checks it.
      const told = terms.map((term) => ({ ...term, known: term.known ?? givenOf(given, term) }));
      const line = finishLine({ equation, terms: told }, { found, scale });
      const key = line.gives === null ? null : forceKey(line.gives.force);
      if (key !== null && line.gives?.value != null) given.set(key, line.gives.value);
      return line;
    });
    return { lines: finished, found };
  }

  return { work };
}

function givenOf(given: ReadonlyMap<ForceKey, number>, term: HandTerm): number | null {
  const key = forceKey(term);
  return key === null ? null : (given.get(key) ?? null);
}

function finishLine(
  { equation, terms }: Pick<HandLine, 'equation' | 'terms'>,
  { found, scale }: { readonly found: readonly HandValue[]; readonly scale: number },
): HandLine {
  const unknown = new Set(terms.flatMap((term) => (term.known === null ? [forceKey(term)] : [])));
  const [only] = unknown;
  const gives = unknown.size === 1 ? (found.find(({ force }) => forceKey(force) === only) ?? null) : null;
  return { equation, terms, gives, left: unknown.size === 0 ? leftOf(terms, scale) : null };
}

/** Returns the residual of a sum, relative to the greatest force of the set times the longest arm of the sum. */
function leftOf(terms: readonly HandTerm[], scale: number): number {
  const arm = terms.reduce((most, { factor }) => Math.max(most, Math.abs(factor)), 0);
  const sum = terms.reduce((total, { factor, known }) => total + factor * (known ?? 0), 0);
  return arm * scale === 0 ? 0 : Math.abs(sum) / (arm * scale);
}

function sumOf(terms: readonly BodyTerm[]): number {
  return terms.reduce((sum, { factor }) => sum + factor, 0);
}

/** Drops terms of an equation that are only rounding error. */
function tidyTerms(terms: readonly BodyTerm[]): readonly BodyTerm[] {
  const greatest = terms.reduce((most, { factor }) => Math.max(most, Math.abs(factor)), 0);
  return terms.filter(({ factor }) => Math.abs(factor) > NO_FACTOR * greatest);
}

/** Returns the greatest force of a set: of rods, supports and loads. */
export function greatestForce({ N, R, b }: Pick<TrussSet, 'N' | 'R' | 'b'>): number {
  const sizes = [...N, ...b, ...R.flatMap(({ x, y, z }) => [x, y, z])];
  return sizes.reduce((most, force) => Math.max(most, Math.abs(force)), 0);
}

/** Returns whether a sum that should be zero is zero within rounding. */
export function isNothing(left: number): boolean {
  return left <= AGREES;
}
