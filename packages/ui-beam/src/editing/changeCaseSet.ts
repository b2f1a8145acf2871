import { type BeamCase, type CaseSet, LIMITS } from '@eecs/solver-core';
import { cleanText } from './cleanText.ts';
import { type Edit, plainEdit } from './edit.ts';

/** Changes what is written of one case set, found by its index: title, description, colour, angle, whether it combines. */
export function changeCaseSet(
  document: BeamCase,
  index: number,
  change: Partial<Pick<CaseSet, 'title' | 'description' | 'color' | 'angle' | 'combined'>>,
): Edit {
  const set = document.caseSets[index];
  if (set === undefined) return plainEdit(document);
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

/** A set that combines others is a member of none: nobody takes it by a factor any more. */
function withoutMember({ document, notes }: Edit, member: number): Edit {
  const caseSets = document.caseSets.map(({ factors, ...rest }): CaseSet => {
    const { [member]: _, ...kept } = factors ?? {};
    return Object.keys(kept).length === 0 ? rest : { ...rest, factors: kept };
  });
  return { document: { ...document, caseSets }, notes };
}

/** Sets by how much a combined set takes one of its members; 1 is what it takes unless told otherwise. */
export function setFactor(document: BeamCase, index: number, member: number, factor: number): Edit {
  const set = document.caseSets[index];
  if (set === undefined || (set.factors?.[member] ?? 1) === factor) return plainEdit(document);
  const { factors, ...rest } = set;
  const kept = Object.entries({ ...factors, [member]: factor }).filter(([, value]) => value !== 1);
  return replaceSet(
    document,
    index,
    kept.length === 0 ? rest : { ...rest, factors: Object.fromEntries(kept) as Record<string, number> },
  );
}

function replaceSet(document: BeamCase, index: number, set: CaseSet): Edit {
  const before = document.caseSets[index];
  if (JSON.stringify(before) === JSON.stringify(set)) return plainEdit(document);
  return plainEdit({
    ...document,
    caseSets: document.caseSets.map((other, at) => (at === index ? set : other)),
  });
}
