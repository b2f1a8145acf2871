import type { BoardPort } from '@eecs/ui-kit/editor';
import { project, unproject } from '../camera/camera.ts';
import { isLoadItem, toItemKey } from '../editing/items.ts';
import { ORIGIN, type Place } from '../editing/place.ts';
import { findDimension, findItem } from '../scheme/findItem.ts';
import { marqueeAtom, menuAtom, openDimensionAtom } from '../state/passing.ts';
import { documentAtom, isReadOnlyAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { hoveredAtom, selectionAtom } from '../state/selection.ts';
import { toolAtom } from '../state/tool.ts';
import { planeAtom } from '../state/view.ts';
import { type BoardItem, isSameBoardItem, isTrussItem } from './boardItem.ts';
import type { BoardSurface } from './boardSurface.ts';
import { type LoadPart, partAt, startLoadDrag } from './loadDrag.ts';
import { openMenuAt } from './openMenuAt.ts';
import { startTrussDrag } from './trussDrag.ts';
import { createTrussTool } from './trussTool.ts';

/** A truss for the gestures of the kit: a place is a point in space, on the working plane under the pointer. */
export type TrussPort = BoardPort<BoardItem, Place, LoadPart>;

/** Creates the port between the gestures of the kit and the truss in a store. */
export function createTrussPort(surface: BoardSurface): TrussPort {
  const { store, getScheme, getCamera, getGrid } = surface;
  return {
    getWidth: () => getCamera().width,
    getProjection: () => {
      const camera = getCamera();
      return {
        toPx: (place) => project(camera, place),
        toPlace: (point) => unproject(camera, point, store.get(planeAtom)) ?? ORIGIN,
        factor: camera.scale,
      };
    },
    isReadOnly: () => store.get(isReadOnlyAtom),
    find: (point, { isCoarse }) => {
      const scheme = getScheme();
      const item = findItem(store.get(shownDocumentAtom), scheme, { grid: getGrid(), point, isCoarse });
      if (item !== null) {
        // While a tool is active nothing is dragged: a rod may also begin at a selected joint.
        const isFixed = store.get(toolAtom) !== 'select';
        const mark = isLoadItem(item)
          ? scheme.loads.find((one) => toItemKey(one.item) === toItemKey(item))
          : undefined;
        return { item, part: mark === undefined ? 'body' : partAt(mark, point, isCoarse), isFixed };
      }
      const dimension = findDimension(scheme, point, isCoarse);
      if (dimension === null || store.get(isReadOnlyAtom)) return null;
      const { axis, gap } = dimension;
      return { item: { kind: 'dimension', axis, gap }, part: 'body', isFixed: true };
    },
    selection: {
      get: () => store.get(selectionAtom),
      set: (items) => {
        store.set(openDimensionAtom, null);
        store.set(selectionAtom, items.filter(isTrussItem));
      },
      hover: (item) => {
        if (item === null || isTrussItem(item)) store.set(hoveredAtom, item);
      },
      isSame: isSameBoardItem,
    },
    marquee: {
      find: (frame) => {
        const caught = new Set(getGrid().jointsIn(frame));
        const { links } = store.get(documentAtom);
        return [
          ...[...caught].map((index): BoardItem => ({ kind: 'joint', index })),
          // A rod is selected by a frame if both its ends are.
          ...links.flatMap(({ i, j }, index): BoardItem[] =>
            caught.has(i) && caught.has(j) ? [{ kind: 'link', index }] : [],
          ),
        ];
      },
      show: (frame) => store.set(marqueeAtom, frame),
    },
    startDrag: ({ item, part }, from) =>
      isTrussItem(item) && isLoadItem(item)
        ? startLoadDrag(surface, { item, part }, from)
        : startTrussDrag(surface, { item, part }, from),
    tool: () => createTrussTool(surface),
    camera: surface.camera,
    onClick: (hit) => {
      store.set(menuAtom, null);
      const { item } = hit ?? {};
      if (item?.kind === 'dimension') store.set(openDimensionAtom, { axis: item.axis, gap: item.gap });
    },
    openMenu: (at, { isCoarse }) => openMenuAt(surface, at, isCoarse),
    isPanKey: (event) => event.code === 'Space',
  };
}
