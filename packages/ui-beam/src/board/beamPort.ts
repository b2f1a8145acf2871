import type { KitStore } from '@eecs/ui-kit';
import {
  type BoardPoint,
  type BoardPort,
  type Drag,
  type HandlePart,
  type Hit,
  createBoardCamera,
  createDraftDrag,
  listWithin,
} from '@eecs/ui-kit/editor';
import { isKey } from '../keys/beamKeys.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import {
  type BoardItem,
  boardItemAtom,
  boardItemsAtom,
  hoveredAtom,
  isSameItem,
  isSelection,
  selectionsAtom,
} from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom, session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { panAtom, viewAtom, zoomAtom } from '../state/view.ts';
import { createBeamTool } from './beamTool.ts';
import { addPlaceAtom, marqueeAtom, pointerPlaceAtom } from './boardState.ts';
import { cancelDragAtom, endDragAtom, stepDragAtom } from './boardVerbs.ts';
import { startDrag } from './drag.ts';
import { findHit } from './findHit.ts';
import { listGuides, toGuideObjects } from './guideLines.ts';
import { snapPlace } from './snapPlace.ts';

/** The parts of its surface that a beam board provides. */
export interface BeamBoardHost {
  readonly store: KitStore;
  /** The drawing as it was last painted. */
  readonly getScheme: () => Scheme;
  /** A dimension was selected: its field should be focused. */
  readonly onDimension: () => void;
}

/** A beam for the gestures of the kit: a place is a coordinate along its axis. */
export type BeamPort = BoardPort<BoardItem, number, HandlePart>;

/** Creates the port between the gestures of the kit and the beam in a store. */
export function createBeamPort(host: BeamBoardHost): BeamPort {
  const { store, getScheme } = host;

  const listGuideObjects = () =>
    toGuideObjects(listGuides(store.get(guidesAtom), store.get(documentAtom)), getScheme());

  function find(at: BoardPoint, isCoarse: boolean, selected: readonly BoardItem[]) {
    const { objects, labels } = getScheme();
    const hit = findHit({ objects, labels, guides: listGuideObjects(), ...at, selected, isCoarse });
    return hit?.item.kind === 'dimension' ? { ...hit, isFixed: true } : hit;
  }

  /** A range is dragged by its end; a mere press on it selects the support below. */
  function findBeneath(hit: Hit<BoardItem, HandlePart> | null, at: BoardPoint, isCoarse: boolean) {
    if (hit?.part !== 'start' && hit?.part !== 'end') return null;
    const beneath = find(at, isCoarse, [])?.item;
    return beneath?.kind === 'support' ? beneath : null;
  }

  return {
    getWidth: () => getScheme().width,
    getProjection: () => {
      const { scale, axisY } = getScheme();
      return {
        toPx: (x) => ({ x: scale.toPx(x), y: axisY }),
        toPlace: ({ x }) => scale.toWorld(x),
        factor: scale.factor,
      };
    },
    isReadOnly: () => store.get(isReadOnlyAtom),
    find: (at, { isCoarse }) => find(at, isCoarse, store.get(boardItemsAtom)),
    selection: {
      get: () => store.get(boardItemsAtom),
      set: (items) => store.set(boardItemsAtom, items),
      hover: (item) => {
        const next = isSelection(item) ? item : null;
        if (!isSameItem(store.get(hoveredAtom), next)) store.set(hoveredAtom, next);
      },
      isSame: isSameItem,
    },
    marquee: {
      // A dimension is not an object, and a guide is as tall as the board.
      find: (frame) => listWithin(getScheme().objects, frame).filter(isSelection),
      show: (frame, caught) => store.set(marqueeAtom, frame && { frame, caught }),
    },
    onPoint: (at) => store.set(pointerPlaceAtom, at === null ? null : at.place),
    startDrag: (hit, from, to) => createDrag(host, { hit, from, to }),
    tool: () => (store.get(toolAtom) === 'select' ? null : createBeamTool(host)),
    camera: createBoardCamera(
      'x',
      { viewAtom, panAtom, zoomAtom },
      {
        store,
        getScale: () => {
          const { factor, toWorld } = getScheme().scale;
          return { factor, toPlace: ({ x }) => ({ x: toWorld(x) }) };
        },
      },
    ),
    onClick: (hit, at, { isCoarse }) => {
      const beneath = findBeneath(hit, at, isCoarse);
      if (beneath !== null) store.set(boardItemAtom, beneath);
      store.set(addPlaceAtom, null);
      if (hit?.item.kind === 'dimension' && !store.get(isReadOnlyAtom)) host.onDimension();
    },
    openMenu: ({ place }) => {
      const document = store.get(documentAtom);
      const guides = store.get(guidesAtom);
      const { factor } = getScheme().scale;
      store.set(addPlaceAtom, snapPlace({ x: place, document, guides, factor, mode: 'minor' }).x);
    },
    isPanKey: (event) => isKey(event, 'pan'),
  };
}

function createDrag(
  { store, getScheme }: BeamBoardHost,
  {
    hit,
    from,
    to,
  }: { readonly hit: Hit<BoardItem, HandlePart>; readonly from: BoardPoint; readonly to: BoardPoint },
): Drag<number> | null {
  // Dragging the tail of an arrow sideways moves its load; a drag of several loads changes only their places.
  const isSideways = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const chosen = store.get(selectionsAtom);
  const others = chosen.some((item) => isSameItem(item, hit.item))
    ? chosen.filter((item) => !isSameItem(item, hit.item))
    : [];
  const drag = startDrag({
    document: store.get(documentAtom),
    guides: store.get(guidesAtom),
    item: hit.item,
    others,
    part: (hit.part === 'value' && isSideways) || others.length > 0 ? 'body' : hit.part,
    isUpright: !isSideways,
    from,
    getScale: () => getScheme().scale,
  });
  if (drag === null) return null;
  return createDraftDrag(store, session, {
    step: (at) => store.set(stepDragAtom, drag(at)),
    commit: () => store.set(endDragAtom),
    cancel: () => store.set(cancelDragAtom),
  });
}
