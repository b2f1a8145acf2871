import type { KitStore } from '@eecs/ui-kit';
import { type NumberPress, readNumberKey, takeNumber } from '@eecs/ui-kit/editor';
import { isLoadItem } from '../editing/items.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom, typedPlaceAtom } from '../state/tool.ts';

const VALUE = '[data-fields] input[inputmode="decimal"]:enabled';
const FIELD = '[data-fields] :is(input, select, button):enabled';

/** Takes the focus to the fields under the drawing. */
export function openFields(board: Element | null): void {
  (board?.querySelector<HTMLElement>(VALUE) ?? board?.querySelector<HTMLElement>(FIELD))?.focus();
}

/**
 * Takes the first sign of a number to the field that it is meant for: the place of the member that is drawn, else the
 * value of the selected load. Returns whether there is such a field.
 */
export function typeNumber(store: KitStore, press: NumberPress, board: Element | null): boolean {
  if (board === null) return false;
  const item = store.get(chosenItemAtom);
  const meaning = readNumberKey(press.key, {
    isReadOnly: store.get(isReadOnlyAtom),
    hasTool: store.get(toolAtom) === 'member',
    isPlaced: false,
    chosen: item !== null && isLoadItem(item) ? LOAD_NUMBERS : null,
  });
  return takeNumber(press, { store, editor: board, typedAtom: typedPlaceAtom, meaning });
}

const LOAD_NUMBERS = { first: 'value', hasPlace: false, isSigned: true } as const;
