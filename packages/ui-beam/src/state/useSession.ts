import { useLayoutEffect } from 'react';
import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { useKitStore } from '@eecs/ui-kit';
import {
  useConfirmDelete,
  useDefaultShown,
  useEditNotices,
  useEditorText,
  useSession as useDocumentSession,
} from '@eecs/ui-kit/editor';
import type { EditNote } from '../editing/edit.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { BeamEditorProps } from '../props.ts';
import { createBeam } from './createBeam.ts';
import { boardItemAtom } from './selection.ts';
import { openingAtom, session } from './sessionAtoms.ts';
import { toneAtom } from './passing.ts';
import { toolAtom } from './tool.ts';
import { loadParts, loadSolving } from '../late/loadParts.ts';

/** A page whose host solves never loads the solver. */
async function solveHere(document: BeamCase): Promise<BeamAnswer> {
  const { solveLocally } = await loadSolving();
  return solveLocally(document);
}

/** Opens a beam in the store of the widget and keeps it in step with the props. */
export function useSession(props: BeamEditorProps): void {
  const store = useKitStore();
  const t = useBeamText();
  const tEditor = useEditorText();
  const tellNotes = useEditNotices({
    load: loadParts,
    write: ({ code, count }: EditNote, tNote) =>
      code === 'listFull' ? tEditor('note.listFull', { count }) : tNote(`note.${code}`, { count }),
    undoLabel: tEditor('undo'),
  });
  useDocumentSession(props, {
    session,
    create: (units) => createBeam(units, t('untitled'), Date.now()),
    untitled: t('untitled'),
    solve: (document, signal) => props.host?.solve?.(document, { signal }) ?? solveHere(document),
    tellNotes,
  });

  useConfirmDelete(props);
  useDefaultShown(props.defaultShown, loadParts);

  // A tool in hand and the selection do not belong to another document.
  useLayoutEffect(
    () =>
      store.sub(openingAtom, () => {
        store.set(boardItemAtom, null);
        store.set(toolAtom, 'select');
      }),
    [store],
  );

  // Ends a tone when the editor goes.
  useLayoutEffect(() => () => store.get(toneAtom)?.abort(), [store]);
}
