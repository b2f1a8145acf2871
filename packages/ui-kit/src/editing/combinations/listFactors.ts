import { type CommonCase, roundNoise } from '@eecs/solver-core';
import {
  type ActionKey,
  type CaseAction,
  type CombinationRule,
  type Expression,
  type Factor,
  RULES,
  type Situation,
  changeRule,
} from '@eecs/solver-core/combinations';
import type { ActionWord } from './actionWord.ts';
import { toActionWord } from './actionWord.ts';

/** The factors of an action in one expression of a rule, with the changes of the document. */
export interface ListedFactors {
  readonly key: ActionKey;
  readonly word: ActionWord;
  readonly label: string;
  readonly high: number;
  readonly low: number;
  /** Null if no action leads, or this one cannot lead. */
  readonly lead: number | null;
}

/** Lists the factors of the actions of a document in a situation, expression by expression. */
export function listFactors(
  { combinations, caseSets }: Pick<CommonCase, 'combinations' | 'caseSets'>,
  situation: Situation,
): readonly ListedFactors[] {
  if (combinations === undefined) return [];
  const { rule } = changeRule(RULES[combinations.rule], combinations.changes ?? []);
  const actions = new Map<ActionWord, CaseAction>();
  for (const { action } of caseSets) {
    const word = action === undefined ? null : toActionWord(action);
    if (word !== null && action !== undefined && !actions.has(word)) actions.set(word, action);
  }
  const kinds = new Set([...actions.values()].map(({ kind }): ActionKey => kind));
  const expressions = (rule.situations[situation] ?? []).filter(
    ({ needs }) => needs === undefined || kinds.has(needs),
  );
  return expressions.flatMap((expression) =>
    [...actions].flatMap(([word, action]) => readFactors(rule, expression, { word, action })),
  );
}

function readFactors(
  rule: CombinationRule,
  { label, terms }: Expression,
  { word, action }: { readonly word: ActionWord; readonly action: CaseAction },
): ListedFactors[] {
  const key: ActionKey = word;
  const keys: readonly ActionKey[] = [...(action.light ? (['Q.light'] as const) : []), key, action.kind];
  const term = keys.map((one) => terms.find(({ of }) => of.includes(one))).find((one) => one !== undefined);
  if (term === undefined) return [];
  const psi = action.psi ?? rule.psi[key] ?? rule.psi[action.kind];
  const write = (factor: Factor): number =>
    typeof factor === 'number'
      ? factor
      : psi === undefined
        ? Number.NaN
        : roundNoise(factor.times * psi[factor.psi]);
  const [high, low] = [write(term.high), write(term.low)];
  return [{ key, word, label, high, low, lead: term.lead === undefined ? null : write(term.lead) }];
}
