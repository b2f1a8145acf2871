import type { BeamCase } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Gives a load, found by its index, its own colour; null removes it. */
export function changeLoadColor(document: BeamCase, index: number, color: string | null): Edit {
  const load = document.loads[index];
  if (load === undefined || (load.color ?? null) === color) return toPlainEdit(document);
  const { color: _, ...bare } = load;
  const changed = color === null ? bare : { ...bare, color };
  return toPlainEdit({
    ...document,
    loads: document.loads.map((other, at) => (at === index ? changed : other)),
  });
}
