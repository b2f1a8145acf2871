import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import { useKit } from './KitContext.ts';
import type { KitStore } from '../store/kitStore.ts';

/** Returns the store of the widget that contains this component. */
export function useKitStore(): KitStore {
  return useKit('useKitStore').store;
}

/** Reads and writes an atom in the widget's own store. */
export function useKitAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [Awaited<Value>, (...args: Args) => Result] {
  return useAtom(atom, { store: useKitStore() });
}

/** Reads an atom in the widget's own store. */
export function useKitAtomValue<Value>(atom: Atom<Value>): Awaited<Value> {
  return useAtomValue(atom, { store: useKitStore() });
}

/** Returns the writer of an atom in the widget's own store, without subscribing to it. */
export function useSetKitAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): (...args: Args) => Result {
  return useSetAtom(atom, { store: useKitStore() });
}
