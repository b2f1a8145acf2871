import { type KeyboardEvent, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { type BoardKeys, walkOptions } from '@eecs/ui-kit/editor';
import { isKey } from '../keys/beamKeys.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { listItems } from '../scheme/nameItem.ts';
import { guidesAtom } from '../state/guides.ts';
import { type BoardItem, boardItemAtom, selectionAtom, toItemKey } from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { addPlaceAtom, ghostAtom } from './boardState.ts';
import { isAtPlacedAtom, placeAtom, takeToolAtom } from './boardVerbs.ts';
import { duplicateAtom } from './chosenVerbs.ts';
import { listGuides } from './guideLines.ts';
import { getCursor, useKeySteps } from './useKeySteps.ts';
import { useRemoveSelected } from './useRemoveSelected.ts';

/**
 * Returns the key handlers of the board. Tab moves through its objects and then leaves; arrow keys move the selection
 * by the finest drawn grid line, or the cursor of a tool, and change values.
 */
export function useBoardKeys({
  getScheme,
  cancelGesture,
  openEditor,
}: {
  readonly getScheme: () => Scheme;
  readonly cancelGesture: () => boolean;
  readonly openEditor: () => void;
}): BoardKeys {
  const store = useKitStore();
  const remove = useRemoveSelected();
  // After Esc, Tab leaves the board.
  const isLeaving = useRef(false);
  const steps = useKeySteps(getScheme);

  const isReadOnly = (): boolean => store.get(isReadOnlyAtom);
  const hasTool = (): boolean => store.get(toolAtom) !== 'select';

  /** Returns whether the selection can be removed. */
  const hasRemovable = (): boolean =>
    store.get(selectionAtom) !== null || store.get(boardItemAtom)?.kind === 'guide';

  function walk(event: KeyboardEvent): void {
    const document = store.get(documentAtom);
    const guides = listGuides(store.get(guidesAtom), document).map(({ item }) => item);
    const items = new Map<string, BoardItem>(
      [...listItems(document), ...guides].map((item) => [toItemKey(item), item]),
    );
    const active = store.get(boardItemAtom);
    const from = active === null ? null : toItemKey(active);
    const next = walkOptions([...items.keys()], { from, isBack: event.shiftKey });
    const item = next === null ? undefined : items.get(next);
    if (item === undefined || isLeaving.current || hasTool()) return;
    event.preventDefault();
    store.set(boardItemAtom, item);
  }

  function escape(): void {
    if (cancelGesture()) return;
    store.set(addPlaceAtom, null);
    if (hasTool()) store.set(takeToolAtom, 'select');
    else {
      store.set(boardItemAtom, null);
      isLeaving.current = true;
    }
  }

  function enter(): void {
    if (!hasTool() || store.get(isAtPlacedAtom)) openEditor();
    else store.set(placeAtom, getCursor(store), store.get(ghostAtom)?.from);
  }

  function onKeyDown(event: KeyboardEvent<SVGGElement>): void {
    if (event.key !== 'Tab' && event.key !== 'Shift') isLeaving.current = false;
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
    if (isKey(event, 'move')) steps.step(event, event.key === 'ArrowLeft' ? -size : size);
    else if (isKey(event, 'moveToEnd')) steps.step(event, event.key === 'Home' ? -Infinity : Infinity);
    else if (isKey(event, 'changeValue')) steps.changeValue(event, event.key === 'ArrowUp' ? size : -size);
    else if (isKey(event, 'openObject')) enter();
    else if (hasSelection && isKey(event, 'duplicate')) store.set(duplicateAtom);
    else if (hasRemovable() && isKey(event, 'remove')) {
      // A drag would continue behind the question.
      cancelGesture();
      void remove();
    } else return false;
    return true;
  }

  return {
    onKeyDown,
    onKeyUp: steps.end,
  };
}

const COARSE = 10;
