import { type KeyboardEvent, useRef } from 'react';
import { parseQuantity } from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import { useKitStore, useLocale } from '@eecs/ui-kit';
import { getLastPlace, getPlace, moveObject } from '../editing/moveObject.ts';
import { stepValue } from '../editing/stepValue.ts';
import { endsPlace, isKey } from '../keys/isKey.ts';
import { guidesAtom } from '../state/guides.ts';
import { type BoardItem, boardItemAtom, isSameItem, selectionAtom } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { hasSingleKeysAtom, isJumpingAtom } from '@eecs/ui-kit/editor';
import { toolAtom } from '../state/tool.ts';
import { viewAtom } from '../state/view.ts';
import {
  addPlaceAtom,
  ghostAtom,
  guideDraftAtom,
  isTypedRefusedAtom,
  saidAtom,
  typedAtom,
} from './boardState.ts';
import {
  duplicateAtom,
  endDragAtom,
  moveToAtom,
  placeAtom,
  showCursorAtom,
  stepDragAtom,
  takeToolAtom,
} from './boardVerbs.ts';
import { showGuides } from './guideDraft.ts';
import { listGuides } from './guideLines.ts';
import { listItems } from '../scheme/nameItem.ts';
import { getIncrement, stepPlace } from './stepPlace.ts';
import { useRemoveSelected } from './useRemoveSelected.ts';

export interface BoardKeys {
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
  readonly onKeyUp: () => void;
}

/**
 * Gives the keys of the board. Tab goes through its objects and then out; arrows move what is selected by an increment,
 * or the cursor of a tool; digits begin a coordinate.
 */
export function useBoardKeys({
  cancelGesture,
  openEditor,
}: {
  readonly cancelGesture: () => boolean;
  readonly openEditor: () => void;
}): BoardKeys {
  const store = useKitStore();
  const locale = useLocale();
  const remove = useRemoveSelected();
  // After Esc, Tab leaves the board; while a key is held its steps are one draft.
  const isLeaving = useRef(false);
  const held = useRef<number | null>(null);

  const isReadOnly = (): boolean => store.get(isReadOnlyAtom);
  const hasSingleKeys = (): boolean => store.get(hasSingleKeysAtom);

  /** Whether what is chosen has a place one can move it to and can be removed. */
  const hasMovable = (): boolean =>
    store.get(selectionAtom) !== null || store.get(boardItemAtom)?.kind === 'guide';

  function walk(event: KeyboardEvent): void {
    const document = store.get(documentAtom);
    const guides = listGuides(store.get(guidesAtom), document).map(({ item }) => item);
    const items: readonly BoardItem[] = [...listItems(document), ...guides];
    const selected = store.get(boardItemAtom);
    const at = items.findIndex((item) => isSameItem(item, selected));
    const next = at < 0 ? (event.shiftKey ? -1 : 0) : at + (event.shiftKey ? -1 : 1);
    const item = items[next];
    if (item === undefined || isLeaving.current || store.get(toolAtom) !== 'select') return;
    event.preventDefault();
    store.set(boardItemAtom, item);
  }

  function getCursor(): number {
    if (store.get(ghostAtom) === null) store.set(showCursorAtom);
    return store.get(ghostAtom)?.snap.x ?? 0;
  }

  function moveCursor(x: number): void {
    store.set(ghostAtom, { snap: { x, to: 'nothing' } });
  }

  /** Sideways by increments, or with an infinite number of them to an end. */
  function step(event: KeyboardEvent, by: number): void {
    const document = store.get(documentAtom);
    if (store.get(toolAtom) !== 'select') {
      moveCursor(stepTo(getCursor(), document.L));
      return;
    }
    const item = store.get(boardItemAtom);
    if (item?.kind === 'guide') {
      const place = showGuides(store.get(guidesAtom), store.get(guideDraftAtom))[item.index];
      if (place === undefined) return;
      const x = stepTo(place, document.L);
      if (!event.repeat) store.set(moveToAtom, x);
      else {
        held.current = x;
        store.set(stepDragAtom, { guide: item.index, snap: { x, to: 'nothing' } });
      }
      return;
    }
    const selection = store.get(selectionAtom);
    if (selection === null) return;
    const from = held.current ?? getPlace(document, selection);
    if (from === null) return;
    const x = stepTo(from, getLastPlace(document, selection));
    if (!event.repeat) store.set(moveToAtom, x);
    else {
      held.current = x;
      store.set(stepDragAtom, { verb: (base) => moveObject(base, selection, x), snap: { x, to: 'nothing' } });
    }

    function stepTo(place: number, last: number): number {
      if (!Number.isFinite(by)) return by < 0 ? 0 : last;
      return stepPlace(document, { x: place, by, last });
    }
  }

  function changeValue(by: number): void {
    const selection = store.get(selectionAtom);
    if (selection?.kind !== 'load') return;
    const size = by * getIncrement(store.get(documentAtom));
    store.set(stepDragAtom, { verb: (document) => stepValue(document, selection.index, size), snap: null });
    store.set(endDragAtom);
  }

  function type(event: KeyboardEvent): boolean {
    if (store.get(isTypedRefusedAtom) && !KEPT_REFUSED.includes(event.key)) store.set(typedAtom, null);
    const typed = store.get(typedAtom);
    const hasTarget = hasMovable() || store.get(toolAtom) !== 'select';
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typed === null) {
      // G and a digit go to a diagram.
      if (store.get(isJumpingAtom) || !hasTarget || isReadOnly() || !beginsPlace(event)) return false;
      store.set(typedAtom, event.key);
    } else if (isKey(event, 'solve') || (hasSingleKeys() && endsPlace(event, typed))) {
      // What is solved is the beam as it stands: only a bare Enter takes what is typed.
      store.set(typedAtom, null);
      return false;
    } else if (isText) store.set(typedAtom, typed + event.key);
    else if (event.key === 'Backspace') store.set(typedAtom, typed.slice(0, -1) || null);
    else if (event.key === 'Escape') store.set(typedAtom, null);
    else if (event.key === 'Enter') goTo(typed);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** A minus makes a magnified board smaller; on the whole beam it can only begin a number, which is then refused aloud. */
  function beginsPlace(event: KeyboardEvent): boolean {
    if (isKey(event, 'typePlace')) return true;
    return isKey(event, 'zoomOut') && store.get(viewAtom) === null;
  }

  function goTo(text: string): void {
    const { L, units } = store.get(documentAtom);
    const read = parseQuantity(text, { quantity: 'length', system: units.system, locale, variables: { L } });
    if (!read.ok || !isOnBeam(read.value, { L })) {
      store.set(saidAtom, { code: 'badPlace', text });
      return;
    }
    store.set(typedAtom, null);
    if (store.get(toolAtom) === 'select') store.set(moveToAtom, read.value);
    else store.set(placeAtom, read.value);
  }

  function escape(): void {
    if (cancelGesture()) return;
    store.set(addPlaceAtom, null);
    if (store.get(toolAtom) !== 'select') store.set(takeToolAtom, 'select');
    else {
      store.set(boardItemAtom, null);
      isLeaving.current = true;
    }
  }

  function enter(): void {
    if (store.get(toolAtom) === 'select') openEditor();
    else store.set(placeAtom, getCursor(), store.get(ghostAtom)?.from);
  }

  function onKeyDown(event: KeyboardEvent<SVGGElement>): void {
    if (event.key !== 'Tab' && event.key !== 'Shift') isLeaving.current = false;
    if (type(event)) return;
    if (isKey(event, 'walk')) {
      walk(event);
      return;
    }
    if (isKey(event, 'leave')) escape();
    else if (isReadOnly() || !edit(event)) return;
    event.preventDefault();
  }

  function edit(event: KeyboardEvent): boolean {
    const size = event.shiftKey ? COARSE : 1;
    const hasSelection = store.get(selectionAtom) !== null;
    if (isKey(event, 'move')) step(event, event.key === 'ArrowLeft' ? -size : size);
    else if (isKey(event, 'moveToEnd')) step(event, event.key === 'Home' ? -Infinity : Infinity);
    else if (isKey(event, 'changeValue')) changeValue(event.key === 'ArrowUp' ? size : -size);
    else if (isKey(event, 'openObject')) enter();
    else if (hasSelection && isKey(event, 'duplicate')) store.set(duplicateAtom);
    else if (hasMovable() && isKey(event, 'remove')) {
      // Beneath the question a drag would go on.
      cancelGesture();
      void remove();
    } else return false;
    return true;
  }

  return {
    onKeyDown,
    onKeyUp: () => {
      if (held.current === null) return;
      held.current = null;
      store.set(endDragAtom);
    },
  };
}

const COARSE = 10;
/** What edits a refused coordinate, closes it or is only held with another key. */
const KEPT_REFUSED = ['Backspace', 'Escape', 'Enter', 'Shift', 'Control', 'Alt', 'Meta'];
