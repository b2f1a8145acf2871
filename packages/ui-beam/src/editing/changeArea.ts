import { type BeamCase, type DistributedLoad, isDistributed } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { isUniform } from './ordinates.ts';

/** The pressure on an area and the tributary width of the beam. */
export type AreaSource = NonNullable<DistributedLoad['source']>;

/** Relative tolerance for ordinates to count as the product. */
const SAME_PRODUCT = 1e-9;

/** Returns the pressure and the width of a load; null if its ordinates are not their product. */
export function getArea({ className, y, source }: DistributedLoad): AreaSource | null {
  if (className !== 'DistributedLoad' || source === undefined || !isUniform(y)) return null;
  const product = source.pressure * source.width;
  return Math.abs(product - y[0]) <= SAME_PRODUCT * Math.abs(y[0]) ? source : null;
}

/**
 * Makes a distributed load, found by its index, the product of a pressure and a width. A missing value stays; a load
 * without a width gets 1. Null makes it a plain load again, with the same ordinates.
 */
export function changeArea(document: BeamCase, index: number, change: Partial<AreaSource> | null): Edit {
  const load = document.loads[index];
  if (load === undefined || !isDistributed(load) || load.className !== 'DistributedLoad')
    return toPlainEdit(document);
  const { source: _, ...plain } = load;
  const before = getArea(load) ?? { pressure: load.y[0], width: 1 };
  const source = change === null ? null : { ...before, ...change };
  if (source !== null && !(source.width > 0)) return toPlainEdit(document);
  const q = source === null ? load.y[0] : source.pressure * source.width;
  const changed: DistributedLoad = source === null ? plain : { ...plain, y: [q, q, q], source };
  return toPlainEdit({
    ...document,
    loads: document.loads.map((other, at) => (at === index ? changed : other)),
  });
}
