import { useKitStore } from '@eecs/ui-kit';
import { saveCase } from '../files/saveCase.ts';
import type { BeamHost } from '../props.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** Gives the verb that keeps the beam as it stands: where the surroundings keep beams, else in a file. */
export function useSave(host: BeamHost = {}): () => void {
  const store = useKitStore();
  return () => {
    const document = store.get(documentAtom);
    if (host.save !== undefined) {
      host.save(document);
      return;
    }
    void saveCase(document);
  };
}
