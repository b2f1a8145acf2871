import type { KeyboardEvent } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { typeNumber } from '../board/typeNumber.ts';
import { toolAtom } from '../state/tool.ts';

/** Digits in these are their own. */
const LISTS = '[role="listbox"], [role="menu"], [role="dialog"], [role="grid"], table';

/**
 * Takes the first sign of a number to the field it is meant for while the focus is beside the board, as on the button
 * of the tool that was just pressed. Returns whether it was taken.
 */
export function typeAway(store: KitStore, event: KeyboardEvent): boolean {
  const { target } = event;
  const isAway = target instanceof Element && target.closest(LISTS) === null;
  return isAway && store.get(toolAtom) !== 'select' && typeNumber(store, event);
}
