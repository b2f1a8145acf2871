import type { KitStore } from '@eecs/ui-kit';
import { openRoomAtom } from './openRoom.ts';
import { type Origin, originAtom, readOrigin } from './origin.ts';

/** Opens the room that explains where a value comes from. */
export function explain(store: KitStore, origin: Origin): void {
  store.set(originAtom, origin);
  store.set(openRoomAtom, 'balance');
}

/** Explains the value of a label on the board. */
export function explainLabel(store: KitStore, label: string): void {
  const origin = readOrigin(label);
  if (origin !== null) explain(store, origin);
}
