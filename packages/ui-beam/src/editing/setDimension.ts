import { type BeamCase, type Load, isDistributed, roundNoise } from '@eecs/solver-core';
import { followLength, setLength, listNotes } from '@eecs/solver-core/rules';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import { changeSupport } from './changeSupport.ts';
import type { Edit } from './edit.ts';
import { listDimensionPlaces } from './listDimensionPlaces.ts';

/**
 * Sets one dimension of the chain, found by its index; the one after the last is the total length. The caller
 * guarantees length > 0.
 *
 * Objects at its right end and after it move, including the end of the beam; loads within a dimension that became too
 * short are moved inside and counted. With `isAlone` only objects at its right end move.
 */
export function setDimension(
  document: BeamCase,
  index: number,
  { length, isAlone = false }: { readonly length: number; readonly isAlone?: boolean },
): Edit {
  const places = listDimensionPlaces(document);
  const from = places[index];
  const to = places[index + 1];
  if (from === undefined || to === undefined || places.length === 2) return setLength(document, length);
  if (length === to - from) return toPlainEdit(document);
  const newTo = roundNoise(from + length);
  if (isAlone) {
    if (to === document.L) return setLength(document, newTo);
    const support = document.supports.findIndex(({ x }) => x === to);
    return changeSupport(document, support, { x: newTo });
  }
  return moveTail(document, { to, newTo });
}

interface Tail {
  /** The old and the new place of the right end. */
  readonly to: number;
  readonly newTo: number;
}

function moveTail(document: BeamCase, tail: Tail): Edit {
  const move = (x: number): number => movePlace(x, tail);
  let clamped = 0;
  const loads = document.loads.map((load) => {
    const moved = moveRange(load, tail);
    if (moved.isClamped) clamped += 1;
    return moved.load;
  });
  const L = move(document.L);
  const ends = document.beamSections.map((section) => ({ ...section, x: move(section.x) }));
  return {
    document: {
      ...document,
      L,
      supports: document.supports.map((support) => ({ ...support, x: move(support.x) })),
      loads,
      beamSections: ends.filter(({ x }, at) => x > (ends[at - 1]?.x ?? 0)),
      grid: { ...document.grid, step: followLength(document, L) },
    },
    notes: listNotes({ loadsMovedInside: clamped }),
  };
}

function moveRange(load: Load, tail: Tail): { readonly load: Load; readonly isClamped: boolean } {
  const isInside = (x: number): boolean => x >= tail.to || x <= tail.newTo;
  if (!isDistributed(load))
    return { load: { ...load, x: movePlace(load.x, tail) }, isClamped: !isInside(load.x) };
  const [x0, x1] = load.x;
  const end = movePlace(x1, tail);
  const start = movePlace(x0, tail);
  // A load entirely in the removed range keeps its extent before it.
  const x =
    start < end ? ([start, end] as const) : ([roundNoise(Math.max(0, end - (x1 - x0))), end] as const);
  return { load: { ...load, x }, isClamped: !isInside(x0) || !isInside(x1) };
}

function movePlace(x: number, { to, newTo }: Tail): number {
  return x >= to ? roundNoise(x + (newTo - to)) : Math.min(x, newTo);
}
