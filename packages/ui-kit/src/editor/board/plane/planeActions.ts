import type { KeyActions, KeyPress } from '../../keys/createKeys.ts';
import type { KitStore } from '../../../store/kitStore.ts';
import { walkItems } from '../selectionActions.ts';
import type { PlaneBoard, PlaneTypes } from './planeBoard.ts';
import type { PlaneKeyId } from './planeKeys.ts';
import { toPlaneKey } from './planeShape.ts';

const ZOOM = 1.5;

/** Creates the actions of the single keys of a plane editor, which work wherever the focus is: tools and views. */
export function createSingleActions<Types extends PlaneTypes, Tool extends string>(
  { plan, toolAtom, camera }: PlaneBoard<Types, Tool>,
  store: KitStore,
): KeyActions<Tool | PlaneKeyId> {
  const tools = Object.keys(plan.tools).map((tool) => [tool, () => store.set(toolAtom, tool as Tool)]);
  return {
    ...(Object.fromEntries(tools) as KeyActions<Tool>),
    fit: () => store.set(camera.viewAtom, null),
    zoomIn: () => store.set(camera.zoomAtom, { factor: ZOOM }),
    zoomOut: () => store.set(camera.zoomAtom, { factor: 1 / ZOOM }),
  };
}

/** Creates the actions of the keys of a plane editor while its board has the focus. */
export function createBoardActions<Types extends PlaneTypes, Tool extends string>(
  { plan, toolAtom, chosenAtom }: PlaneBoard<Types, Tool>,
  store: KitStore,
): KeyActions<PlaneKeyId> {
  const { session, listShapes, tools } = plan;
  const [first] = Object.keys(tools) as Tool[];
  const listItems = (): readonly Types['item'][] =>
    listShapes(store.get(session.documentAtom)).map(({ item }) => item);

  return {
    walk: ({ shiftKey }: KeyPress) => {
      const last = store.get(chosenAtom).at(-1);
      const next = walkItems(listItems(), last, { toKey: toPlaneKey, isBack: shiftKey });
      store.set(chosenAtom, next === undefined ? [] : [next]);
      return next !== undefined;
    },
    selectAll: () => store.set(chosenAtom, listItems()),
    remove: () => {
      const chosen = store.get(chosenAtom);
      if (chosen.length === 0 || store.get(session.isReadOnlyAtom)) return false;
      store.set(session.applyEditAtom, (document) => plan.remove(document, chosen));
      store.set(chosenAtom, []);
      return true;
    },
    leave: () => {
      if (first !== undefined && store.get(toolAtom) !== first) store.set(toolAtom, first);
      else store.set(chosenAtom, []);
    },
  };
}
