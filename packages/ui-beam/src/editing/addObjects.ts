import { type BeamCase, DEFAULTS, type Load } from '@eecs/solver-core';
import { settleSupports } from '@eecs/solver-core/rules';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import { addCaseSet } from './addCaseSet.ts';
import type { Edit, EditNote } from './edit.ts';
import { type Objects, getExtent, shiftObjects } from './moveObjects.ts';

/** Options of adding objects. */
export interface AddOptions {
  readonly createId: () => string;
  /** Whether they must not be added at their original place. @default false */
  readonly isMoved?: boolean;
}

/**
 * Adds supports and loads to a beam at their own places, farther left if the beam is shorter. If they would cover
 * others, or with `isMoved`, they are shifted by one or more grid steps, to the right first. Objects that extend beyond
 * the beam are refused, and supports without a free place are left out: loads are then added alone, and a note reports
 * it. Their missing case sets are added. `createId` gives each load a new id.
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
  // Loads may overlap others, but if there is room they cover none.
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

/** Lists grid steps, the nearest first, to the right before the left. */
function listSteps({ grid }: BeamCase): number[] {
  const steps = Array.from({ length: DEFAULTS.maxGridSteps }, (_, at) => (at + 1) * grid.step);
  return [...steps, ...steps.map((by) => -by)];
}

function isFree(document: BeamCase, { supports }: Objects): boolean {
  return supports.every(({ x }) => document.supports.every((other) => other.x !== x));
}

/** Returns whether a load would cover an equal one. */
function isHidden({ loads }: BeamCase, load: Load): boolean {
  return loads.some((other) => other.className === load.className && String(other.x) === String(load.x));
}
