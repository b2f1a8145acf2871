import type { BeamCase } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';
import type { ObjectIndex } from './moveObject.ts';
import { stepValue } from './stepValue.ts';

/** Adds to the values of loads, each in its displayed unit; supports have none. */
export function stepValues(document: BeamCase, items: readonly ObjectIndex[], by: number): Edit {
  let next = plainEdit(document);
  for (const { kind, index } of items) {
    if (kind === 'load') {
      const { document: stepped, notes } = stepValue(next.document, index, by);
      next = { document: stepped, notes: [...next.notes, ...notes] };
    }
  }
  return next;
}
