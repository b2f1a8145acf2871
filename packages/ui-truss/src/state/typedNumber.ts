import type { KitStore } from '@eecs/ui-kit';
import { type ChosenNumbers, type TypedMeaning, readNumberKey } from '@eecs/ui-kit/editor';
import type { TrussItem } from '../editing/items.ts';
import { isValueWantedAtom } from './placedLoad.ts';
import { selectionAtom } from './selection.ts';
import { isReadOnlyAtom } from './sessionAtoms.ts';
import { type Tool, toolAtom } from './tool.ts';

/** The state of the board while a number is typed. */
export interface NumberState {
  readonly tool: Tool;
  readonly items: readonly TrussItem[];
  readonly isReadOnly: boolean;
  /** The selected load was just placed and has the default value. @default false */
  readonly isPlaced?: boolean;
}

/**
 * Decides the meaning of a number typed on the board, by the rule of every editor (`readNumberKey`): a place for the
 * active tool and for a selected joint, otherwise the first value of the selection; null if there is none.
 *
 * @example whatIsTyped('-', { tool: 'select', items: [{ kind: 'jointLoad', joint: 1, index: 0 }], isReadOnly: false })
 * // 'value'
 */
export function whatIsTyped(
  key: string,
  { tool, items, isReadOnly, isPlaced = false }: NumberState,
): TypedMeaning | null {
  return readNumberKey(key, {
    isReadOnly,
    hasTool: tool !== 'select',
    isPlaced,
    chosen: describeNumbers(items),
  });
}

/** Returns the numbers that can be typed for the selected objects: only a single joint has a place. */
function describeNumbers([item, ...others]: readonly TrussItem[]): ChosenNumbers | null {
  if (item === undefined) return null;
  if (item.kind === 'joint' && others.length === 0) return { first: 'place', hasPlace: true, isSigned: true };
  const isLoad = item.kind === 'jointLoad' || item.kind === 'linkLoad';
  return { first: 'value', hasPlace: false, isSigned: isLoad };
}

/** Returns the meaning of a number that a key begins, from the state of an editor. */
export function getTypedMeaning(store: KitStore, key: string): TypedMeaning | null {
  return whatIsTyped(key, {
    tool: store.get(toolAtom),
    items: store.get(selectionAtom),
    isReadOnly: store.get(isReadOnlyAtom),
    isPlaced: store.get(isValueWantedAtom),
  });
}
