import type { CaseAction } from './action.ts';
import type { CombinationRule, Situation } from './rule.ts';

/** A case set with its action. A set with a pattern has an effect for each span, another set has one. */
export interface ActingSet {
  readonly action: CaseAction;
  /** Number of spans of the structure, with a pattern alone. */
  readonly spans?: number;
}

/** The source of an effect: a set, or the part of a set on one span. Sets and spans count from 0. */
export interface EffectSource {
  readonly set: number;
  readonly span?: number;
}

/** Effects that act together with one factor. */
export interface Choice {
  /** Indices of the sources that act; of none where the action is left out. */
  readonly sources: readonly number[];
  readonly factor: number;
  /** The factor where the action leads. */
  readonly lead: number;
}

/** The contribution of a set: the sum of its parts, with one choice for each part. */
export interface Member {
  readonly set: number;
  readonly parts: readonly (readonly Choice[])[];
}

/** An action of a combination: one of its members acts, chosen by which is worst. */
export interface Slot {
  readonly members: readonly Member[];
  /** Whether the action may lead. */
  readonly leads: boolean;
}

/** An expression of a rule, filled with the sets of a structure. */
export interface FilledExpression {
  readonly label: string;
  readonly slots: readonly Slot[];
}

/** All combinations of a structure in one situation, without a list of them. */
export interface Combinations {
  readonly rule: CombinationRule;
  readonly situation: Situation;
  readonly sources: readonly EffectSource[];
  readonly expressions: readonly FilledExpression[];
  /** Sets of which the rule says nothing in this situation. They are in no combination. */
  readonly leftOut: readonly number[];
}

/** One combination: an expression of the rule, the set that leads, and a factor for each source. */
export interface Combination {
  readonly label: string;
  readonly leading: number | null;
  readonly factors: readonly number[];
}
