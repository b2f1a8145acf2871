import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDialogs, useKitStore, useText } from '@eecs/ui-kit';
import { createPlacer, createWholePaste, placementMessages } from '@eecs/ui-kit/editor';
import { addBeamCase } from '../commands/addBeamCase.ts';
import { readCaseFile } from '../files/caseFile.ts';
import { documentAtom, portsAtom } from '../state/sessionAtoms.ts';
import { replaceDocumentAtom } from '../state/sessionVerbs.ts';

/**
 * Returns the function that takes a whole beam pasted as the text of its file: at once onto an empty board, else after
 * the question whether it replaces the beam or is added. It returns whether the text was a beam, and is the same
 * function in every render.
 */
export function usePastedBeam(): (text: string) => boolean {
  const store = useKitStore();
  const t = useText(placementMessages);
  const { ask } = useDialogs();
  const latest = useRef<ReturnType<typeof createWholePaste>>(null);
  // Passes the newest texts to the function that listens to the clipboard.
  useLayoutEffect(() => {
    latest.current = createWholePaste({
      read: (text) => readCaseFile(text, { limits: store.get(portsAtom)?.limits ?? 'full' }),
      isEmpty: () => {
        const { supports, loads } = store.get(documentAtom);
        return supports.length + loads.length === 0;
      },
      replace: (document) => store.set(replaceDocumentAtom, document),
      add: (document) => void addBeamCase(store, document),
      place: createPlacer(store, documentAtom, { ask, t }),
    });
  });
  return useCallback((text) => {
    const put = latest.current?.(text) ?? null;
    put?.();
    return put !== null;
  }, []);
}
