import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDialogs, useKitStore, useText } from '@eecs/ui-kit';
import { askPlacement, placementMessages } from '@eecs/ui-kit/editor';
import { addBeamCase } from '../commands/addBeamCase.ts';
import { readCaseFile } from '../files/caseFile.ts';
import { documentAtom, portsAtom } from '../state/sessionAtoms.ts';
import { replaceDocumentAtom } from '../state/sessionVerbs.ts';

/**
 * Gives what takes a whole beam that is pasted as the text of its file: at once onto an empty board, else after the
 * question whether it replaces the beam or is added. It answers whether the text was one, and is the same function in
 * every render.
 */
export function usePastedBeam(): (text: string) => boolean {
  const store = useKitStore();
  const t = useText(placementMessages);
  const { ask } = useDialogs();
  const latest = useRef<(text: string) => boolean>(null);
  // Hands the newest texts to who listens to the clipboard.
  useLayoutEffect(() => {
    latest.current = (text) => {
      if (!/^\s*\{/.test(text)) return false;
      const read = readCaseFile(text, { limits: store.get(portsAtom)?.limits ?? 'full' });
      if (!read.ok) return false;
      const before = store.get(documentAtom);
      if (before.supports.length + before.loads.length === 0) {
        store.set(replaceDocumentAtom, read.document);
        return true;
      }
      void askPlacement(ask, t).then((placement) => {
        // Another document may have come while the question stood.
        if (store.get(documentAtom) !== before) return;
        if (placement === 'replace') store.set(replaceDocumentAtom, read.document);
        if (placement === 'add') addBeamCase(store, read.document);
      });
      return true;
    };
  });
  return useCallback((text) => latest.current?.(text) ?? false, []);
}
