import type { Pointed } from '@eecs/ui-kit/editor';
import { isSameItem, movedJoints } from '../editing/items.ts';
import type { Place } from '../editing/place.ts';
import { findItem } from '../scheme/findItem.ts';
import { menuAtom } from '../state/passing.ts';
import { documentAtom, isReadOnlyAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { aimAt } from './aim.ts';
import type { BoardSurface } from './boardSurface.ts';

/**
 * Selects the object under a point and opens its menu; if the object belongs to a selection, the menu is for all of it.
 */
export function openMenuAt(surface: BoardSurface, at: Pointed<Place>, isCoarse: boolean): void {
  const { store, getScheme, getGrid } = surface;
  // A menu key is followed by a pointer event without a position.
  if (store.get(menuAtom) !== null) return;
  const item = findItem(store.get(shownDocumentAtom), getScheme(), { grid: getGrid(), point: at, isCoarse });
  const chosen = store.get(selectionAtom);
  if (item === null) store.set(selectionAtom, []);
  else if (!chosen.some((one) => isSameItem(one, item))) store.set(selectionAtom, [item]);
  store.set(menuAtom, { at: { x: at.x, y: at.y }, place: aimAt(surface, at, { mode: 'minor' }).place });
}

/** Opens the menu of the selection beside it; without a selection, that of the board in the middle. */
export function openMenuByKey(surface: BoardSurface): void {
  const { store, getScheme } = surface;
  if (store.get(isReadOnlyAtom)) return;
  const { camera, points } = getScheme();
  const document = store.get(documentAtom);
  const [item] = store.get(selectionAtom);
  const link = document.links[item?.kind === 'linkLoad' ? item.link : -1];
  const owner =
    item?.kind === 'jointLoad'
      ? item.joint
      : (link?.i ?? [...movedJoints(document, item === undefined ? [] : [item])][0] ?? -1);
  const at = points[owner] ?? { x: camera.width / 2, y: camera.height / 2 };
  const { place } = aimAt(surface, at, { mode: 'minor' });
  store.set(menuAtom, { at: { x: at.x, y: at.y }, place });
}
