import { type KeyboardEvent, useRef } from 'react';
import { parseQuantity, roundNoise } from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import { useKitStore, useLocale } from '@eecs/ui-kit';
import {
  type BoardKeys,
  type HeldSteps,
  type Joining,
  hasSingleKeysAtom,
  isJumpingAtom,
  stepByKeys,
  typePlace,
  walkOptions,
} from '@eecs/ui-kit/editor';
import { getPlace } from '../editing/moveObject.ts';
import { getExtent, limitWay, moveObjects, pickObjects } from '../editing/moveObjects.ts';
import { stepValues } from '../editing/stepValues.ts';
import { endsPlace, isKey } from '../keys/beamKeys.ts';
import { fitSquares } from '../scheme/fitSquares.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import {
  type BoardItem,
  boardItemAtom,
  boardItemsAtom,
  selectionAtom,
  selectionsAtom,
  toItemKey,
} from '../state/selection.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { viewAtom } from '../state/view.ts';
import { addPlaceAtom, ghostAtom, isTypedRefusedAtom, saidAtom, typedAtom } from './boardState.ts';
import {
  endDragAtom,
  moveToAtom,
  placeAtom,
  showCursorAtom,
  stepDragAtom,
  takeToolAtom,
} from './boardVerbs.ts';
import { duplicateAtom } from './chosenVerbs.ts';
import { listGuides } from './guideLines.ts';
import { listItems } from '../scheme/nameItem.ts';
import { getIncrement, stepPlace } from './stepPlace.ts';
import { useRemoveSelected } from './useRemoveSelected.ts';

/**
 * Gives the keys of the board. Tab goes through its objects and then out; arrows move what is selected by the finest
 * line of the grid that is drawn, or the cursor of a tool, and change values; digits begin a coordinate.
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
  const locale = useLocale();
  const remove = useRemoveSelected();
  // After Esc, Tab leaves the board; while a key is held its steps are one draft.
  const isLeaving = useRef(false);
  const held = useRef<HeldSteps>(null);
  const joined = useRef<Joining>(undefined);

  const isReadOnly = (): boolean => store.get(isReadOnlyAtom);
  const hasSingleKeys = (): boolean => store.get(hasSingleKeysAtom);
  const hasTool = (): boolean => store.get(toolAtom) !== 'select';

  /** Whether what is chosen has a place one can move it to and can be removed. */
  const hasMovable = (): boolean =>
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

  function getCursor(): number {
    if (store.get(ghostAtom) === null) store.set(showCursorAtom);
    return store.get(ghostAtom)?.snap.x ?? 0;
  }

  /** Presses of one key on what is chosen join to one step. */
  function join({ key, timeStamp }: KeyboardEvent): Joining {
    const items = store.get(boardItemsAtom).map(toItemKey);
    return { key: [key, ...items].join(' '), atMs: timeStamp };
  }

  /** Sideways by lines of the grid, or with an infinite number of them to an end. */
  function step(event: KeyboardEvent, by: number): void {
    const document = store.get(documentAtom);
    const line = fitSquares(document.grid, getScheme().scale.factor).minor;
    const item = store.get(boardItemAtom);
    if (hasTool() || item?.kind === 'guide') {
      const place = hasTool() ? getCursor() : (store.get(guidesAtom)[item?.index ?? 0] ?? 0);
      const turn = stepByKeys(held.current, { by, isRepeat: event.repeat && !hasTool() });
      held.current = turn.held;
      const x = stepPlace(document, { x: place, by: turn.by * line });
      const snap = { x, to: 'nothing' } as const;
      if (hasTool()) store.set(ghostAtom, { snap });
      else if (turn.isDraft && item !== null) store.set(stepDragAtom, { guide: item.index, snap });
      else store.set(moveToAtom, x);
      return;
    }
    const selections = store.get(selectionsAtom);
    const extent = getExtent(pickObjects(document, selections));
    const from = item?.kind === 'dimension' || selections.length === 0 ? null : placeOfLast();
    if (extent === null || from === null) return;
    const turn = stepByKeys(held.current, { by, isRepeat: event.repeat });
    const way = limitWay(extent, turn.by * line, document);
    held.current = turn.held === null ? null : way / line;
    joined.current = join(event);
    const x = roundNoise(from + way);
    if (!turn.isDraft) store.set(moveToAtom, x, joined.current);
    else {
      const verb = (base: typeof document) => moveObjects(base, selections, way);
      store.set(stepDragAtom, { verb, snap: { x, to: 'nothing' } });
    }
  }

  function placeOfLast(): number | null {
    const selection = store.get(selectionAtom);
    return selection && getPlace(store.get(documentAtom), selection);
  }

  function changeValue(event: KeyboardEvent, by: number): void {
    const selections = store.get(selectionsAtom);
    const size = by * getIncrement(store.get(documentAtom));
    const verb = (document: Parameters<typeof stepValues>[0]) => stepValues(document, selections, size);
    store.set(stepDragAtom, { verb, snap: null });
    store.set(endDragAtom, join(event));
  }

  function type(event: KeyboardEvent): boolean {
    const text = store.get(typedAtom);
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // G and a digit go to a diagram.
    const canBegin = !store.get(isJumpingAtom) && (hasMovable() || hasTool()) && !isReadOnly();
    const turn = typePlace(
      { text, isRefused: store.get(isTypedRefusedAtom) },
      {
        key: event.key,
        isText,
        begins: canBegin && beginsPlace(event),
        // The beam is solved as it stands: only a bare Enter takes the typed text.
        ends: isKey(event, 'solve') || (hasSingleKeys() && endsPlace(event, text ?? '')),
      },
    );
    if (turn.text !== text) store.set(typedAtom, turn.text);
    if (turn.place !== undefined) goTo(turn.place);
    if (!turn.isTaken) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /**
   * A minus makes a magnified board smaller; on the whole beam it can only begin a number, which is then refused aloud.
   */
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
    if (hasTool()) store.set(placeAtom, read.value);
    else store.set(moveToAtom, read.value);
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
    if (hasTool()) store.set(placeAtom, getCursor(), store.get(ghostAtom)?.from);
    else openEditor();
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
    else if (isKey(event, 'changeValue')) changeValue(event, event.key === 'ArrowUp' ? size : -size);
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
      store.set(endDragAtom, joined.current);
    },
  };
}

const COARSE = 10;
