import type { BeamCase } from '@eecs/solver-core';
import { type Edit, listNotes, plainEdit } from './edit.ts';

/** Removes one support, found by its index. */
export function removeSupport(document: BeamCase, index: number): Edit {
  return plainEdit({ ...document, supports: document.supports.filter((_, at) => at !== index) });
}

/** Removes the supports that stand beyond the end of the beam. */
export function removeSupportsBeyond(document: BeamCase): Edit {
  const supports = document.supports.filter(({ x }) => x >= 0 && x <= document.L);
  const removed = document.supports.length - supports.length;
  if (removed === 0) return plainEdit(document);
  return { document: { ...document, supports }, notes: listNotes({ supportsBeyondRemoved: removed }) };
}
