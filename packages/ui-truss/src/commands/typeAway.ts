import type { KeyboardEvent } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { whatIsTyped } from '../state/typedNumber.ts';
import { typedPlaceAtom } from '../state/passing.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { toolAtom } from '../state/tool.ts';

const PLACE = '[data-truss-board] [data-place] input';
const VALUE = '[data-truss-board] [data-fields] input[inputmode="decimal"]:enabled';
/** Digits in these are their own. */
const LISTS = '[role="listbox"], [role="menu"], [role="dialog"], [role="grid"], table';

/**
 * Takes the first sign of a number to the field it is meant for while the focus is beside the board, as on the button
 * of the tool that was just pressed. The sign itself then goes into the field. Says whether it was taken.
 */
export function typeAway(store: KitStore, event: KeyboardEvent): boolean {
  const { key, target, currentTarget } = event;
  const tool = store.get(toolAtom);
  if (tool === 'select' || !(target instanceof Element) || target.closest(LISTS) !== null) return false;
  const typed = whatIsTyped(key, {
    tool,
    items: store.get(selectionAtom),
    isReadOnly: store.get(isReadOnlyAtom),
  });
  if (typed === null) return false;
  const field = currentTarget.querySelector<HTMLInputElement>(typed === 'place' ? PLACE : VALUE);
  if (field !== null) {
    field.focus();
    field.select();
  } else if (typed === 'place') {
    // The line of fields is not fetched yet: the board keeps what is typed for it.
    event.preventDefault();
    store.set(typedPlaceAtom, (store.get(typedPlaceAtom) ?? '') + key);
    currentTarget.querySelector<SVGGElement>('[data-board] [role="listbox"]')?.focus();
  }
  return true;
}
