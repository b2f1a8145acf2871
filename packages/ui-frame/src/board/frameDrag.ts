import type { FrameCase } from '@eecs/solver-core/frame';
import { type Drag, type Hit, type Pointed, createDraftDrag } from '@eecs/ui-kit/editor';
import { middleOf } from '../editing/curves.ts';
import { lengthOf } from '../editing/fitLoads.ts';
import { type FrameItem, isSameItem, movedJoints } from '../editing/items.ts';
import { moveJoints } from '../editing/joints.ts';
import { changeMemberLoad, loadOf } from '../editing/loads.ts';
import { type Place, shareAlong, tidy } from '../editing/place.ts';
import { bendTo } from '../editing/shapes.ts';
import { stepOf } from '../editing/snap.ts';
import { BEND_PART } from '../scheme/layoutScheme.ts';
import { documentAtom, drawUpAtom, session } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { NO_GHOST, ghostAtom } from '../state/tool.ts';
import { holdExtentAtom } from '../state/view.ts';
import { aimAt } from './aim.ts';
import type { Surface } from './surface.ts';

/** Starts dragging the object that was hit: joints and members in the plane, a point load along its member. */
export function startFrameDrag(
  surface: Surface,
  { item, part }: Pick<Hit<FrameItem>, 'item'> & { readonly part?: string },
  from: Pointed<Place>,
): Drag<Place> | null {
  const { store } = surface;
  store.set(holdExtentAtom, true);
  if (item.kind === 'memberLoad') return startLoadDrag(surface, item);
  if (item.kind === 'jointLoad') return null;
  if (item.kind === 'member' && part === BEND_PART) return startBend(surface, item.index, from);
  const document = store.get(documentAtom);
  const chosen = store.get(selectionAtom);
  const items = chosen.some((one) => isSameItem(one, item)) ? chosen : [item];
  const joints = movedJoints(document, items);
  if (joints.size === 0) return null;
  const joint = item.kind === 'joint' ? document.joints[item.index] : undefined;
  const base: Place = joint ?? from.place;
  const drag = createDraftDrag<Place>(store, session, {
    step: (to) => {
      // A joint snaps to near objects; a member moves by whole steps of the grid.
      const by = joint === undefined ? stepBy(to) : way(base, aimAt(surface, to, joints).place);
      store.set(drawUpAtom, (now) => moveJoints(now, joints, by));
    },
  });
  return {
    ...drag,
    commit: () => {
      store.set(ghostAtom, NO_GHOST);
      drag.commit();
    },
  };

  function stepBy(to: Pointed<Place>): Place {
    const by = way(from.place, to.place);
    if (to.mode === 'free') return by;
    const fineness = to.mode === 'major' ? 'coarse' : 'fine';
    const step = stepOf(surface.getProjection().factor, fineness, document.units.system);
    return { x: tidy(Math.round(by.x / step) * step), y: tidy(Math.round(by.y / step) * step) };
  }
}

function way(from: Place, to: Place): Place {
  return { x: tidy(to.x - from.x), y: tidy(to.y - from.y) };
}

/** Bends a member by its handle: its middle follows the pointer across the chord by steps of the grid. */
function startBend(surface: Surface, index: number, from: Pointed<Place>): Drag<Place> {
  const { store } = surface;
  const document = store.get(documentAtom);
  const middle = middleOf(document, index) ?? from.place;
  const by = way(from.place, middle);
  return createDraftDrag<Place>(store, session, {
    step: ({ place, mode }) => {
      const fineness = mode === 'major' ? 'coarse' : 'fine';
      const step =
        mode === 'free' ? 0 : stepOf(surface.getProjection().factor, fineness, document.units.system);
      const to = { x: place.x + by.x, y: place.y + by.y };
      store.set(drawUpAtom, (now) => bendTo(now, index, { place: to, step }));
    },
  });
}

/** Moves a point load along its member; a distributed load stays as it is. */
function startLoadDrag(
  surface: Surface,
  item: Extract<FrameItem, { kind: 'memberLoad' }>,
): Drag<Place> | null {
  const { store } = surface;
  const load = loadOf(store.get(documentAtom), item);
  if (load === undefined || !('x' in load) || !('c' in load)) return null;
  return createDraftDrag<Place>(store, session, {
    step: (to) =>
      store.set(drawUpAtom, (now) =>
        changeMemberLoad(now, item, { at: placeAlong(surface, now, item.member, to) }),
      ),
  });
}

function placeAlong(
  surface: Surface,
  document: FrameCase,
  index: number,
  { place, mode }: Pointed<Place>,
): number {
  const member = document.members[index];
  const [a, b] = [member && document.joints[member.i], member && document.joints[member.j]];
  if (member === undefined || a === undefined || b === undefined) return 0;
  const length = lengthOf(document, member);
  const x = shareAlong(place, a, b) * length;
  const step = stepOf(
    surface.getProjection().factor,
    mode === 'major' ? 'coarse' : 'fine',
    document.units.system,
  );
  const snapped = mode === 'free' ? x : Math.round(x / step) * step;
  return Math.min(length, Math.max(0, tidy(snapped)));
}
