import type { CaseAction } from './action.ts';
import type { CombinationRule, Situation } from './rule.ts';

/** A case set with its action. A set with a pattern has one effect for each span; any other set has one effect. */
export interface ActingSet {
  readonly action: CaseAction;
  /** Number of spans of the structure; only with a pattern. */
  readonly spans?: number;
}

/** The source of an effect: a set, or the part of a set on one span. Sets and spans count from 0. */
export interface EffectSource {
  readonly set: number;
  readonly span?: number;
}

/** Effects that act together with one factor. */
export interface Choice {
  /** Indices of the sources that act; empty if the action is left out. */
  readonly sources: readonly number[];
  readonly factor: number;
  /** The factor if the action leads. */
  readonly lead: number;
}

/** The contribution of a set: the sum of its parts, each with one choice. */
export interface Member {
  readonly set: number;
  readonly parts: readonly (readonly Choice[])[];
}

/** An action of a combination: its worst member acts. */
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

/** All combinations of a structure in one situation, described without listing them. */
export interface Combinations {
  /** The rule; null if all combinations are made by hand. */
  readonly rule: CombinationRule | null;
  readonly situation: Situation;
  readonly sources: readonly EffectSource[];
  readonly expressions: readonly FilledExpression[];
  /** Sets for which the rule has no expression in this situation. No combination contains them. */
  readonly leftOut: readonly number[];
}

/** One combination: an expression of the rule, the set that leads, and a factor for each source. */
export interface Combination {
  readonly label: string;
  readonly leading: number | null;
  readonly factors: readonly number[];
}
