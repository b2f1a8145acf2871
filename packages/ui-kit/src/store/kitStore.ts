import { createStore } from 'jotai/vanilla';

/** The state of one mounted widget. */
export type KitStore = ReturnType<typeof createStore>;

/** Creates the store of one mounted widget. */
export function createKitStore(): KitStore {
  return createStore();
}
