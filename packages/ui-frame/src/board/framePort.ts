import { type BoardPort, type Pointed, createBoardCamera, hitTest, listWithin } from '@eecs/ui-kit/editor';
import { type FrameItem, isSameItem } from '../editing/items.ts';
import type { Place } from '../editing/place.ts';
import { isReadOnlyAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { pointedAtom } from '../state/pointed.ts';
import { hoveredAtom, selectionAtom } from '../state/selection.ts';
import { marqueeAtom, toolAtom } from '../state/tool.ts';
import { camera } from '../state/view.ts';
import { startFrameDrag } from './frameDrag.ts';
import { createFrameTool } from './frameTool.ts';
import { openMenuAt } from './openMenuAt.ts';
import type { Surface } from './surface.ts';

/** Creates the port between the kit's gestures and the frame in a store. */
export function createFramePort(surface: Surface): BoardPort<FrameItem, Place> {
  const { store, getScheme, getProjection } = surface;
  let over: Pointed<Place> | null = null;
  /** Returns where along a member the pointer is. */
  const shareOf = (index: number): number | null => {
    const { joints, members } = store.get(shownDocumentAtom);
    const { toPx } = getProjection();
    const [from, to] = [joints[members[index]?.i ?? -1], joints[members[index]?.j ?? -1]];
    if (over === null || from === undefined || to === undefined) return null;
    const [a, b] = [toPx(from), toPx(to)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = ((over.x - a.x) * dx + (over.y - a.y) * dy) / (dx * dx + dy * dy);
    return Math.min(1, Math.max(0, share));
  };
  return {
    getWidth: () => getProjection().width,
    getProjection,
    isReadOnly: () => store.get(isReadOnlyAtom),
    find: ({ x, y }, { isCoarse }) => {
      const hit = hitTest({
        objects: getScheme().objects,
        x,
        y,
        selected: store.get(selectionAtom),
        isSame: isSameItem,
        isCoarse,
      });
      // With an active tool nothing is dragged: a member may also begin at a selected joint.
      return hit === null
        ? null
        : { item: hit.item, part: hit.part, isFixed: store.get(toolAtom) !== 'select' };
    },
    selection: {
      get: () => store.get(selectionAtom),
      set: (items) => store.set(selectionAtom, items),
      hover: (item) => {
        store.set(hoveredAtom, item);
        const share = item?.kind === 'member' ? shareOf(item.index) : null;
        if (item?.kind === 'member' && share !== null) store.set(pointedAtom, { member: item.index, share });
      },
      isSame: isSameItem,
    },
    onPoint: (at) => {
      over = at;
    },
    marquee: {
      find: (frame) => listWithin(getScheme().objects, frame),
      show: (frame) => store.set(marqueeAtom, frame),
    },
    startDrag: (hit, from) => startFrameDrag(surface, hit, from),
    tool: () => createFrameTool(surface),
    camera: createBoardCamera('xy', camera, { store, getScale: getProjection }),
    openMenu: (at, { isCoarse }) => openMenuAt(surface, at, isCoarse),
    isPanKey: ({ code }) => code === 'Space',
  };
}
