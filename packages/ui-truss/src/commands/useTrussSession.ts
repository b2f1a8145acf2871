import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { useDefaultShown, useEditNotices, useSelectionTold, useSession } from '@eecs/ui-kit/editor';
import type { TrussNote } from '../editing/edit.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { TrussEditorProps } from '../props.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
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
    write: ({ code, count }: TrussNote) => t(`note.${code}`, { count }),
    undoLabel: t('undo'),
  });
  useSession(props, {
    session,
    create: (units) => createEmptyTruss(units, t('untitled')),
    untitled: t('untitled'),
    solve: (document, signal) => props.host?.solve?.(document, { signal }) ?? solveHere(document),
    tellNotes,
  });

  useDefaultShown(props.defaultShown, loadParts);
  useSelectionTold(session, selectionAtom);
}
