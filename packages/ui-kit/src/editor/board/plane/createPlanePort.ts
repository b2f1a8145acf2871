import { isSameItem } from '../../../editing/items.ts';
import type { KitStore } from '../../../store/kitStore.ts';
import type { BoardPort, Drag, Hit, PlacingTool, Pointed, Projection } from '../boardPort.ts';
import { createBoardCamera } from '../createBoardCamera.ts';
import { createDraftDrag } from '../createDraftDrag.ts';
import { hitTest, listWithin } from '../hitTest.ts';
import type { Scene } from '../sceneObject.ts';
import type { PlaneBoard, PlaneTypes } from './planeBoard.ts';
import type { PlanePlace } from './planeShape.ts';

/** The drawing under the pointers. */
export interface PlaneSurface<Item> {
  readonly store: KitStore;
  readonly getScene: () => Scene<Item>;
  readonly getProjection: () => Projection<PlanePlace>;
  /** The width of the drawing, px. */
  readonly getWidth: () => number;
}

/** Creates the port between the gestures and a plane document: its objects are selected, dragged and joined. */
export function createPlanePort<Types extends PlaneTypes, Tool extends string>(
  { plan, toolAtom, selectionAtom, marqueeAtom, camera }: PlaneBoard<Types, Tool>,
  { store, getScene, getProjection, getWidth }: PlaneSurface<Types['item']>,
): BoardPort<Types['item'], PlanePlace> {
  type Item = Types['item'];
  const { session, step, tools, move } = plan;

  const snap = (value: number, { mode }: Pick<Pointed<PlanePlace>, 'mode'>): number =>
    mode === 'free' ? value : Math.round(value / step) * step;

  const find = (at: { readonly x: number; readonly y: number }, isCoarse: boolean): Hit<Item> | null =>
    hitTest({
      objects: getScene().objects,
      x: at.x,
      y: at.y,
      selected: store.get(selectionAtom),
      isSame: isSameItem,
      isCoarse,
    });

  function startDrag({ item }: Hit<Item>, from: Pointed<PlanePlace>): Drag<PlanePlace> {
    const chosen = store.get(selectionAtom);
    const items = chosen.some((other) => isSameItem(other, item)) ? chosen : [item];
    return createDraftDrag(store, session, {
      step: (to) => {
        const by = { x: snap(to.place.x - from.place.x, to), y: snap(to.place.y - from.place.y, to) };
        store.set(session.drawUpAtom, (document) => move(document, items, by));
      },
    });
  }

  function takeTool(): PlacingTool<Item, PlanePlace> | null {
    const { place, join } = tools[store.get(toolAtom)];
    if (place === undefined && join === undefined) return null;
    return {
      hover: () => undefined,
      begin: (from) => {
        const start = find(from, false)?.item;
        let last = from;
        return createDraftDrag(store, session, {
          step: (to) => (last = to),
          commit: () => {
            const end = find(last, false)?.item;
            const at = { x: snap(last.place.x, last), y: snap(last.place.y, last) };
            if (place !== undefined) store.set(session.applyEditAtom, (document) => place(document, at));
            else if (
              join !== undefined &&
              start !== undefined &&
              end !== undefined &&
              !isSameItem(start, end)
            )
              store.set(session.applyEditAtom, (document) => join(document, start, end));
          },
        });
      },
    };
  }

  return {
    getWidth,
    getProjection,
    isReadOnly: () => store.get(session.isReadOnlyAtom),
    find: (at, { isCoarse }) => {
      const hit = find(at, isCoarse);
      // While a tool is active nothing is dragged: its use may also begin at a selected object.
      return hit === null ? null : { ...hit, isFixed: takeTool() !== null };
    },
    selection: {
      get: () => store.get(selectionAtom),
      set: (items) => store.set(selectionAtom, items),
      hover: () => undefined,
      isSame: isSameItem,
    },
    marquee: {
      find: (frame) => listWithin(getScene().objects, frame),
      show: (frame) => store.set(marqueeAtom, frame),
    },
    startDrag,
    tool: takeTool,
    camera: createBoardCamera('xy', camera, { store, getScale: getProjection }),
    openMenu: () => undefined,
    isPanKey: ({ key }) => key === ' ',
  };
}
