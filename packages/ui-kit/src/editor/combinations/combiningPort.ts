import type {
  CombinationFailure,
  CombinationPlan,
  Combinations,
  EffectSource,
  NamedCombination,
  Situation,
} from '@eecs/solver-core/combinations';
import type { CommonCase } from '@eecs/solver-core';
import type { Atom } from 'jotai/vanilla';
import type { CombiningStatus } from '../live/createCombining.ts';

/** A situation of any structure, with the few combinations that govern somewhere. */
export interface CombinedSituation {
  readonly situation: Situation;
  readonly sources: readonly EffectSource[];
  readonly combinations: readonly NamedCombination[];
  /** Sets that the rule does not cover in this situation. */
  readonly leftOut: readonly number[];
}

/** A document with its combined case sets, or with all reasons why they cannot be combined. */
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

/** A combination shown by itself: its situation, and its index among those that govern there. */
export interface ShownCombination {
  readonly situation: Situation;
  readonly combination: number;
}

/** Everything that the tab of combinations needs from an editor. */
export interface CombiningPort {
  /** Whether loads may be omitted from spans. */
  readonly hasSpans: boolean;
  /** Returns the newest answer, which may belong to an earlier document; null until there is one. */
  readonly useCombining: () => Combining<never> | null;
  readonly statusAtom: Atom<CombiningStatus>;
  /** Returns the reasons of a refusal in words. */
  readonly useReasons: () => readonly string[];
  /** Returns the combination that the results show by itself, null for none, and the function that shows one. */
  readonly useShown: () => readonly [
    shown: ShownCombination | null,
    show: (shown: ShownCombination | null) => void,
  ];
  /** Lists all combinations of a situation of the newest answer without their effects; null if unknown. */
  readonly combinationsOf: (
    combining: Combining<never>,
    situation: Situation,
  ) => Pick<Combinations, 'expressions' | 'sources'> | null;
}
