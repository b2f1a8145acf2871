import {
  type BoardKeyPress,
  type BoardKeyServices,
  type KeyActions,
  type NumberPress,
  announceAtom,
  applyToSelected,
  createSelectionActions,
  leaveBoard,
  toArrowWay,
  walkSelection,
} from '@eecs/ui-kit/editor';
import { type FrameItem, movedJoints, toItemKey } from '../editing/items.ts';
import { moveJoints } from '../editing/joints.ts';
import { stepOf } from '../editing/snap.ts';
import { type BoardKeyId, boardKeys } from '../keys/frameKeys.ts';
import { type Naming, nameItem } from '../scheme/nameItem.ts';
import { chosenItemAtom, selectAllAtom, selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { NO_GHOST, ghostAtom, memberStartAtom, takeToolAtom, toolAtom } from '../state/tool.ts';
import { camera, holdExtentAtom } from '../state/view.ts';
import { applyToolTo } from './frameTool.ts';
import { applyToolToAll } from './toolOnAll.ts';
import { listItems } from './listItems.ts';
import { openMenuByKey } from './openMenuAt.ts';
import type { Surface } from './surface.ts';

/** Grid steps that an arrow key moves with Shift, and with Alt. */
const STEPS = { coarse: 10, fine: 0.1 };
/** Share of the view by which an arrow key pans it. */
const PAN = 0.1;

/** The board on which the keys act. */
export interface BoardKeyParts extends BoardKeyServices<Surface>, Naming {
  /** Passes a number to its field (a position, the value of a load); returns false if there is none. */
  readonly typeNumber: (press: NumberPress) => boolean;
}

/** Creates the handler of the keys of the board; it returns whether a key was handled. */
export function createBoardKeys(parts: BoardKeyParts): (press: BoardKeyPress & NumberPress) => boolean {
  const actions = createBoardActions(parts);
  return (press) => {
    // The typed character itself goes into the field that then has the focus.
    if (boardKeys.isKey(press, 'typePlace') && parts.typeNumber(press)) return false;
    return boardKeys.act(press, actions);
  };
}

/** Creates the effects of the keys of the board. */
export function createBoardActions({
  surface,
  cancel,
  openFields,
  duplicate,
  removeChosen,
  ...naming
}: BoardKeyParts): KeyActions<Exclude<BoardKeyId, 'typePlace'>, BoardKeyPress> {
  const { store } = surface;
  const { t } = naming;
  const canEdit = (): boolean => !store.get(isReadOnlyAtom);

  function announce(item: FrameItem | undefined): void {
    if (item !== undefined) store.set(announceAtom, nameItem(store.get(documentAtom), item, naming));
  }

  function walk(isBack: boolean): boolean {
    const objects = { selectionAtom, listItems: () => listItems(store.get(documentAtom)), toKey: toItemKey };
    const next = walkSelection(store, objects, isBack);
    announce(next);
    return next !== undefined;
  }

  /** Moves the selection by grid steps, or pans the view without a selection. */
  function move({ key, shiftKey, altKey, timeStamp }: BoardKeyPress): void {
    const way = toArrowWay(key);
    const items = store.get(selectionAtom);
    const document = store.get(documentAtom);
    const joints = movedJoints(document, items);
    if (joints.size === 0 || !canEdit()) {
      const { width, height, factor } = surface.getProjection();
      store.set(camera.panAtom, {
        x: (way.x * PAN * width) / factor,
        y: (way.y * PAN * height) / factor,
      });
      return;
    }
    const lines = shiftKey ? STEPS.coarse : altKey ? STEPS.fine : 1;
    const step = lines * stepOf(surface.getProjection().factor, 'fine', document.units.system);
    store.set(holdExtentAtom, true);
    store.set(applyEditAtom, (now) => moveJoints(now, joints, { x: way.x * step, y: way.y * step }), {
      key: `move ${key}`,
      atMs: timeStamp,
    });
    announce(store.get(selectionAtom).at(-1));
  }

  /** Cancels one thing at a time: a gesture, the object being drawn, the tool, the selection. */
  function leave(): boolean {
    if (cancel()) return true;
    if (store.get(memberStartAtom) !== null) {
      store.set(memberStartAtom, null);
      store.set(ghostAtom, NO_GHOST);
      return true;
    }
    return leaveBoard(store, { toolAtom, takeToolAtom, first: 'select', selectionAtom });
  }

  return {
    walk: ({ shiftKey }) => walk(shiftKey),
    move,
    openObject: ({ key }) => {
      const apply = (items: readonly FrameItem[]): boolean => applyToolToAll(store, items);
      const tools = { toolAtom, selectionAtom, isReadOnlyAtom, apply, t };
      if (key === 'Enter' && applyToSelected(store, tools)) return;
      const item = store.get(chosenItemAtom);
      const isUsed = key === 'Enter' && item !== null && canEdit() && applyToolTo(surface, item);
      if (!isUsed) openFields();
      else announce(store.get(selectionAtom).at(-1));
    },
    ...createSelectionActions(store, {
      selectionAtom,
      selectAllAtom,
      isReadOnlyAtom,
      t,
      duplicate,
      removeChosen,
    }),
    leave,
    menu: () => openMenuByKey(surface),
  };
}
