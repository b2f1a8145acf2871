import type { KitStore } from '@eecs/ui-kit';
import { type NumberPress, takeNumber } from '@eecs/ui-kit/editor';
import { typedPlaceAtom } from '../state/tool.ts';
import { getTypedMeaning } from '../state/typedNumber.ts';

const VALUE = '[data-fields] input[inputmode="decimal"]:enabled';
const FIELD = '[data-fields] :is(input, select, button):enabled';

/** Takes the focus to the fields under the drawing. */
export function openFields(board: Element | null): void {
  (board?.querySelector<HTMLElement>(VALUE) ?? board?.querySelector<HTMLElement>(FIELD))?.focus();
}

/** Takes the first sign of a number to the field that it is meant for; returns whether there is such a field. */
export function typeNumber(store: KitStore, press: NumberPress, board: Element | null): boolean {
  if (board === null) return false;
  const meaning = getTypedMeaning(store, press.key);
  return takeNumber(press, { store, editor: board, typedAtom: typedPlaceAtom, meaning });
}
