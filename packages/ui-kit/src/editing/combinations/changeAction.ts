import type { CaseSet, CommonCase } from '@eecs/solver-core';
import type { CaseAction, Situation } from '@eecs/solver-core/combinations';
import { cleanText } from '@eecs/solver-core/texts';
import { LIMITS } from '@eecs/solver-core';
import { type PlainEdit, replaceAt, toPlainEdit } from '../edit.ts';

/** Sets the action of a case set, found by its index; null removes the action. */
export function setAction<Document extends CommonCase>(
  document: Document,
  index: number,
  action: CaseAction | null,
): PlainEdit<Document> {
  return replaceSet(document, index, ({ action: _, ...set }) => (action === null ? set : { ...set, action }));
}

/** Adds an action to a group of mutually exclusive ones; an empty name removes it from its group. */
export function setGroup<Document extends CommonCase>(
  document: Document,
  index: number,
  name: string,
): PlainEdit<Document> {
  const group = cleanText(name, LIMITS.full.title).trim();
  return replaceSet(document, index, (set) => {
    if (set.action === undefined) return set;
    const { group: _, ...action } = set.action;
    return { ...set, action: group === '' ? action : { ...action, group } };
  });
}

/** Makes a case set, combined or not, a manual combination for a situation; null removes the situation. */
export function setSituation<Document extends CommonCase>(
  document: Document,
  index: number,
  situation: Situation | null,
): PlainEdit<Document> {
  return replaceSet(document, index, ({ situation: _, ...set }) =>
    situation === null ? set : { ...set, situation },
  );
}

function replaceSet<Document extends CommonCase>(
  document: Document,
  index: number,
  change: (set: CaseSet) => CaseSet,
): PlainEdit<Document> {
  const before = document.caseSets[index];
  if (before === undefined) return toPlainEdit(document);
  const set = change(before);
  // A field that is removed and added again changes its order only, which is no change.
  if (sameText(before) === sameText(set)) return toPlainEdit(document);
  return toPlainEdit({ ...document, caseSets: replaceAt(document.caseSets, index, set) });
}

function sameText({ action, situation, ...rest }: CaseSet): string {
  return JSON.stringify([rest, sorted(action), situation]);
}

function sorted(action: CaseAction | undefined): unknown {
  return action && Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
