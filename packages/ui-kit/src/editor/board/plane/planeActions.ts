import { atom } from 'jotai/vanilla';
import { toItemKey } from '../../../editing/items.ts';
import type { KitStore } from '../../../store/kitStore.ts';
import type { KeyActions, KeyPress } from '../../keys/createKeys.ts';
import { createSelectionActions, leaveBoard, walkSelection } from '../selectionActions.ts';
import type { PlaneBoard, PlaneTypes } from './planeBoard.ts';
import type { PlaneKeyId } from './planeKeys.ts';

/** Creates the actions of the keys of a plane board while it has the focus. */
export function createBoardActions<Types extends PlaneTypes, Tool extends string>(
  { plan, tools, toolAtom, takeToolAtom, selectionAtom }: PlaneBoard<Types, Tool>,
  store: KitStore,
): KeyActions<PlaneKeyId> {
  const { session, label, listShapes } = plan;
  const [first] = tools;
  const listItems = (): readonly Types['item'][] =>
    listShapes(store.get(session.documentAtom)).map(({ item }) => item);
  const { selectAll, remove } = createSelectionActions(store, {
    selectionAtom,
    selectAllAtom: atom(null, (_, set) => set(selectionAtom, listItems())),
    isReadOnlyAtom: session.isReadOnlyAtom,
    t: (_, { count }) => `${label}: ${count}`,
    duplicate: () => undefined,
    removeChosen: () => {
      const chosen = store.get(selectionAtom);
      store.set(session.applyEditAtom, (document) => plan.remove(document, chosen));
      store.set(selectionAtom, []);
    },
  });
  return {
    walk: ({ shiftKey }: KeyPress) =>
      walkSelection(store, { selectionAtom, listItems, toKey: toItemKey }, shiftKey) !== undefined,
    selectAll,
    remove,
    leave: () => first !== undefined && leaveBoard(store, { toolAtom, takeToolAtom, first, selectionAtom }),
  };
}
