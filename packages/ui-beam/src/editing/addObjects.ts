import { type BeamCase, DEFAULTS, type Load } from '@eecs/solver-core';
import { settleSupports } from '@eecs/solver-core/rules';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import { addCaseSet } from './addCaseSet.ts';
import type { Edit, EditNote } from './edit.ts';
import { type Objects, getExtent, shiftObjects } from './moveObjects.ts';

/** How objects are added. */
export interface AddOptions {
  readonly createId: () => string;
  /** Never where they stood. @default false */
  readonly isMoved?: boolean;
}

/**
 * Adds supports and loads to a beam as they stand, farther left where the beam is shorter. Where they would hide
 * others, or with `isMoved`, they stand a step of the grid further, or as many as it takes, to the right first.
 * Objects that reach beyond the beam are refused, and supports without a free place are left out: loads among them
 * come alone, and a note reports it. Case sets they bring are added to those of the beam. `createId` names each load
 * anew.
 */
export function addObjects(
  document: BeamCase,
  objects: Objects,
  { createId, isMoved = false }: AddOptions,
): Edit {
  const extent = getExtent(objects);
  if (extent === null) return toPlainEdit(document);
  const [start, end] = extent;
  if (end - start > document.L) return toRefusedEdit(document, 'placeOutside');
  const first = Math.min(0, document.L - end);
  const ways = listSteps(document)
    .map((by) => first + by)
    .filter((by) => start + by >= 0 && end + by <= document.L);
  const places = [...(isMoved ? [] : [first]), ...ways].map((by) => shiftObjects(objects, by));
  const free = places.filter((place) => isFree(document, place));
  // Loads may lie on others, but where there is room they hide none.
  const chosen = free.find(({ loads }) => !loads.some((load) => isHidden(document, load))) ?? free[0];
  if (chosen === undefined && objects.supports.length > 0) {
    if (objects.loads.length === 0) return toRefusedEdit(document, 'placeTaken');
    const alone = addObjects(document, { ...objects, supports: [] }, { createId, isMoved });
    return withNote(alone, 'supportsLeftOut', objects.supports.length);
  }
  const { supports, loads, caseSets = [] } = chosen ?? objects;
  const longer = caseSets.reduce((beam, set) => addCaseSet(beam, set).document, document);
  const next = {
    ...longer,
    supports: [...document.supports, ...supports].sort((a, b) => a.x - b.x),
    loads: [...longer.loads, ...loads.map((load) => ({ ...load, id: createId() }))],
  };
  const edit =
    supports.length === 0 ? toPlainEdit({ ...next, supports: document.supports }) : settleSupports(next);
  return caseSets.length === 0 ? edit : withNote(edit, 'caseSetsAdded', caseSets.length);
}

function withNote({ document, notes }: Edit, code: EditNote['code'], count: number): Edit {
  return { document, notes: [...notes, { code, count }] };
}

/** Steps of the grid, the nearest first, to the right before the left. */
function listSteps({ grid }: BeamCase): number[] {
  const steps = Array.from({ length: DEFAULTS.maxGridSteps }, (_, at) => (at + 1) * grid.step);
  return [...steps, ...steps.map((by) => -by)];
}

function isFree(document: BeamCase, { supports }: Objects): boolean {
  return supports.every(({ x }) => document.supports.every((other) => other.x !== x));
}

/** Returns whether a load would lie on its equal. */
function isHidden({ loads }: BeamCase, load: Load): boolean {
  return loads.some((other) => other.className === load.className && String(other.x) === String(load.x));
}
