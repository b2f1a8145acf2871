import type { KitStore } from '@eecs/ui-kit';
import { openRoomAtom } from './openRoom.ts';
import { selectionAtom } from './selection.ts';
import { chosenSetAtom } from './sessionAtoms.ts';

/**
 * Opens the equilibrium of the joint where the force of a rod is found; `set` is the index of a case set. @default the
 * shown set
 */
export function explainRod(store: KitStore, rod: number, set?: number): void {
  if (set !== undefined) store.set(chosenSetAtom, set);
  store.set(selectionAtom, [{ kind: 'link', index: rod }]);
  store.set(openRoomAtom, 'joints');
}

/** Opens the Maxwell-Mohr sum of a joint's displacement. */
export function explainShift(store: KitStore, joint: number): void {
  store.set(selectionAtom, [{ kind: 'joint', index: joint }]);
  store.set(openRoomAtom, 'mohr');
}

/** Explains the value of a label on the board, by the key of the label: of a rod, a displacement or a reaction. */
export function explainLabel(store: KitStore, key: string): void {
  const [kind, index = ''] = key.split('-');
  if (kind === 'N') explainRod(store, Number(index));
  else if (kind === 'u') explainShift(store, Number(index));
  else store.set(openRoomAtom, 'balance');
}
