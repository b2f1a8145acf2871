import type { KitStore } from '@eecs/ui-kit';
import { type ChosenNumbers, type TypedMeaning, isJumpingAtom, readNumberKey } from '@eecs/ui-kit/editor';
import { boardItemAtom } from '../state/selection.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { isValueWantedAtom } from './placedLoad.ts';

/** The numbers of each kind of object: a load begins with its value, and no place on a beam is negative. */
const NUMBERS = {
  support: { first: 'place', hasPlace: true, isSigned: false },
  guide: { first: 'place', hasPlace: true, isSigned: false },
  load: { first: 'value', hasPlace: true, isSigned: true },
  dimension: { first: 'value', hasPlace: false, isSigned: false },
} as const satisfies Record<string, ChosenNumbers>;

/** Decides the meaning of a number begun by a key on the board; null if the key begins none. */
export function getTypedMeaning(store: KitStore, key: string): TypedMeaning | null {
  // G and a digit select a diagram.
  if (store.get(isJumpingAtom)) return null;
  const item = store.get(boardItemAtom);
  return readNumberKey(key, {
    isReadOnly: store.get(isReadOnlyAtom),
    hasTool: store.get(toolAtom) !== 'select',
    isPlaced: store.get(isValueWantedAtom),
    chosen: item === null ? null : NUMBERS[item.kind],
  });
}
