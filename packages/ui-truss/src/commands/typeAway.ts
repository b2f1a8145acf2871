import type { KeyboardEvent } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { typeNumber } from '../board/typeNumber.ts';
import { toolAtom } from '../state/tool.ts';

/** These elements handle digits themselves. */
const LISTS = '[role="listbox"], [role="menu"], [role="dialog"], [role="grid"], table';

/**
 * Moves the first character of a number to its field while the focus is beside the board, for example on the button of
 * a tool. Returns whether it was handled.
 */
export function typeAway(store: KitStore, event: KeyboardEvent): boolean {
  const { target } = event;
  const isAway = target instanceof Element && target.closest(LISTS) === null;
  return isAway && store.get(toolAtom) !== 'select' && typeNumber(store, event);
}
