import {
  type BoardKeyPress,
  type BoardKeyServices,
  type KeyActions,
  announceAtom,
  applyToSelected,
  createSelectionActions,
  leaveBoard,
  toArrowWay,
  walkItems,
} from '@eecs/ui-kit/editor';
import { type TrussItem, isSameItem, toItemKey } from '../editing/items.ts';
import { type BoardKeyId, boardKeys } from '../keys/boardKeyTable.ts';
import { type Naming, nameItem } from '../scheme/nameItem.ts';
import { describeLoad } from '@eecs/ui-kit/layout';
import {
  NO_GHOST,
  type OpenDimension,
  ghostAtom,
  lastDimensionAtom,
  menuAtom,
  openDimensionAtom,
  rodStartAtom,
} from '../state/passing.ts';
import { chosenItemAtom, pinnedAtom, selectAllAtom, selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { toolAtom } from '../state/tool.ts';
import { panByKey, turnByKey, zoomMiddle } from './boardCamera.ts';
import type { BoardSurface } from './boardSurface.ts';
import { createHeldMoves } from './heldMoves.ts';
import { listItems } from './listItems.ts';
import { openMenuByKey } from './openMenuAt.ts';
import { applyToolTo, applyToolToAll } from './trussTool.ts';

const ZOOM = 1.25;

export interface BoardKeyParts extends BoardKeyServices<BoardSurface> {
  /** Opens a dimension and focuses its field. */
  readonly openDimension: (dimension: OpenDimension) => void;
}

/** The words of the announcements. */
type Words = Omit<Naming, 'describeLoad'>;

/** Creates the handlers of the keys of the board. */
export function createBoardKeys(
  parts: BoardKeyParts,
  words: Words,
): { readonly press: (press: BoardKeyPress) => boolean; readonly lift: () => void } {
  const { actions, lift } = createBoardActions(parts, words);
  return { press: (press) => boardKeys.act(press, actions), lift };
}

/** The actions of the keys that work while the board has the focus. */
export function createBoardActions(
  parts: BoardKeyParts,
  words: Words,
): {
  readonly actions: KeyActions<BoardKeyId, BoardKeyPress>;
  /** Commits the steps of a held key on its release. */
  readonly lift: () => void;
} {
  const { surface } = parts;
  const { t } = words;
  const { store } = surface;
  const canEdit = (): boolean => !store.get(isReadOnlyAtom);
  // The requested menu gets the focus in a moment: keys meant for it are ignored here.
  const isMenuOpen = (): boolean => store.get(menuAtom) !== null;

  /** Announces the selection and its new place. */
  function announce(key: 'said.moved' | 'said.chosen', item: TrussItem | undefined): void {
    if (item === undefined) return;
    store.set(
      announceAtom,
      t(key, { name: nameItem(store.get(documentAtom), item, { ...words, describeLoad: describeLoad }) }),
    );
  }

  const moves = createHeldMoves(surface, ({ does }) =>
    announce(does === 'moved' ? 'said.moved' : 'said.chosen', store.get(selectionAtom).at(-1)),
  );

  function walk(isBack: boolean): boolean {
    const last = store.get(selectionAtom).at(-1);
    const next = walkItems(listItems(store.get(documentAtom)), last, { toKey: toItemKey, isBack });
    if (next === undefined) return false;
    const kept = store.get(pinnedAtom).filter((item) => !isSameItem(item, next));
    store.set(selectionAtom, [...kept, next]);
    announce('said.chosen', next);
    return true;
  }

  const zoom = (factor: number): void => zoomMiddle(surface.getCamera(), surface.camera, factor);

  /** Applies the active tool to the selection, like a press on it. */
  function applyTool(): boolean {
    const apply = (items: readonly TrussItem[]): boolean => applyToolToAll(surface, items);
    if (applyToSelected(store, { toolAtom, selectionAtom, isReadOnlyAtom, apply, t })) return true;
    const item = store.get(chosenItemAtom);
    if (item === null || !canEdit() || !applyToolTo(surface, item)) return false;
    const { refusal } = store.get(ghostAtom);
    if (refusal !== null) store.set(announceAtom, t(`note.${refusal}`, { count: 1 }));
    else announce('said.chosen', store.get(selectionAtom).at(-1));
    return true;
  }

  /** Opens the next dimension for typing its length; after the last comes the first. */
  function openDimension(step: 1 | -1): void {
    const { dimensions } = surface.getScheme();
    const open = store.get(lastDimensionAtom);
    const at = dimensions.findIndex(({ axis, gap }) => axis === open?.axis && gap === open.gap);
    const count = dimensions.length;
    const next = dimensions[at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count];
    if (next === undefined || !canEdit()) return;
    const { axis, gap } = next;
    store.set(lastDimensionAtom, { axis, gap });
    parts.openDimension({ axis, gap });
  }

  /** Keeps the selection while keys move on to other objects. */
  function pin(): void {
    const items = store.get(selectionAtom);
    store.set(pinnedAtom, items);
    store.set(announceAtom, t('said.pinned', { count: items.length }));
  }

  /** Cancels one thing at a time: a gesture, the object being drawn, the tool, the selection. */
  function leave(): boolean {
    if (moves.drop() || parts.cancel()) return true;
    if (isMenuOpen()) store.set(menuAtom, null);
    else if (store.get(rodStartAtom) !== null) {
      store.set(rodStartAtom, null);
      store.set(ghostAtom, NO_GHOST);
    } else if (store.get(openDimensionAtom) !== null) store.set(openDimensionAtom, null);
    else return leaveBoard(store, { toolAtom, takeToolAtom, first: 'select', selectionAtom });
    return true;
  }

  const actions: KeyActions<BoardKeyId, BoardKeyPress> = {
    walk: ({ shiftKey }) => walk(shiftKey),
    turn: (press) => {
      if (!isMenuOpen() && !moves.move(press, toArrowWay(press.key))) turnByKey(store, toArrowWay(press.key));
    },
    move: (press) => {
      if (!isMenuOpen() && !moves.move(press, toArrowWay(press.key)))
        panByKey(surface.camera, toArrowWay(press.key));
    },
    openObject: ({ key }) => {
      if (key === 'F2' || (!isMenuOpen() && !applyTool())) parts.openFields();
    },
    ...createSelectionActions(store, {
      selectionAtom,
      selectAllAtom,
      isReadOnlyAtom,
      t,
      duplicate: parts.duplicate,
      removeChosen: parts.removeChosen,
    }),
    leave,
    menu: () => openMenuByKey(surface),
    pin: (press) => {
      press.stopPropagation();
      pin();
    },
    dimension: ({ shiftKey }) => openDimension(shiftKey ? -1 : 1),
    zoomIn: () => zoom(ZOOM),
    zoomOut: () => zoom(1 / ZOOM),
  };
  return { actions, lift: moves.lift };
}
