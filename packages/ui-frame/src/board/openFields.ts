import type { KitStore } from '@eecs/ui-kit';
import { isLoadItem } from '../editing/items.ts';
import { chosenItemAtom } from '../state/selection.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';

const PLACE = '[data-place] input';
const VALUE = '[data-fields] input[inputmode="decimal"]:enabled';
const FIELD = '[data-fields] :is(input, select, button):enabled';

/** Takes the focus to the fields under the drawing. */
export function openFields(board: Element | null): void {
  (board?.querySelector<HTMLElement>(VALUE) ?? board?.querySelector<HTMLElement>(FIELD))?.focus();
}

/**
 * Takes the focus to the field that a number is meant for: the place of a member being drawn, else the value of the load
 * that is chosen. False without one.
 */
export function openTyped(store: KitStore, board: Element | null): boolean {
  if (store.get(isReadOnlyAtom)) return false;
  const item = store.get(chosenItemAtom);
  const isPlace = store.get(toolAtom) === 'member';
  if (!isPlace && (item === null || !isLoadItem(item))) return false;
  const field = board?.querySelector<HTMLInputElement>(isPlace ? PLACE : VALUE) ?? null;
  if (field === null) return false;
  field.focus();
  field.select();
  return true;
}
