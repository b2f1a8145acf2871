import type { ForwardedRef, RefObject } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { useEditorSession, useSelectionTold } from '@eecs/ui-kit/editor';
import { useEditorText } from '../messages/editorMessages.ts';
import type { TrussEditorHandle, TrussEditorProps } from '../props.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { NO_GHOST, ghostAtom, rodStartAtom } from '../state/passing.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { loadParts, loadSolving } from '../loadParts.ts';
import { usePictures } from '../pictures/usePictures.ts';

/** Opens a truss and keeps it in step with the props; returns the ref of the editor's own element. */
export function useTrussSession(
  props: Omit<TrussEditorProps, 'ref'>,
  ref?: ForwardedRef<TrussEditorHandle>,
): RefObject<HTMLDivElement | null> {
  const t = useEditorText();
  useSelectionTold(session, selectionAtom);
  return useEditorSession(props, ref, {
    session,
    create: (units) => createEmptyTruss(units, t('untitled'), Date.now()),
    untitled: t('untitled'),
    load: loadParts,
    loadSolving,
    writeNote: ({ code, count, values }, tNote) => tNote(`note.${code}`, { count, ...values }),
    selectionAtom,
    files: usePictures(),
    reset: putAway,
  });
}

/** A tool in hand does not belong to another document. */
function putAway(store: KitStore): void {
  store.set(rodStartAtom, null);
  store.set(ghostAtom, NO_GHOST);
  store.set(toolAtom, 'select');
}
