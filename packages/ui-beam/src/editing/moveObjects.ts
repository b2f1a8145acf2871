import {
  type BeamCase,
  type CaseSet,
  type Load,
  type Support,
  isDistributed,
  roundNoise,
} from '@eecs/solver-core';
import { settleSupports } from '@eecs/solver-core/rules';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import type { ObjectIndex } from './moveObject.ts';

/** Supports and loads of a document, or copies of them. */
export interface Objects {
  readonly supports: readonly Support[];
  readonly loads: readonly Load[];
  /** Case sets that the beam lacks; loads and settlements count them after its own. @default none */
  readonly caseSets?: readonly CaseSet[];
}

/** Returns the supports and loads with some indices, without duplicates, in the order of the document. */
export function pickObjects({ supports, loads }: BeamCase, items: readonly ObjectIndex[]): Objects {
  const has = hasItem(items);
  return {
    supports: supports.filter((_, index) => has('support', index)),
    loads: loads.filter((_, index) => has('load', index)),
  };
}

/** Returns whether an object is among some. */
export function hasItem(
  items: readonly ObjectIndex[],
): (kind: ObjectIndex['kind'], index: number) => boolean {
  const keys = new Set(items.map(({ kind, index }) => `${kind} ${index}`));
  return (kind, index) => keys.has(`${kind} ${index}`);
}

/** Returns the range of some objects; null if there are none. */
export function getExtent({ supports, loads }: Objects): readonly [number, number] | null {
  const places = [...supports.map(({ x }) => x), ...loads.flatMap(({ x }) => x)];
  return places.length === 0 ? null : [Math.min(...places), Math.max(...places)];
}

/** Shifts objects along the beam, without binary rounding errors. */
export function shiftObjects({ supports, loads, ...rest }: Objects, by: number): Objects {
  const shift = (x: number): number => (by === 0 ? x : roundNoise(x + by));
  return {
    ...rest,
    supports: supports.map((support) => ({ ...support, x: shift(support.x) })),
    loads: loads.map((load) =>
      isDistributed(load)
        ? { ...load, x: [shift(load.x[0]), shift(load.x[1])] }
        : { ...load, x: shift(load.x) },
    ),
  };
}

/** Limits a displacement so that all objects stay on the beam. */
export function limitWay(
  extent: readonly [number, number],
  by: number,
  { L }: { readonly L: number },
): number {
  return Math.max(-extent[0], Math.min(L - extent[1], by));
}

/**
 * Moves supports and loads along the beam together, no farther than its ends. Refused if a support would come to the
 * place of another one.
 */
export function moveObjects(document: BeamCase, items: readonly ObjectIndex[], by: number): Edit {
  const picked = pickObjects(document, items);
  const extent = getExtent(picked);
  const way = extent === null ? 0 : limitWay(extent, by, document);
  if (way === 0) return toPlainEdit(document);
  const moved = shiftObjects(picked, way);
  const has = hasItem(items);
  const [supports, loads] = [[...moved.supports], [...moved.loads]];
  const next = {
    ...document,
    supports: document.supports.map((support, index) =>
      has('support', index) ? (supports.shift() ?? support) : support,
    ),
    loads: document.loads.map((load, index) => (has('load', index) ? (loads.shift() ?? load) : load)),
  };
  if (new Set(next.supports.map(({ x }) => x)).size < new Set(document.supports.map(({ x }) => x)).size) {
    return toRefusedEdit(document, 'placeTaken');
  }
  return moved.supports.length === 0 ? toPlainEdit(next) : settleSupports(next);
}
