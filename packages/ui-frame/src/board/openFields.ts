import type { KitStore } from '@eecs/ui-kit';
import { type NumberPress, takeNumber } from '@eecs/ui-kit/editor';
import { typedPlaceAtom } from '../state/tool.ts';
import { getTypedMeaning } from '../state/typedNumber.ts';

const VALUE = '[data-fields] input[inputmode="decimal"]:enabled';
const FIELD = '[data-fields] :is(input, select, button):enabled';

/** Focuses the fields below the drawing. */
export function openFields(board: Element | null): void {
  (board?.querySelector<HTMLElement>(VALUE) ?? board?.querySelector<HTMLElement>(FIELD))?.focus();
}

/** Passes the first character of a number to its field; returns whether there is one. */
export function typeNumber(store: KitStore, press: NumberPress, board: Element | null): boolean {
  if (board === null) return false;
  const meaning = getTypedMeaning(store, press.key);
  return takeNumber(press, { store, editor: board, typedAtom: typedPlaceAtom, meaning });
}
