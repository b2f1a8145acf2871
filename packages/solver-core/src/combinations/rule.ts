import type { ActionKey, Psi, RuleId, Situation } from '../model/common/document.ts';

export type { RuleId, Situation } from '../model/common/document.ts';

/** A factor: a number, or a number times one of the action's psi. */
export type Factor = number | { readonly times: number; readonly psi: keyof Psi };

/** The factors that an expression applies to the actions of some keys. */
export interface ExpressionTerm {
  readonly of: readonly ActionKey[];
  /** The factor of an action whose effect is unfavourable. */
  readonly high: Factor;
  /** The factor of an action whose effect is favourable; 0 leaves the action out. */
  readonly low: Factor;
  /** The factor instead of `high` if the action leads. At most one action of an expression leads. */
  readonly lead?: Factor;
  /** Whether the action acts in either direction: its unfavourable effect also has the factor -`high`. */
  readonly eitherWay?: true;
}

/** One expression of a rule, such as (6.10b) of EN 1990. Actions without a term are left out. */
export interface Expression {
  /** The number of the expression in its standard. */
  readonly label: string;
  /** A kind of action without which the expression equals another one, and is left out. @default none */
  readonly needs?: ActionKey;
  readonly terms: readonly ExpressionTerm[];
}

/** A rule of combinations: data of one standard with one set of national choices. */
export interface CombinationRule {
  readonly id: RuleId;
  /** The name of the standard with its edition. */
  readonly standard: string;
  /** The name of the set of national choices, if the standard leaves choices to nations. */
  readonly national?: string;
  /** Where the factors are printed: clauses and tables. */
  readonly source: string;
  readonly psi: Readonly<Partial<Record<ActionKey, Psi>>>;
  readonly situations: Readonly<Partial<Record<Situation, readonly Expression[]>>>;
}
