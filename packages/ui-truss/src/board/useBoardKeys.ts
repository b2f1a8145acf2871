import { type KeyboardEvent, useMemo } from 'react';
import { type Format, useFormat, useKitStore } from '@eecs/ui-kit';
import { panBy, zoomAbout } from '../camera/camera.ts';
import { orbit } from '../camera/orientation.ts';
import { type TrussItem, isSameItem } from '../editing/items.ts';
import { readLetter } from '../keys/readLetter.ts';
import { whatIsTyped } from '../state/typedNumber.ts';
import { type EditorText, useEditorText } from '../messages/editorMessages.ts';
import {
  NO_GHOST,
  type OpenDimension,
  ghostAtom,
  lastDimensionAtom,
  openDimensionAtom,
  rodStartAtom,
  menuAtom,
} from '../state/passing.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { sayAtom } from '../state/saying.ts';
import { chosenItemAtom, pinnedAtom, selectAllAtom, selectionAtom } from '../state/selection.ts';
import { toolAtom } from '../state/tool.ts';
import { orientationAtom, windowAtom } from '../state/view.ts';
import type { BoardSurface } from './boardSurface.ts';
import { listItems } from './listItems.ts';
import { moveChosen } from './moveChosen.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { openMenuByKey } from './openMenuAt.ts';
import { applyToolTo } from './trussTool.ts';

const COARSE = 10;
const PAN_PX = 40;
/** An arrow with Shift turns the view by so many degrees. */
const TURN = 15;

export interface BoardKeyParts {
  readonly surface: BoardSurface;
  /** Ends a gesture of the pointer under way; says whether there was one. */
  readonly cancel: () => boolean;
  /** Takes the focus to the fields of what is chosen. */
  readonly openFields: () => void;
  /**
   * Takes the focus to the value of the load that is chosen, for a sign to take the
   * place of what is there; false without one.
   */
  readonly openValue: () => boolean;
  /** Puts a copy beside what is chosen. */
  readonly duplicate: () => void;
  readonly removeChosen: () => void;
  /** Opens a dimension and takes the focus to its field. */
  readonly openDimension: (dimension: OpenDimension) => void;
  /** Takes the focus to the field a place is typed into. */
  readonly openPlace: (text: string) => void;
}

/** Gives what keys do while the board has the focus. */
export function useBoardKeys(parts: BoardKeyParts): (event: KeyboardEvent) => void {
  const store = useKitStore();
  const t = useEditorText();
  const format = useFormat();
  return useMemo(() => createBoardKeys({ ...parts, store, t, format }), [parts, store, t, format]);
}

interface Words {
  readonly store: BoardSurface['store'];
  readonly t: EditorText;
  readonly format: Format;
}

function createBoardKeys(parts: BoardKeyParts & Words): (event: KeyboardEvent) => void {
  const { store, surface, t, format } = parts;

  /** Says what is chosen and where it came to be. */
  function say(key: 'said.moved' | 'said.chosen', item: TrussItem | undefined): void {
    if (item === undefined) return;
    store.set(sayAtom, t(key, { name: nameItem(store.get(documentAtom), item, { t, format }) }));
  }

  function walk(step: 1 | -1): boolean {
    const items = listItems(store.get(documentAtom));
    const last = store.get(selectionAtom).at(-1) ?? null;
    const at = items.findIndex((item) => isSameItem(item, last));
    const next = items[at < 0 ? (step > 0 ? 0 : items.length - 1) : at + step];
    if (next === undefined) return false;
    const kept = store.get(pinnedAtom).filter((item) => !isSameItem(item, next));
    store.set(selectionAtom, [...kept, next]);
    say('said.chosen', next);
    return true;
  }

  /** Moves what is chosen by grid lines along the page; without a choice the view is moved, or with Shift turned. */
  function move(event: KeyboardEvent, { x: right, y: up }: { readonly x: number; readonly y: number }): void {
    const lines = event.shiftKey ? COARSE : event.altKey ? 0.1 : 1;
    const done = moveChosen(surface, { right, up, lines, atMs: event.timeStamp });
    if (done !== 'none') {
      say(done === 'moved' ? 'said.moved' : 'said.chosen', store.get(selectionAtom).at(-1));
    } else if (event.shiftKey) {
      const turned = orbit(store.get(orientationAtom), { azimuth: -right * TURN, elevation: up * TURN });
      store.set(orientationAtom, turned);
    } else {
      const camera = surface.getCamera();
      store.set(windowAtom, panBy(camera, { x: -right * PAN_PX, y: up * PAN_PX }));
    }
  }

  function zoom(factor: number): void {
    const camera = surface.getCamera();
    store.set(windowAtom, zoomAbout(camera, factor, { x: camera.width / 2, y: camera.height / 2 }));
  }

  /** Uses the tool in hand on what is chosen, as a press there would. */
  function applyTool(): boolean {
    const item = store.get(chosenItemAtom);
    if (item === null || store.get(isReadOnlyAtom) || !applyToolTo(surface, item)) return false;
    const { refusal } = store.get(ghostAtom);
    if (refusal !== null) store.set(sayAtom, t(`note.${refusal}`, { count: 1 }));
    else say('said.chosen', store.get(selectionAtom).at(-1));
    return true;
  }

  /** Opens the next dimension for its length to be typed, after the last the first. */
  function openDimension(step: 1 | -1): void {
    const { dimensions } = surface.getScheme();
    const open = store.get(lastDimensionAtom);
    const at = dimensions.findIndex(({ axis, gap }) => axis === open?.axis && gap === open.gap);
    const count = dimensions.length;
    const next = dimensions[at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count];
    if (next === undefined || store.get(isReadOnlyAtom)) return;
    const { axis, gap } = next;
    store.set(lastDimensionAtom, { axis, gap });
    parts.openDimension({ axis, gap });
  }

  /** The selection stays while keys go on to other objects. */
  function pin(): void {
    const items = store.get(selectionAtom);
    store.set(pinnedAtom, items);
    store.set(sayAtom, t('said.pinned', { count: items.length }));
  }

  function remove(): void {
    const items = store.get(selectionAtom);
    if (items.length > 0 && !store.get(isReadOnlyAtom)) parts.removeChosen();
  }

  /** One step at a time: a gesture, what is being drawn, the tool, the choice. */
  function leave(): boolean {
    if (parts.cancel()) return true;
    if (store.get(menuAtom) !== null) store.set(menuAtom, null);
    else if (store.get(rodStartAtom) !== null) {
      store.set(rodStartAtom, null);
      store.set(ghostAtom, NO_GHOST);
    } else if (store.get(openDimensionAtom) !== null) store.set(openDimensionAtom, null);
    else if (store.get(toolAtom) !== 'select') store.set(toolAtom, 'select');
    else if (store.get(selectionAtom).length > 0) store.set(selectionAtom, []);
    else return false;
    return true;
  }

  /** Gives the first sign of a number to the field it is meant for. */
  function typeNumber(event: KeyboardEvent): boolean {
    const typed = whatIsTyped(event.key, {
      tool: store.get(toolAtom),
      items: store.get(selectionAtom),
      isReadOnly: store.get(isReadOnlyAtom),
    });
    if (typed === null) return false;
    // The sign itself goes into a value that has the focus now.
    if (typed === 'value' && parts.openValue()) return true;
    event.preventDefault();
    if (typed === 'place') parts.openPlace(event.key);
    return true;
  }

  return (event) => {
    const { key } = event;
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod) {
      if ((key.toLowerCase() === 'd' || event.code === 'KeyD') && !store.get(isReadOnlyAtom)) {
        event.preventDefault();
        parts.duplicate();
        return;
      }
      if (key.toLowerCase() !== 'a' && event.code !== 'KeyA') return;
      event.preventDefault();
      store.set(selectAllAtom);
      store.set(sayAtom, t('said.all', { count: store.get(selectionAtom).length }));
      return;
    }
    if (key === 'Tab') {
      if (walk(event.shiftKey ? -1 : 1)) event.preventDefault();
      return;
    }
    const way = ARROWS[key];
    // The menu that was asked for has the focus in a moment: what is meant for it moves nothing.
    if (store.get(menuAtom) !== null && (way !== undefined || key === 'Enter')) {
      event.preventDefault();
    } else if (way !== undefined) {
      event.preventDefault();
      move(event, way);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      remove();
    } else if (key === 'Escape') {
      if (leave()) event.preventDefault();
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      if (key === 'F2' || !applyTool()) parts.openFields();
    } else if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      openMenuByKey(surface);
    } else if (key === ' ' && event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
      pin();
    } else if (readLetter(event) === 'd') {
      event.preventDefault();
      openDimension(event.shiftKey ? -1 : 1);
    } else if (typeNumber(event)) {
      event.stopPropagation();
    } else if (ZOOMS[key] !== undefined) {
      event.preventDefault();
      zoom(ZOOMS[key]);
    }
  };
}

const FACTOR = 1.25;
const ZOOMS: Readonly<Record<string, number>> = { '+': FACTOR, '=': FACTOR, '-': 1 / FACTOR };

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
