import { useCallback } from 'react';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { readKept } from '../../ports/kept/keptDocument.ts';
import { useServices } from '../../ports/kept/services.ts';
import type { TaskEditorOptions } from './taskEditorOptions.ts';
import type { TaskHandle } from '../files/taskHandle.ts';
import { type Keeping, useKeeping } from '../keeping/useKeeping.ts';

/**
 * Stores the edits of an editor in the browser; while another tab edits the document, the editor shows what that tab
 * stores.
 */
export function useEditorKeeping<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>({
  branch,
  editor,
  open,
  saver,
  follow,
  onGiven,
}: Pick<
  TaskEditorOptions<Document, Solution, Handle>,
  'branch' | 'editor' | 'open' | 'saver' | 'follow' | 'onGiven'
>): Keeping<Document, Solution> {
  const shelf = branch.pickShelf(useServices());
  const { document, slot, isShared } = open;
  const onSeen = useCallback(() => {
    const kept = readKept(branch, shelf.open(slot));
    if (kept !== null) editor.current?.setCase(kept);
  }, [branch, shelf, slot, editor]);
  return useKeeping({ branch, isOpen: !isShared, document, slot, saver, follow, onGiven, onSeen });
}
