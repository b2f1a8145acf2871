import type { Random } from '@eecs/testing/random';
import type { CaseAction } from '../../src/combinations/action.ts';
import type { ActingSet } from '../../src/combinations/combinations.ts';
import type { CombinationRule, Expression, Factor, Situation } from '../../src/combinations/rule.ts';
import { ASCE_7_16, ASCE_7_22 } from '../../src/combinations/rules/asce7.ts';
import {
  EN_1990,
  EN_1990_AB,
  EN_1990_NO,
  EN_1990_UK,
  EN_1990_UK_B,
} from '../../src/combinations/rules/en1990.ts';

/** Sums effects times their factors. */
export const dot = (factors: readonly number[], effects: readonly number[]): number =>
  factors.reduce((sum, factor, k) => sum + factor * effects[k]!, 0);

/**
 * Lists the factors of all combinations of sets without patterns by trying each: an independent method with a cost of
 * 2^n.
 */
export function tryAll(
  rule: CombinationRule,
  situation: Situation,
  sets: readonly ActingSet[],
): readonly (readonly number[])[] {
  return rule.situations[situation]!.flatMap((expression) => [...tryExpression(rule, expression, sets)]);
}

/** A rule, one of its situations, and sets with actions. */
export interface Question {
  readonly rule: CombinationRule;
  readonly situation: Situation;
  readonly sets: readonly ActingSet[];
}

const RULES = [EN_1990, EN_1990_AB, EN_1990_UK, EN_1990_UK_B, EN_1990_NO, ASCE_7_22, ASCE_7_16];

/** Draws up to six sets with actions of any kind. */
export function drawQuestion(random: Random): Question {
  const rule = random.pick(RULES);
  const situation = random.pick(Object.keys(rule.situations) as Situation[]);
  return { rule, situation, sets: drawSets(random) };
}

/** Yields all combinations of an expression by trying each action with each factor, without slots: at least 2^n. */
function* tryExpression(
  rule: CombinationRule,
  { terms }: Expression,
  sets: readonly ActingSet[],
): Generator<readonly number[]> {
  const keyOf = ({ kind, category, snow }: CaseAction) =>
    kind === 'Q' ? (`Q.${category!}` as const) : kind === 'S' && snow === 'high' ? 'S.high' : kind;
  const termOf = ({ action }: ActingSet) =>
    (action.light ? terms.find(({ of }) => of.includes('Q.light')) : undefined) ??
    terms.find(({ of }) => of.includes(keyOf(action))) ??
    terms.find(({ of }) => of.includes(action.kind));
  const numberOf = (factor: Factor, action: CaseAction) =>
    typeof factor === 'number'
      ? factor
      : factor.times * (action.psi ?? rule.psi[keyOf(action)] ?? rule.psi[action.kind])![factor.psi];
  const leaders = [null, ...sets.keys()].filter((k) => k === null || termOf(sets[k]!)?.lead !== undefined);
  for (const leader of leaders) {
    const options = sets.map((one, k) => {
      const term = termOf(one);
      if (term === undefined) return [0];
      const high = numberOf(k === leader ? term.lead! : term.high, one.action);
      return [numberOf(term.low, one.action), high, ...(term.eitherWay ? [-high] : [])];
    });
    const walk = function* (chosen: readonly number[]): Generator<readonly number[]> {
      const next = options[chosen.length];
      if (next === undefined) yield chosen;
      else for (const factor of next) yield* walk([...chosen, factor]);
    };
    for (const factors of walk([])) {
      const acts = sets.filter((_, k) => factors[k] !== 0).map(({ action }) => action);
      const groups = acts.filter(({ group }) => group !== undefined).map(({ group }) => group);
      const accidents = acts.filter(({ kind }) => kind === 'A');
      if (new Set(groups).size === groups.length && accidents.length <= 1) yield factors;
    }
  }
}

function drawSets(random: Random): readonly ActingSet[] {
  const kinds = ['G', 'Gset', 'Q', 'S', 'W', 'T', 'A'] as const;
  return Array.from({ length: random.integer(1, 6) }, (): ActingSet => {
    const kind = random.pick(kinds);
    const category = random.pick(['A', 'B', 'C', 'E', 'H'] as const);
    return {
      action: {
        kind,
        // The national annexes contain no psi of roofs and of temperature, so they are given.
        ...(kind === 'Q' && { category }),
        ...(kind === 'Q' && random.chance(0.3) && { light: true }),
        ...((kind === 'T' || (kind === 'Q' && category === 'H')) && {
          psi: { psi0: 0.7, psi1: 0.5, psi2: 0.3 },
        }),
        ...(kind === 'S' && random.chance(0.3) && { snow: 'high' as const }),
        ...(kind === 'W' && random.chance(0.6) && { group: 'wind' }),
      },
    };
  });
}
