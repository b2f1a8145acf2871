import { useHost, useKitStore } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';

/** Gives the verb that keeps the beam as it stands: where the surroundings keep beams, else in a file. */
export function useSave(): () => Promise<void> {
  const host = useHost();
  const store = useKitStore();
  return async () => {
    const document = store.get(documentAtom);
    if (host.save !== undefined) {
      host.save(document);
      return;
    }
    const { saveCase } = await import('../files/saveCase.ts');
    saveCase(document);
  };
}
