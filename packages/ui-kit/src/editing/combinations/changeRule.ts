import type { CommonCase } from '@eecs/solver-core';
import {
  type ActionKey,
  type CombinationChoice,
  type FactorChange,
  RULES,
  type RuleId,
  type Situation,
} from '@eecs/solver-core/combinations';
import { type PlainEdit, toPlainEdit } from '../edit.ts';

/**
 * Chooses the rule by which the case sets are combined; null removes the rule. Drops situations that the new rule lacks
 * and changed factors of the old rule.
 */
export function chooseRule<Document extends CommonCase>(
  document: Document,
  id: RuleId | null,
): PlainEdit<Document> {
  const before = document.combinations;
  if ((before?.rule ?? null) === id) return toPlainEdit(document);
  if (id === null) return withChoice(document, undefined);
  const situations = (before?.situations ?? []).filter((one) => RULES[id].situations[one] !== undefined);
  return withChoice(document, { rule: id, ...(situations.length > 0 && { situations }) });
}

/** Includes a situation of the rule or excludes it. The complete list is not stored, and one situation always stays. */
export function toggleSituation<Document extends CommonCase>(
  document: Document,
  situation: Situation,
): PlainEdit<Document> {
  const choice = document.combinations;
  if (choice === undefined) return toPlainEdit(document);
  const all = Object.keys(RULES[choice.rule].situations) as Situation[];
  const wanted = choice.situations ?? all;
  const next = all.filter((one) => wanted.includes(one) !== (one === situation));
  if (next.length === 0) return toPlainEdit(document);
  const { situations: _, ...rest } = choice;
  return withChoice(document, next.length === all.length ? rest : { ...rest, situations: next });
}

/** A number of a rule that a document may change: for an action, in one situation or in all. */
export interface ChangedNumber {
  readonly of: ActionKey;
  readonly situation?: Situation;
  /** The number of the expression. @default all of the situation */
  readonly label?: string;
  readonly field: 'high' | 'low' | 'lead';
}

/** Changes a factor of the rule. */
export function changeFactor<Document extends CommonCase>(
  document: Document,
  { of, situation, label, field }: ChangedNumber,
  factor: number,
): PlainEdit<Document> {
  const choice = document.combinations;
  if (choice === undefined) return toPlainEdit(document);
  const changes = choice.changes ?? [];
  const at = changes.findIndex(
    (one) => one.of === of && one.situation === situation && one.label === label && one.psi === undefined,
  );
  const added: FactorChange = {
    of,
    ...(situation !== undefined && { situation }),
    ...(label !== undefined && { label }),
  };
  const changed: FactorChange = { ...(changes[at] ?? added), [field]: factor };
  return withChoice(document, {
    ...choice,
    changes: at < 0 ? [...changes, changed] : changes.with(at, changed),
  });
}

/** Undoes one change of the rule by its index, or all of them; the factors are those of the standard again. */
export function resetChange<Document extends CommonCase>(
  document: Document,
  index: number | 'all',
): PlainEdit<Document> {
  const choice = document.combinations;
  if (choice?.changes === undefined) return toPlainEdit(document);
  const { changes, ...rest } = choice;
  const left = index === 'all' ? [] : changes.filter((_, at) => at !== index);
  return withChoice(document, left.length === 0 ? rest : { ...rest, changes: left });
}

function withChoice<Document extends CommonCase>(
  document: Document,
  choice: CombinationChoice | undefined,
): PlainEdit<Document> {
  const { combinations: _, ...rest } = document;
  // The compiler cannot infer that a document without an optional field is still a document.
  const next = (choice === undefined ? rest : { ...rest, combinations: choice }) as Document;
  return toPlainEdit(next);
}
