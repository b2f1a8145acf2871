import { type CaseSet, type CommonCase, LIMITS, type PermanentAction } from '@eecs/solver-core';
import { cleanText } from '@eecs/solver-core/texts';
import { type PlainEdit, replaceAt, toPlainEdit } from './edit.ts';

/** Changes the fields of one case set, found by its index: title, description, colour, angle, whether it combines. */
export function changeCaseSet<Document extends CommonCase>(
  document: Document,
  index: number,
  change: Partial<Pick<CaseSet, 'title' | 'description' | 'color' | 'angle' | 'combined'>>,
): PlainEdit<Document> {
  const set = document.caseSets[index];
  if (set === undefined) return toPlainEdit(document);
  const changed: CaseSet = {
    ...set,
    ...change,
    ...(change.title !== undefined && { title: cleanText(change.title, LIMITS.full.title) }),
    ...(change.description !== undefined && {
      description: cleanText(change.description, LIMITS.full.description, { lines: true }),
    }),
  };
  const edited = replaceSet(document, index, changed);
  return change.combined === true && !set.combined ? withoutMember(edited, index) : edited;
}

/** A combined set cannot be a member of another: removes its factors. */
function withoutMember<Document extends CommonCase>(
  { document, notes }: PlainEdit<Document>,
  member: number,
): PlainEdit<Document> {
  const caseSets = document.caseSets.map(({ factors, ...rest }): CaseSet => {
    const { [member]: _, ...kept } = factors ?? {};
    return Object.keys(kept).length === 0 ? rest : { ...rest, factors: kept };
  });
  return { document: { ...document, caseSets }, notes };
}

/** A member of a combined set: another set by its index, self weight, or settlements. */
export type FactorKey = number | PermanentAction;

/**
 * Sets the factor of a member or of a permanent action in a combined set; the default is 1. A combined set cannot be a
 * member, so for one nothing changes.
 */
export function setFactor<Document extends CommonCase>(
  document: Document,
  index: number,
  { member, factor }: { readonly member: FactorKey; readonly factor: number },
): PlainEdit<Document> {
  const set = document.caseSets[index];
  if (set === undefined || (set.factors?.[member] ?? 1) === factor) return toPlainEdit(document);
  if (typeof member === 'number' && document.caseSets[member]?.combined !== false)
    return toPlainEdit(document);
  const { factors, ...rest } = set;
  const kept = Object.entries({ ...factors, [member]: factor }).filter(([, value]) => value !== 1);
  return replaceSet(
    document,
    index,
    kept.length === 0 ? rest : { ...rest, factors: Object.fromEntries(kept) },
  );
}

function replaceSet<Document extends CommonCase>(
  document: Document,
  index: number,
  set: CaseSet,
): PlainEdit<Document> {
  const before = document.caseSets[index];
  if (JSON.stringify(before) === JSON.stringify(set)) return toPlainEdit(document);
  return toPlainEdit({ ...document, caseSets: replaceAt(document.caseSets, index, set) });
}
