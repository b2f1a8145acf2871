import { stepLoads } from '../editing/dragLoads.ts';
import { moveGuides } from '../editing/guides.ts';
import { indexesOf, isLoadItem, movedJoints, toItemKey } from '../editing/items.ts';
import { moveJoints } from '../editing/joints.ts';
import { AXES, ORIGIN, type Place } from '../editing/place.ts';
import { chooseStep } from '../editing/snap.ts';
import { GRID_PX } from '../scheme/drawGrid.ts';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import type { BoardSurface } from './boardSurface.ts';

/** A step along the page: of a length, or of the value of a load. */
export interface PageStep {
  readonly right: number;
  readonly up: number;
  /** How many grid lines it goes. @default 1 */
  readonly lines?: number;
  /** When it was asked for: what follows at once in the same direction is one step back. */
  readonly atMs: number;
}

/**
 * Moves what is chosen by grid lines along the page; loads alone become greater upwards and to the right. Says what was
 * done: `none` where nothing is chosen that can be.
 */
export function moveChosen(
  surface: BoardSurface,
  { right, up, lines = 1, atMs }: PageStep,
): 'moved' | 'sized' | 'none' {
  const { store } = surface;
  if (store.get(isReadOnlyAtom)) return 'none';
  const chosen = store.get(selectionAtom);
  const joints = movedJoints(store.get(documentAtom), chosen);
  const guides = indexesOf(chosen, 'guide');
  const loads = chosen.filter(isLoadItem);
  const joining = { key: `nudge ${right} ${up} ${chosen.map(toItemKey).join()}`, atMs };
  if (joints.size + guides.size === 0) {
    if (loads.length === 0) return 'none';
    store.set(applyEditAtom, (now) => stepLoads(now, loads, (right + up) * lines), joining);
    return 'sized';
  }
  const step = chooseStep(surface.getCamera().scale, GRID_PX.fine, store.get(documentAtom).units) * lines;
  const by = alongPage(surface, right * step, up * step);
  store.set(
    applyEditAtom,
    (now) => {
      const moved = moveJoints(now, joints, { by });
      return moved.notes.length > 0 || guides.size === 0 ? moved : moveGuides(moved.document, guides, by);
    },
    joining,
  );
  return 'moved';
}

/** The way along the axes of the document that the directions of the page come nearest to. */
function alongPage({ getCamera }: BoardSurface, right: number, up: number): Place {
  const { basis } = getCamera();
  const way = right !== 0 ? basis.right : basis.up;
  const size = right !== 0 ? right : up;
  const axis = AXES.reduce((best, next) => (Math.abs(way[next]) > Math.abs(way[best]) + 1e-9 ? next : best));
  return { ...ORIGIN, [axis]: Math.sign(way[axis]) * size };
}
