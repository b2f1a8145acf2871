import { type KeyboardEvent, useMemo } from 'react';
import { type Format, useFormat, useKitStore } from '@eecs/ui-kit';
import { stepLoads } from '../editing/dragLoads.ts';
import { type TrussItem, indexesOf, isLoadItem, isSameItem, movedJoints } from '../editing/items.ts';
import { moveGuides } from '../editing/guides.ts';
import { moveJoints } from '../editing/joints.ts';
import { ORIGIN, type Place } from '../editing/place.ts';
import { removeItems } from '../editing/remove.ts';
import { chooseStep } from '../editing/snap.ts';
import { type EditorText, useEditorText } from '../messages/editorMessages.ts';
import { NO_GHOST, ghostAtom, openDimensionAtom, rodStartAtom } from '../state/passing.ts';
import { applyEditAtom, documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { sayAtom } from '../state/saying.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { toolAtom } from '../state/tool.ts';
import { panBy } from '../camera/camera.ts';
import { windowAtom } from '../state/view.ts';
import type { BoardSurface } from './boardSurface.ts';
import { listItems } from './listItems.ts';
import { nameItem } from './nameItem.ts';

/** Lines that an arrow key steps by, px apart at least. */
const STEP_PX = 9;
const COARSE = 10;
const PAN_PX = 40;

export interface BoardKeyParts {
  readonly surface: BoardSurface;
  /** Ends a gesture of the pointer under way; says whether there was one. */
  readonly cancel: () => boolean;
  /** Takes the focus to the fields of what is chosen. */
  readonly openFields: () => void;
  /** Puts a copy beside what is chosen. */
  readonly duplicate: () => void;
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
    store.set(selectionAtom, [next]);
    say('said.chosen', next);
    return true;
  }

  /** Moves what is chosen by a grid line along the page; without a choice the view is moved. */
  function move(event: KeyboardEvent, right: number, up: number): void {
    const document = store.get(documentAtom);
    const chosen = store.get(selectionAtom);
    const joints = movedJoints(document, chosen);
    const guides = indexesOf(chosen, 'guide');
    const { camera } = surface.getScheme();
    const loads = chosen.filter(isLoadItem);
    if (joints.size + guides.size === 0 && loads.length > 0 && !store.get(isReadOnlyAtom)) {
      // Up and right make a load greater, as they do in its field.
      const steps = (right + up) * (event.shiftKey ? COARSE : 1);
      store.set(applyEditAtom, (now) => stepLoads(now, loads, steps));
      say('said.chosen', chosen.at(-1));
      return;
    }
    if (joints.size + guides.size === 0 || store.get(isReadOnlyAtom)) {
      store.set(windowAtom, panBy(camera, { x: -right * PAN_PX, y: up * PAN_PX }));
      return;
    }
    const step = chooseStep(camera.scale, STEP_PX) * (event.shiftKey ? COARSE : event.altKey ? 0.1 : 1);
    const by = alongPage(surface, right * step, up * step);
    store.set(applyEditAtom, (now) => {
      const moved = moveJoints(now, joints, { by });
      return moved.notes.length > 0 || guides.size === 0 ? moved : moveGuides(moved.document, guides, by);
    });
    say('said.moved', chosen.at(-1));
  }

  function remove(): void {
    const items = store.get(selectionAtom);
    if (items.length === 0 || store.get(isReadOnlyAtom)) return;
    store.set(applyEditAtom, (document) => removeItems(document, items));
    store.set(selectionAtom, []);
    store.set(sayAtom, t('said.removed', { count: items.length }));
  }

  /** One step at a time: a gesture, what is being drawn, the tool, the choice. */
  function leave(): boolean {
    if (parts.cancel()) return true;
    if (store.get(rodStartAtom) !== null) {
      store.set(rodStartAtom, null);
      store.set(ghostAtom, NO_GHOST);
    } else if (store.get(openDimensionAtom) !== null) store.set(openDimensionAtom, null);
    else if (store.get(toolAtom) !== 'select') store.set(toolAtom, 'select');
    else if (store.get(selectionAtom).length > 0) store.set(selectionAtom, []);
    else return false;
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
    if (way !== undefined) {
      event.preventDefault();
      move(event, way.x, way.y);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      remove();
    } else if (key === 'Escape') {
      if (leave()) event.preventDefault();
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      parts.openFields();
    } else if (isPlaceStart(key) && wantsPlace(store)) {
      event.preventDefault();
      parts.openPlace(key);
    }
  };
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

function isPlaceStart(key: string): boolean {
  return /^[-\d.,@]$/.test(key);
}

/** A place is typed for a joint or a rod that is drawn, and for a joint that is chosen. */
function wantsPlace(store: BoardSurface['store']): boolean {
  if (store.get(isReadOnlyAtom)) return false;
  const tool = store.get(toolAtom);
  const [item, ...others] = store.get(selectionAtom);
  return tool === 'joint' || tool === 'rod' || (item?.kind === 'joint' && others.length === 0);
}

/** The way along the axes of the document that the directions of the page come nearest to. */
function alongPage({ getScheme }: BoardSurface, right: number, up: number): Place {
  const { basis } = getScheme().camera;
  const way = right !== 0 ? basis.right : basis.up;
  const size = right !== 0 ? right : up;
  const axes = ['x', 'y', 'z'] as const;
  const axis = axes.reduce((best, next) => (Math.abs(way[next]) > Math.abs(way[best]) + 1e-9 ? next : best));
  return { ...ORIGIN, [axis]: Math.sign(way[axis]) * size };
}
