import type { Combinations, EffectSource } from '../combinations.ts';
import { createCombinations } from '../createCombinations.ts';
import type { CaseAction } from '../action.ts';
import type { Situation } from '../rule.ts';
import type { CombinationPlan } from './readCombinations.ts';

/**
 * Creates the combinations of one situation: those of the rule and those made by hand. Sources name sets by their
 * indices in the document. `actionOf` returns the action in that situation, `spans` is the number of parts of a set
 * with a pattern. A combination made by hand is one source with the factor 1 and has no label.
 *
 * The plan must be a complete one from `readCombinations`.
 */
export function combineSituation(
  { rule, acting, handMade }: CombinationPlan,
  situation: Situation,
  { actionOf = ({ action }) => action, spans }: SituationParts,
): Combinations {
  const sets = acting.map((one) => ({
    action: actionOf(one),
    ...(spans !== undefined && { spans: spans(one.set) }),
  }));
  const made = rule === null ? NOTHING : createCombinations(rule, situation, sets);
  if ('missing' in made) throw new Error('`combineSituation` was called with a plan that was not read');
  const setOf = (at: number): number => acting[at]!.set;
  const own = handMade.filter((one) => one.situation === situation);
  return {
    rule,
    situation,
    sources: [
      ...made.sources.map((source): EffectSource => ({ ...source, set: setOf(source.set) })),
      ...own.map(({ set }): EffectSource => ({ set })),
    ],
    expressions: [
      ...made.expressions.map(({ label, slots }) => ({
        label,
        slots: slots.map((slot) => ({
          ...slot,
          members: slot.members.map((member) => ({ ...member, set: setOf(member.set) })),
        })),
      })),
      ...own.map(({ set }, k) => ({
        label: '',
        slots: [
          {
            leads: false,
            members: [{ set, parts: [[{ sources: [made.sources.length + k], factor: 1, lead: 1 }]] }],
          },
        ],
      })),
    ],
    leftOut: made.leftOut.map(setOf),
  };
}

/** How sets are divided into parts in a situation. */
export interface SituationParts {
  readonly actionOf?: (set: { readonly set: number; readonly action: CaseAction }) => CaseAction;
  readonly spans?: (set: number) => number;
}

const NOTHING: Pick<Combinations, 'sources' | 'expressions' | 'leftOut'> = {
  sources: [],
  expressions: [],
  leftOut: [],
};
