import { useCallback, useEffect, useRef } from 'react';
import { type BeamCase, caseHash } from '@eecs/solver-core';
import { useNotices, useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';
import { writeLocalCase } from '../ports/localCase.ts';
import { useServices } from '../ports/services.ts';
import { isStorageForbidden } from '../ports/storageState.ts';
import type { Saver } from './createSaver.ts';
import { useSaver } from './useSaver.ts';

/** A beam, and where it is kept. */
export interface KeptCase {
  readonly slot: string;
  readonly document: BeamCase;
}

/**
 * Keeps edits of the beam in the browser soon after they are made, and says when it cannot. One for the page: it
 * outlives the editor, so that what decides which beam comes next can have the last edit kept first.
 */
export function useCaseSaver(): Saver<KeptCase> {
  const t = useText(taskMessages);
  const { shelf } = useServices();
  const { notify } = useNotices();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  const persist = useCallback(
    ({ slot, document }: KeptCase) => {
      if (writeLocalCase(shelf.open(slot), document)) {
        shelf.note(slot, { title: document.title, hash: caseHash(document) });
        return;
      }
      const text = texts.current(isStorageForbidden() ? 'beam.storageForbidden' : 'beam.storageFull');
      notify({ kind: 'warning', text });
    },
    [shelf, notify],
  );
  return useSaver(persist, 'flush');
}
