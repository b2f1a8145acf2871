import { useCallback } from 'react';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import type { TaskEditorOptions } from './taskEditorOptions.ts';
import type { TaskHandle } from '../files/taskHandle.ts';
import { useSaveKey } from '../saving/useSaveKey.ts';
import { type SaveTask, useSaveTask } from '../saving/useSaveTask.tsx';

/** Saves the document of an editor as a task of the account, by a button and by a key. */
export function useEditorSaving<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>(
  {
    branch,
    t,
    editor,
    open,
    saver,
    onGiven,
  }: Pick<
    TaskEditorOptions<Document, Solution, Handle>,
    'branch' | 't' | 'editor' | 'open' | 'saver' | 'onGiven'
  >,
  isReadOnly: boolean,
): { readonly saving: SaveTask<Document>; readonly keepAsTask: () => void } {
  const { document, slot } = open;
  const saving = useSaveTask({
    branch,
    t,
    slot,
    document,
    isReadOnly,
    getCase: useCallback(() => editor.current?.getCase() ?? null, [editor]),
    keepLast: saver.flush,
    onReplaced: onGiven,
    onRetitled: useCallback(
      (title: string) => {
        const current = editor.current?.getCase();
        if (current !== undefined) editor.current?.replaceCase({ ...current, title });
      },
      [editor],
    ),
  });
  const { save } = saving;
  const keepAsTask = useCallback(() => void save(), [save]);
  useSaveKey(isReadOnly ? null : keepAsTask);
  return { saving, keepAsTask };
}
