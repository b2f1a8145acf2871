import { useCallback, useEffect, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { useNotices, useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';
import { writeLocalCase } from '../ports/localCase.ts';
import { useServices } from '../ports/services.ts';
import { isStorageForbidden } from '../ports/storageState.ts';
import type { Saver } from './createSaver.ts';
import { useSaver } from './useSaver.ts';

/**
 * Keeps edits of the beam in the browser soon after they are made, and says when it cannot. One for the page: it
 * outlives the editor, so that what decides which beam comes next can have the last edit kept first.
 */
export function useCaseSaver(): Saver<BeamCase> {
  const t = useText(taskMessages);
  const { local } = useServices();
  const { notify } = useNotices();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  const persist = useCallback(
    (next: BeamCase) => {
      if (writeLocalCase(local, next)) return;
      const text = texts.current(isStorageForbidden() ? 'beam.storageForbidden' : 'beam.storageFull');
      notify({ kind: 'warning', text });
    },
    [local, notify],
  );
  return useSaver(persist, 'flush');
}
