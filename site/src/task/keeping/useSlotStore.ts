import { useMemo } from 'react';
import type { LocalStore, Store } from '@eecs/ui-kit';
import type { BranchPlace } from '../../ports/kept/branch.ts';
import { useServices } from '../../ports/kept/services.ts';

/**
 * Creates the store of the editor: its undo steps are stored with the document, its look is the same for all documents.
 */
export function useSlotStore(branch: BranchPlace, slot: string): Store {
  const services = useServices();
  return useMemo(() => {
    const { local } = services;
    const own = branch.pickShelf(services).open(slot);
    const pick = (key: string): LocalStore => (key === branch.stepsKey ? own : local);
    return {
      read: (key) => pick(key).read(key),
      write: (key, value) => pick(key).write(key, value),
      remove: (key) => pick(key).remove(key),
      has: (key) => pick(key).readText(key) !== undefined,
    };
  }, [services, branch, slot]);
}
