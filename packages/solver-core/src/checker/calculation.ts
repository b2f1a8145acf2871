import type { Polynomial } from './polynomial.ts';
import type { Rational } from './rational.ts';

/** Reactions: H along the beam, R across it, M a couple. */
export const LETTERS = ['H', 'R', 'M'] as const;
export const SUMS = ['along', 'across', 'moments'] as const;
export type Letter = (typeof LETTERS)[number];
export type Sum = (typeof SUMS)[number];
const FORCES = ['equilibrium', 'section', 'displacement', 'settlement', 'unknown'] as const;
export const RULES = [...FORCES, 'superposition', 'extreme', 'ordinate', 'balance'] as const;
export type Rule = (typeof RULES)[number];

/** A range along the beam. */
export interface Range {
  readonly from: Rational;
  readonly to: Rational;
}

/** A support: the directions it holds, the stiffness of its springs, and its imposed displacements. */
export interface Support {
  readonly name: string;
  readonly x: Rational;
  readonly holds: readonly Letter[];
  readonly stiffness: ReadonlyMap<Letter, Rational>;
  readonly moved: ReadonlyMap<Letter, Rational>;
}

/**
 * A force along +x, one along +y, and a couple, counter-clockwise. `isLeft`: at a cut it acts on the part that ends
 * there.
 */
export interface Point extends Readonly<Record<'x' | 'along' | 'across' | 'couple', Rational>> {
  readonly isLeft: boolean;
}

/** A distributed load: polynomials in the distance from its start. */
export interface Spread extends Range {
  readonly along: Polynomial;
  readonly across: Polynomial;
}

/** A beam; a stiffness that the calculation does not use is 0. A stretch ends where the next one begins. */
export interface Beam {
  readonly length: Rational;
  readonly supports: readonly Support[];
  readonly hinges: readonly { readonly name: string; readonly x: Rational }[];
  readonly points: readonly Point[];
  readonly spreads: readonly Spread[];
  readonly stretches: readonly Readonly<Record<'from' | 'EI' | 'EA' | 'GA', Rational>>[];
}

/**
 * A line: its rule, the arguments of the rule, and its value: a number, a polynomial, or a root of a polynomial above
 * 0, by its index from 1. Absent fields are empty.
 */
export interface Line extends Range {
  readonly rule: Rule;
  readonly state: string;
  readonly sum: Sum;
  readonly about: Rational;
  readonly of: string;
  readonly at: number;
  readonly under: number;
  readonly value: Rational | Polynomial | { readonly rootOf: Polynomial; readonly index: number };
}
