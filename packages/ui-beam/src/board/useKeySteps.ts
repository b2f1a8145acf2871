import { type KeyboardEvent, useRef } from 'react';
import { roundNoise } from '@eecs/solver-core';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { type HeldSteps, type Joining, stepByKeys } from '@eecs/ui-kit/editor';
import { getPlace } from '../editing/moveObject.ts';
import { getExtent, limitWay, moveObjects, pickObjects } from '../editing/moveObjects.ts';
import { stepValues } from '../editing/stepValues.ts';
import { fitSquares } from '../scheme/fitSquares.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { guidesAtom } from '../state/guides.ts';
import {
  boardItemAtom,
  boardItemsAtom,
  selectionAtom,
  selectionsAtom,
  toItemKey,
} from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { ghostAtom } from './boardState.ts';
import { endDragAtom, isCursorMovedAtom, moveToAtom, showCursorAtom, stepDragAtom } from './boardVerbs.ts';
import { getIncrement, stepPlace } from './stepPlace.ts';

/** The steps of arrow keys. */
export interface KeySteps {
  /** Moves the selection, or the cursor of a tool, sideways by grid lines; an infinite number moves it to an end. */
  readonly step: (event: KeyboardEvent, by: number) => void;
  /** Changes the values of the selection by a number of increments. */
  readonly changeValue: (event: KeyboardEvent, by: number) => void;
  /** Turns the draft of a held key into one undo step. */
  readonly end: () => void;
}

/** Returns the steps of arrow keys on the board; while a key is held its steps are one draft. */
export function useKeySteps(getScheme: () => Scheme): KeySteps {
  const store = useKitStore();
  const held = useRef<HeldSteps>(null);
  const joined = useRef<Joining>(undefined);
  const hasTool = (): boolean => store.get(toolAtom) !== 'select';

  /** Repeated presses of one key for the same selection are one undo step. */
  function join({ key, timeStamp }: KeyboardEvent): Joining {
    const items = store.get(boardItemsAtom).map(toItemKey);
    return { key: [key, ...items].join(' '), atMs: timeStamp };
  }

  function step(event: KeyboardEvent, by: number): void {
    const document = store.get(documentAtom);
    const line = fitSquares(document.grid, getScheme().scale.factor).minor;
    const item = store.get(boardItemAtom);
    if (hasTool() || item?.kind === 'guide') {
      const place = hasTool() ? getCursor(store) : (store.get(guidesAtom)[item?.index ?? 0] ?? 0);
      const turn = stepByKeys(held.current, { by, isRepeat: event.repeat && !hasTool() });
      held.current = turn.held;
      const x = stepPlace(document, { x: place, by: turn.by * line });
      const snap = { x, to: 'nothing' } as const;
      if (hasTool()) {
        store.set(ghostAtom, { snap });
        store.set(isCursorMovedAtom, true);
      } else if (turn.isDraft && item !== null) store.set(stepDragAtom, { guide: item.index, snap });
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

  function end(): void {
    if (held.current === null) return;
    held.current = null;
    store.set(endDragAtom, joined.current);
  }

  return { step, changeValue, end };
}

/** Returns the place of a tool's cursor; shows the cursor if it is hidden. */
export function getCursor(store: KitStore): number {
  if (store.get(ghostAtom) === null) store.set(showCursorAtom);
  return store.get(ghostAtom)?.snap.x ?? 0;
}
