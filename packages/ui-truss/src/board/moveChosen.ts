import { chooseGridStep } from '@eecs/ui-kit/editing';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { Joining } from '@eecs/ui-kit/editor';
import { stepLoads } from '../editing/dragLoads.ts';
import type { Edit } from '../editing/edit.ts';
import { moveGuides } from '../editing/guides.ts';
import { indexesOf, isLoadItem, movedJoints, toItemKey } from '../editing/items.ts';
import { moveJoints } from '../editing/joints.ts';
import { AXES, ORIGIN, type Place } from '../editing/place.ts';
import { GRID_PX } from '../scheme/drawGrid.ts';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import type { BoardSurface } from './boardSurface.ts';

/** A step on the page: of a place, or of the value of a load. */
export interface PageStep {
  readonly right: number;
  readonly up: number;
  /** The number of grid lines. @default 1 */
  readonly lines?: number;
  /** The time of the request: an immediate repetition in the same direction belongs to the same undo step. */
  readonly atMs: number;
}

/** An edit that moves the selection, or changes the values of selected loads. */
export interface PlannedMove {
  readonly verb: (document: TrussCase) => Edit;
  readonly joining: Joining;
  readonly does: 'moved' | 'sized';
}

/**
 * Plans a move of the selection by grid lines along the page; if only loads are selected, they become greater upwards
 * and to the right. Null if nothing selected can be moved.
 */
export function planMove(
  surface: BoardSurface,
  { right, up, lines = 1, atMs }: PageStep,
): PlannedMove | null {
  const { store } = surface;
  if (store.get(isReadOnlyAtom)) return null;
  const chosen = store.get(selectionAtom);
  const joints = movedJoints(store.get(documentAtom), chosen);
  const guides = indexesOf(chosen, 'guide');
  const loads = chosen.filter(isLoadItem);
  const joining = { key: `nudge ${right} ${up} ${chosen.map(toItemKey).join()}`, atMs };
  if (joints.size + guides.size === 0) {
    if (loads.length === 0) return null;
    return { joining, does: 'sized', verb: (now) => stepLoads(now, loads, (right + up) * lines) };
  }
  const step = chooseGridStep(surface.getCamera().scale, GRID_PX.fine, store.get(documentAtom).units) * lines;
  const by = alongPage(surface, right * step, up * step);
  return {
    joining,
    does: 'moved',
    verb: (now) => {
      const moved = moveJoints(now, joints, { by });
      return moved.notes.length > 0 || guides.size === 0 ? moved : moveGuides(moved.document, guides, by);
    },
  };
}

/** Moves the selection by grid lines along the page, as one undo step. */
export function moveChosen(surface: BoardSurface, step: PageStep): void {
  const move = planMove(surface, step);
  if (move !== null) surface.store.set(applyEditAtom, move.verb, move.joining);
}

/** Returns the axes of the document nearest to the directions of the page. */
function alongPage({ getCamera }: BoardSurface, right: number, up: number): Place {
  const { basis } = getCamera();
  const way = right !== 0 ? basis.right : basis.up;
  const size = right !== 0 ? right : up;
  const axis = AXES.reduce((best, next) => (Math.abs(way[next]) > Math.abs(way[best]) + 1e-9 ? next : best));
  return { ...ORIGIN, [axis]: Math.sign(way[axis]) * size };
}
