import { atom } from 'jotai/vanilla';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type BoardPoint, type Drag, type Hit, createDraftDrag } from '@eecs/ui-kit/editor';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from '../editing/edit.ts';
import { moveGuides } from '../editing/guides.ts';
import { type TrussItem, indexesOf, isSameItem, movedJoints } from '../editing/items.ts';
import { moveJoints } from '../editing/joints.ts';
import { ORIGIN, type Place, wayBetween } from '../editing/place.ts';
import { isLarge } from '../scheme/isLarge.ts';
import { NO_GHOST, ghostAtom } from '../state/passing.ts';
import { commitDraftAtom, documentAtom, drawUpAtom, dropDraftAtom, session } from '../state/sessionAtoms.ts';
import { hoveredAtom, selectionAtom } from '../state/selection.ts';
import { planeAtom } from '../state/view.ts';
import { unproject } from '../camera/camera.ts';
import { aimAt } from './aim.ts';
import { type BoardItem, isTrussItem } from './boardItem.ts';
import type { BoardSurface } from './boardSurface.ts';
import type { LoadPart } from './loadDrag.ts';

/** Begins a drag of the hit object, and of the whole selection if it contains the object. */
export function startTrussDrag(
  surface: BoardSurface,
  hit: Pick<Hit<BoardItem, LoadPart>, 'item' | 'part'>,
  from: BoardPoint,
): Drag<Place> | null {
  const { store } = surface;
  const { item } = hit;
  if (!isTrussItem(item)) return null;
  const document = store.get(documentAtom);
  const chosen = store.get(selectionAtom);
  const items: readonly TrussItem[] = chosen.some((one) => isSameItem(one, item)) ? chosen : [item];
  const joints = movedJoints(document, items);
  const guides = indexesOf(items, 'guide');
  if (joints.size === 0 && guides.size === 0) return null;
  const anchor = toAnchor(surface, item, joints);
  const normal = store.get(planeAtom).normal;
  const plane = { normal, at: anchor?.[normal] ?? store.get(planeAtom).at };
  const start = unproject(surface.getCamera(), from, plane) ?? ORIGIN;
  // A rod or a guide is dragged at any point: that point snaps to places.
  const base = anchor ?? start;
  const offset = wayBetween(start, base);
  // Joints of a large truss are merged when the drag ends, because a frame has no time to look for coincident ones.
  const isLater = isLarge(document);
  let last: Place | null = null;
  const move = (by: Place, isMerging: true | 'later'): Verb => {
    return (now) => {
      const moved = joints.size === 0 ? toPlainEdit(now) : moveJoints(now, joints, { by, isMerging });
      return guides.size === 0
        ? moved
        : { document: moveGuides(moved.document, guides, by).document, notes: moved.notes };
    };
  };
  return createDraftDrag(store, session, {
    step: (to) => {
      const aim = aimAt(surface, to, { mode: to.mode, plane, moved: joints, offset });
      last = wayBetween(base, aim.place);
      store.set(drawUpAtom, move(last, isLater ? 'later' : true));
      store.set(ghostAtom, { aim, from: null, refusal: null });
    },
    commit: () => store.set(letGoAtom, isLater && last !== null ? move(last, true) : null),
    cancel: () => {
      store.set(ghostAtom, NO_GHOST);
      store.set(hoveredAtom, null);
      store.set(dropDraftAtom);
    },
  });
}

type Verb = (document: TrussCase) => Edit;

/** Ends a drag and, if its preview was postponed, computes it once: as one change of the board. */
const letGoAtom = atom(null, (_, set, verb: Verb | null) => {
  set(ghostAtom, NO_GHOST);
  if (verb !== null) set(drawUpAtom, verb);
  set(commitDraftAtom);
});

/** Returns the joint that a drag is measured by: the hit one. */
function toAnchor({ store }: BoardSurface, item: TrussItem, joints: ReadonlySet<number>): Place | null {
  const document = store.get(documentAtom);
  const joint = item.kind === 'joint' && joints.has(item.index) ? document.joints[item.index] : undefined;
  return joint === undefined ? null : { x: joint.x, y: joint.y, z: joint.z };
}
