import type {
  CombinationFailure,
  CombinationPlan,
  Combinations,
  EffectSource,
  NamedCombination,
  Situation,
} from '@eecs/solver-core/combinations';
import type { CommonCase } from '@eecs/solver-core';

/** A situation of whatever structure, with the few combinations that govern somewhere. */
export interface CombinedSituation {
  readonly situation: Situation;
  readonly sources: readonly EffectSource[];
  readonly combinations: readonly NamedCombination[];
  /** Sets that the rule does not cover in this situation. */
  readonly leftOut: readonly number[];
}

/** A document with its case sets combined, or with every reason why they cannot be. */
export interface Combining<Failure = CombinationFailure> {
  readonly document: CommonCase;
  readonly answer:
    | {
        readonly ok: true;
        readonly plan: CombinationPlan;
        readonly situations: readonly CombinedSituation[];
      }
    | { readonly ok: false; readonly failures: readonly Failure[] };
}

/** A combination that is shown alone: its situation, and its index among those that govern there. */
export interface ShownCombination {
  readonly situation: Situation;
  readonly combination: number;
}

/** The parts of an editor that its tab of combinations needs. */
export interface CombiningPort {
  /** Whether loads may be left out of spans. */
  readonly hasSpans: boolean;
  /** Returns the newest answer, which may be of an earlier document; null until there is one. */
  readonly useCombining: () => Combining<never> | null;
  /** Returns what puts the reasons of a refusal into words. */
  readonly useReasons: () => readonly string[];
  /** Returns which combination is shown alone in the results, null where none is, and how to show one. */
  readonly useShown: () => readonly [
    shown: ShownCombination | null,
    show: (shown: ShownCombination | null) => void,
  ];
  /** Lists all combinations of a situation of the newest answer without listing what they do; null where unknown. */
  readonly combinationsOf: (
    combining: Combining<never>,
    situation: Situation,
  ) => Pick<Combinations, 'expressions' | 'sources'> | null;
}
