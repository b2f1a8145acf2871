import type { ForwardedRef, RefObject } from 'react';
import type { KitStore } from '@eecs/ui-kit';
import { useEditorSession, useSelectionTold } from '@eecs/ui-kit/editor';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { loadParts, loadSolving } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { usePictures } from '../files/usePictures.ts';
import type { FrameEditorHandle, FrameEditorProps } from '../props.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/tool.ts';

/** Opens a frame and keeps it in step with the props; returns the ref of the editor's own element. */
export function useFrameSession(
  props: Omit<FrameEditorProps, 'ref'>,
  ref?: ForwardedRef<FrameEditorHandle>,
): RefObject<HTMLDivElement | null> {
  const t = useEditorText();
  useSelectionTold(session, selectionAtom);
  return useEditorSession(props, ref, {
    session,
    create: (units) => createEmptyFrame(units, t('untitled'), Date.now()),
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
  store.set(takeToolAtom, 'select');
}
