import type { ActionKey, Psi } from './action.ts';

/** Design situations. Strength is judged in the ultimate ones and in `ASD`, deflection in the serviceability ones. */
export type Situation =
  | 'ULS-STR'
  | 'ULS-EQU'
  | 'accidental'
  | 'SLS-characteristic'
  | 'SLS-frequent'
  | 'SLS-quasi-permanent'
  | 'ASD';

/** A factor: a number, or a number times one of the action's psi. */
export type Factor = number | { readonly times: number; readonly psi: keyof Psi };

/** The factors that an expression applies to the actions of some keys. */
export interface ExpressionTerm {
  readonly of: readonly ActionKey[];
  /** The factor of an action whose effect is unfavourable. */
  readonly high: Factor;
  /** The factor of an action whose effect is favourable; 0 leaves it out. */
  readonly low: Factor;
  /** The factor instead of `high` where the action leads. One action of an expression leads, or none. */
  readonly lead?: Factor;
  /** Whether the action acts in either direction: its unfavourable effect also has the factor -`high`. */
  readonly eitherWay?: true;
}

/** One expression of a rule, such as (6.10b) of EN 1990. Actions without a term are left out. */
export interface Expression {
  /** The number of the expression in its standard. */
  readonly label: string;
  readonly terms: readonly ExpressionTerm[];
}

/** A rule of combinations: data of one standard with one set of national choices. */
export interface CombinationRule {
  readonly id: string;
  /** The name of the standard with its edition. */
  readonly standard: string;
  /** The name of the set of national choices, where the standard leaves choices to nations. */
  readonly national?: string;
  /** Where the factors are printed: clauses and tables. */
  readonly source: string;
  readonly psi: Readonly<Partial<Record<ActionKey, Psi>>>;
  readonly situations: Readonly<Partial<Record<Situation, readonly Expression[]>>>;
}
