import { useEffect, useMemo, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { useEditorKeys, useSave } from '@eecs/ui-kit/editor';
import { act, isKey } from '../keys/trussKeys.ts';
import { loadParts } from '../late/loadParts.ts';
import type { TrussHost } from '../props.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { createSingleActions } from './singleActions.ts';
import type { typeAway } from './typeAway.ts';

/** Returns the key and focus handlers for the element that contains the whole truss editor. */
export function useTrussKeys(host: TrussHost | undefined): ReturnType<typeof useEditorKeys> {
  const store = useKitStore();
  const save = useSave(documentAtom, { save: host?.save });
  const away = useRef<typeof typeAway | null>(null);

  // Loads the code that moves typed numbers to their fields, together with the fields.
  useEffect(() => {
    loadParts().then(
      (parts) => (away.current = parts.typeAway),
      () => undefined,
    );
  }, []);

  const singles = useMemo(() => createSingleActions(store), [store]);
  return useEditorKeys({
    isKey,
    session,
    save,
    typeNumber: (event) => away.current?.(store, event) === true,
    actSingle: (event) => act(event, singles),
  });
}
