import type { KeyboardEvent } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { takeNumber } from '@eecs/ui-kit/editor';
import { typedPlaceAtom } from '../state/passing.ts';
import { getTypedMeaning } from '../state/typedNumber.ts';

/** Moves the first character of a number typed on the board to its field; returns whether it was handled. */
export function typeNumber(store: KitStore, event: KeyboardEvent): boolean {
  const { key, currentTarget } = event;
  const editor = currentTarget.closest('[data-truss-board]') ?? currentTarget;
  return takeNumber(event, {
    store,
    editor,
    typedAtom: typedPlaceAtom,
    meaning: getTypedMeaning(store, key),
  });
}
