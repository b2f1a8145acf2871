import type { BeamCase } from '@eecs/solver-core';
import { hasSettlementIn, withSet } from '@eecs/solver-core/rules';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/**
 * Adds the settlement of a support, found by its index, to a case set, or removes it. A settlement in every set names
 * no sets, and so acts in future ones too.
 */
export function toggleSettlementSet(document: BeamCase, index: number, set: number): Edit {
  const support = document.supports[index];
  const { caseSets } = document;
  if (support === undefined || caseSets[set] === undefined) return toPlainEdit(document);
  const { sets: _, ...bare } = support;
  const acting = caseSets.map((_, at) => hasSettlementIn(support, at) !== (at === set));
  const sets = acting.reduce((mask, isActing, at) => withSet(mask, at, isActing), 0);
  const changed = acting.every(Boolean) ? bare : { ...bare, sets };
  return toPlainEdit({
    ...document,
    supports: document.supports.map((other, at) => (at === index ? changed : other)),
  });
}
