import { type Pointed, hitTest } from '@eecs/ui-kit/editor';
import { isSameItem, movedJoints } from '../editing/items.ts';
import type { Place } from '../editing/place.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { menuAtom } from '../state/tool.ts';
import { aimAt } from './aim.ts';
import type { Surface } from './surface.ts';

/**
 * Opens the menu of the object under a point and selects it; if the object is already selected, the menu of the whole
 * selection.
 */
export function openMenuAt(surface: Surface, at: Pointed<Place>, isCoarse: boolean): void {
  const { store, getScheme } = surface;
  // A key that opens the menu also fires a pointer event without a position.
  if (store.get(isReadOnlyAtom) || store.get(menuAtom) !== null) return;
  const chosen = store.get(selectionAtom);
  const hit = hitTest({
    objects: getScheme().objects,
    x: at.x,
    y: at.y,
    selected: chosen,
    isSame: isSameItem,
    isCoarse,
  });
  if (hit === null) store.set(selectionAtom, []);
  else if (!chosen.some((one) => isSameItem(one, hit.item))) store.set(selectionAtom, [hit.item]);
  store.set(menuAtom, { at: { x: at.x, y: at.y }, place: aimAt(surface, { ...at, mode: 'minor' }).place });
}

/** Opens the menu of the selection next to it; without a selection, that of the board in the middle. */
export function openMenuByKey({ store, getProjection }: Surface): void {
  if (store.get(isReadOnlyAtom)) return;
  const { toPx, toPlace, width, height } = getProjection();
  const { joints, members } = store.get(documentAtom);
  const [item] = store.get(selectionAtom);
  const member = item?.kind === 'memberLoad' ? members[item.member] : undefined;
  const owner =
    item === undefined
      ? -1
      : item.kind === 'jointLoad'
        ? item.joint
        : (member?.i ?? [...movedJoints(store.get(documentAtom), [item])][0] ?? -1);
  const joint = joints[owner];
  const at = joint === undefined ? { x: width / 2, y: height / 2 } : toPx(joint);
  store.set(menuAtom, { at, place: joint ?? toPlace(at) });
}
