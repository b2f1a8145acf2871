import { useLayoutEffect } from 'react';
import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { useKitStore } from '@eecs/ui-kit';
import {
  useConfirmDelete,
  useDefaultShown,
  useEditNotices,
  useSelectionTold,
  useSession,
} from '@eecs/ui-kit/editor';
import type { TrussNote } from '../editing/edit.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { TrussEditorProps } from '../props.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { NO_GHOST, ghostAtom, rodStartAtom } from '../state/passing.ts';
import { selectionAtom } from '../state/selection.ts';
import { openingAtom, session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { loadParts, loadSolving } from '../loadParts.ts';

/** A page whose host solves never loads the solver for it. */
async function solveHere(document: TrussCase): Promise<TrussAnswer> {
  const { solveLocally } = await loadSolving();
  return solveLocally(document);
}

/** Opens a truss in the store of the widget and keeps it in step with the props. */
export function useTrussSession(props: TrussEditorProps): void {
  const t = useEditorText();
  const tellNotes = useEditNotices({
    load: loadParts,
    write: ({ code, count, values }: TrussNote, tNote) => tNote(`note.${code}`, { count, ...values }),
    undoLabel: t('undo'),
  });
  useSession(props, {
    session,
    create: (units) => createEmptyTruss(units, t('untitled')),
    untitled: t('untitled'),
    solve: (document, signal) => props.host?.solve?.(document, { signal }) ?? solveHere(document),
    tellNotes,
  });

  useConfirmDelete(props);

  const store = useKitStore();
  // A tool in hand does not belong to another document.
  useLayoutEffect(
    () =>
      store.sub(openingAtom, () => {
        store.set(rodStartAtom, null);
        store.set(ghostAtom, NO_GHOST);
        store.set(toolAtom, 'select');
      }),
    [store],
  );

  useDefaultShown(props.defaultShown, loadParts);
  useSelectionTold(session, selectionAtom);
}
