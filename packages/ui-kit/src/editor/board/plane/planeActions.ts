import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { toItemKey } from '../../../editing/items.ts';
import type { KitStore } from '../../../store/kitStore.ts';
import type { KeyActions, KeyPress } from '../../keys/createKeys.ts';
import { createSelectionActions, leaveBoard, walkSelection } from '../selectionActions.ts';
import type { PlaneBoard, PlaneTypes } from './planeBoard.ts';
import type { PlaneKeyId } from './planeKeys.ts';

/** Factor by which a key magnifies or reduces the drawing. */
const ZOOM = 1.25;

/** The properties of an editor on a board that the actions of its single keys need. */
export interface SingleActionsPlan<Tool extends string> {
  readonly session: {
    readonly documentAtom: Atom<{ readonly caseSets: readonly unknown[] }>;
    readonly chosenSetAtom: WritableAtom<number | 'all', [chosen: number | 'all'], void>;
    readonly isReadOnlyAtom: Atom<boolean>;
  };
  readonly tools: readonly Tool[];
  readonly takeToolAtom: WritableAtom<null, [tool: Tool], void>;
  /** Draws the next or the previous result; returns false if there are no results. */
  readonly step: (by: 1 | -1) => boolean;
  /** Shows the whole drawing. */
  readonly fitAtom: WritableAtom<null, [], void>;
}

/** Creates the actions of the keys that work wherever the focus is: tools, results, case sets, the whole view. */
export function createSingleActions<Tool extends string>(
  store: KitStore,
  { session, tools, takeToolAtom, step, fitAtom }: SingleActionsPlan<Tool>,
): KeyActions<Tool | 'nextResult' | 'previousResult' | 'caseSet' | 'allSets' | 'fit'> {
  const { documentAtom, chosenSetAtom, isReadOnlyAtom } = session;
  const take = (tool: Tool) => (): boolean => {
    if (store.get(isReadOnlyAtom)) return false;
    store.set(takeToolAtom, tool);
    return true;
  };
  const takes = tools.map((tool) => [tool, take(tool)]);
  const countSets = (): number => store.get(documentAtom).caseSets.length;
  return {
    ...(Object.fromEntries(takes) as KeyActions<Tool>),
    nextResult: () => step(1),
    previousResult: () => step(-1),
    caseSet: ({ key }) => {
      if (Number(key) > countSets()) return false;
      store.set(chosenSetAtom, Number(key) - 1);
      return true;
    },
    allSets: () => {
      if (countSets() < 2) return false;
      store.set(chosenSetAtom, 'all');
      return true;
    },
    fit: () => store.set(fitAtom),
  };
}

/** Creates the actions of the keys that magnify or reduce the drawing about its middle. */
export function createZoomActions(
  store: KitStore,
  zoomAtom: WritableAtom<null, [zoom: { readonly factor: number }], void>,
): KeyActions<'zoomIn' | 'zoomOut'> {
  return {
    zoomIn: () => store.set(zoomAtom, { factor: ZOOM }),
    zoomOut: () => store.set(zoomAtom, { factor: 1 / ZOOM }),
  };
}

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
