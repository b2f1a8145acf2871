import { type BeamCase, displayUnit, fromUnit, toUnit, isDistributed, roundNoise } from '@eecs/solver-core';
import { loadQuantity, toPlainEdit } from '@eecs/ui-kit/editing';
import { changeDistributedLoad, changePointLoad } from './changeLoad.ts';
import type { Edit } from './edit.ts';

/**
 * Increases the value of a load, in its displayed unit: up is up, as in its field. A load with unequal ordinates does
 * not change.
 */
export function stepValue(document: BeamCase, index: number, by: number): Edit {
  const load = document.loads[index];
  if (load === undefined) return toPlainEdit(document);
  const value = isDistributed(load) ? load.y[0] : load.c[0];
  if (isDistributed(load) && load.y.some((ordinate) => ordinate !== value)) return toPlainEdit(document);
  const { system } = document.units;
  const quantity = loadQuantity(load.className);
  const unit = displayUnit(quantity, system);
  const shown = toUnit(value, { quantity, system, unit });
  const stepped = roundNoise(shown + by);
  const next = fromUnit(stepped, { quantity, system, unit });
  return isDistributed(load)
    ? changeDistributedLoad(document, index, { ordinate: { at: 'all', value: next } })
    : changePointLoad(document, index, { value: next });
}
