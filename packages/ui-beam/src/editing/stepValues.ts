import type { BeamCase } from '@eecs/solver-core';
import { chainEdits } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import type { ObjectIndex } from './moveObject.ts';
import { stepValue } from './stepValue.ts';

/** Increases the values of loads, each in its displayed unit; supports have none. */
export function stepValues(document: BeamCase, items: readonly ObjectIndex[], by: number): Edit {
  return chainEdits(
    document,
    items.flatMap(({ kind, index }) =>
      kind === 'load' ? [(now: BeamCase) => stepValue(now, index, by)] : [],
    ),
  );
}
