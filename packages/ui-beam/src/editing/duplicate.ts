import { type BeamCase, DEFAULTS, isDistributed } from '@eecs/solver-core';
import { settleSupports } from '@eecs/solver-core/rules';
import { type Edit, plainEdit, refusedEdit } from './edit.ts';

/** Adds a copy of a load one grid step further, or back where the beam ends; a copy of one over all of it lies on it. */
export function duplicateLoad(document: BeamCase, index: number, id: string): Edit {
  const load = document.loads[index];
  if (load === undefined) return plainEdit(document);
  const copy = isDistributed(load)
    ? { ...load, id, x: shift(document, load.x) }
    : { ...load, id, x: shift(document, [load.x, load.x])[0] };
  return plainEdit({ ...document, loads: [...document.loads, copy] });
}

/** Adds a copy of a support at the next free step of the grid, to the right first; none free is refused. */
export function duplicateSupport(document: BeamCase, index: number): Edit {
  const support = document.supports[index];
  if (support === undefined) return plainEdit(document);
  const taken = new Set(document.supports.map(({ x }) => x));
  const { step } = document.grid;
  const x = [1, -1]
    .flatMap((side) =>
      Array.from({ length: DEFAULTS.maxGridSteps }, (_, at) => toPlace(support.x + side * step * (at + 1))),
    )
    .find((place) => place > 0 && place < document.L && !taken.has(place));
  if (x === undefined) return refusedEdit(document, 'placeTaken');
  const supports = [...document.supports, { ...support, x }].sort((a, b) => a.x - b.x);
  return settleSupports({ ...document, supports });
}

function shift({ grid, L }: BeamCase, [x0, x1]: readonly [number, number]): [number, number] {
  const by = x1 + grid.step <= L ? grid.step : x0 - grid.step >= 0 ? -grid.step : 0;
  return [toPlace(x0 + by), toPlace(x1 + by)];
}

/** Without the noise of binary fractions. */
function toPlace(x: number): number {
  return Number(x.toPrecision(12));
}
