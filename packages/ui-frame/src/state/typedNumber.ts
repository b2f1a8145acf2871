import type { KitStore } from '@eecs/ui-kit';
import { type ChosenNumbers, type TypedMeaning, readNumberKey } from '@eecs/ui-kit/editor';
import { type FrameItem, isLoadItem } from '../editing/items.ts';
import { isValueWantedAtom } from './placedLoad.ts';
import { selectionAtom } from './selection.ts';
import { isReadOnlyAtom } from './sessionAtoms.ts';
import { toolAtom } from './tool.ts';

/**
 * Determines the meaning of a number that is begun on the board, by the rule of all editors; null without a meaning.
 */
export function getTypedMeaning(store: KitStore, key: string): TypedMeaning | null {
  return readNumberKey(key, {
    isReadOnly: store.get(isReadOnlyAtom),
    hasTool: store.get(toolAtom) !== 'select',
    isPlaced: store.get(isValueWantedAtom),
    chosen: describeNumbers(store.get(selectionAtom)),
  });
}

/**
 * Returns the numbers that can be typed for the selected object: a joint has a position, a load a value, a member none.
 */
function describeNumbers([item, ...others]: readonly FrameItem[]): ChosenNumbers | null {
  if (item === undefined || (others.length > 0 && !isLoadItem(item))) return null;
  if (item.kind === 'joint') return { first: 'place', hasPlace: true, isSigned: true };
  return isLoadItem(item) ? { first: 'value', hasPlace: false, isSigned: true } : null;
}
