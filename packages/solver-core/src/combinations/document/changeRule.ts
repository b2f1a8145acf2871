import type { FactorChange } from '../../model/common/document.ts';
import type { CombinationRule, Expression, ExpressionTerm, Situation } from '../rule.ts';
import type { ActionKey } from '../action.ts';

/** A rule with changed factors, and the indices of the changes that match no part of it. */
export interface ChangedRule {
  readonly rule: CombinationRule;
  readonly idle: readonly number[];
}

/**
 * Applies a document's changes of factors to a rule. A change of one key leaves the other keys of its term as they
 * are; a change of psi applies to all situations.
 */
export function changeRule(rule: CombinationRule, changes: readonly FactorChange[]): ChangedRule {
  const idle: number[] = [];
  const changed = changes.reduce((before, change, index) => {
    const after = applyChange(before, change);
    if (after === before) idle.push(index);
    return after;
  }, rule);
  return { rule: changed, idle };
}

function applyChange(rule: CombinationRule, change: FactorChange): CombinationRule {
  const { of, psi } = change;
  const entries = Object.entries(rule.situations) as [Situation, readonly Expression[]][];
  const situations = entries.map(([situation, expressions]): [Situation, readonly Expression[]] => [
    situation,
    change.situation === undefined || change.situation === situation
      ? expressions.map((expression) => changeExpression(expression, change))
      : expressions,
  ]);
  const isIdle = situations.every(([, expressions], k) =>
    expressions.every((expression, at) => expression === entries[k]![1][at]),
  );
  if (isIdle && psi === undefined) return rule;
  return {
    ...rule,
    psi: psi === undefined ? rule.psi : { ...rule.psi, [of]: psi },
    situations: Object.fromEntries(situations),
  };
}

/** Returns the kind to which a key belongs: `Q` for `Q.B`. */
const kindOf = (key: ActionKey): ActionKey => key.split('.')[0] as ActionKey;

function changeExpression(expression: Expression, change: FactorChange): Expression {
  const { of, label, high, low, lead } = change;
  if (label !== undefined && label !== expression.label) return expression;
  const factors = {
    ...(high !== undefined && { high }),
    ...(low !== undefined && { low }),
    ...(lead !== undefined && { lead }),
  };
  if (Object.keys(factors).length === 0) return expression;
  let isChanged = false;
  const terms = expression.terms.flatMap((term): ExpressionTerm[] => {
    const own = term.of.filter((key) => key === of || kindOf(key) === of);
    const taken = own.length === 0 && term.of.includes(kindOf(of)) ? [of] : own;
    if (taken.length === 0) return [term];
    isChanged = true;
    const rest = term.of.filter((key) => !taken.includes(key));
    return [{ ...term, of: taken, ...factors }, ...(rest.length > 0 ? [{ ...term, of: rest }] : [])];
  });
  return isChanged ? { ...expression, terms } : expression;
}
