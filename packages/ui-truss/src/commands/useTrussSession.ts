import { useEffect, useRef } from 'react';
import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { useKitStore } from '@eecs/ui-kit';
import { useEditNotices, useSession } from '@eecs/ui-kit/editor';
import type { TrussNote } from '../editing/edit.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import type { TrussEditorProps } from '../props.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
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
    solve: (document, signal) => props.host?.solve?.(document, { signal }) ?? solveHere(document),
    tellNotes,
  });

  const store = useKitStore();
  const shown = useRef(props.defaultShown);
  // Shows what another reader saw, once what shows it is there.
  useEffect(() => {
    if (shown.current === undefined) return;
    // What does not come leaves the truss as any other is shown.
    loadParts().then(
      ({ applyShown }) => applyShown(store, shown.current),
      () => undefined,
    );
  }, [store]);
}
