import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTitleDetail } from '../../head/useHead.ts';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { toOwnCopy } from '../keeping/keepTask.ts';
import type { TaskEditorOptions } from './taskEditorOptions.ts';
import type { TaskHandle } from '../files/taskHandle.ts';
import { useDocumentUnits } from '../opening/useDocumentUnits.ts';
import { useEditorKeeping } from './useEditorKeeping.ts';
import { useEditorSaving } from './useEditorSaving.ts';
import { useReactions } from './useReactions.ts';
import { useReaderProps } from './useReaderProps.ts';
import { useRoomAddress } from '../address/useRoomAddress.ts';
import type { SaveTask } from '../saving/useSaveTask.tsx';
import { useSlotStore } from '../keeping/useSlotStore.ts';
import { useStrayKeys } from './useStrayKeys.ts';
import { useTaskFiles } from '../files/useTaskFiles.ts';

/**
 * Connects the editor of an opened document to its page: the account, its keys, other tabs, and the browser's storage.
 */
export function useTaskEditor<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>(options: TaskEditorOptions<Document, Solution, Handle>) {
  const { branch, t, editor, open, preloaded, onAdopt } = options;
  const { document, solution, slot, isShared } = open;
  const { units, showIn } = useDocumentUnits(open.isReaders === true ? null : document);
  const [title, setTitle] = useState(document?.title ?? '');
  const [isExample, setIsExample] = useState(open.isReaders === true);
  useTitleDetail(title);
  useStrayKeys(editor);
  // A reader who came by a link or a button of the site can use the editor's keys at once.
  useEffect(() => {
    if (globalThis.document.activeElement?.matches('main h1') !== true) return;
    editor.current?.focus();
    // The tabs of stored documents above an editor make the page longer than the window; scrolling to the top keeps
    // them visible.
    globalThis.scrollTo({ top: 0 });
  }, [editor]);

  const { isMine, keep, keepSolution, takeOver } = useEditorKeeping(options);
  const [isForLooking, setForLooking] = useState(document?.readonly === true);
  const isReadOnly = isShared || !isMine || isForLooking;
  const { saving, keepAsTask } = useEditorSaving(options, isReadOnly);
  const { input, files } = useTaskFiles(options, { isReadOnly, onReplaced: saving.part, showIn });
  const list = useTaskList();
  const reactions = useReactions(branch, slot, t);
  const { part } = saving;
  const editCopy = useCallback(() => {
    const current = editor.current?.getCase();
    if (current === undefined) return;
    // The editor accepts no document while it is read-only.
    flushSync(() => setForLooking(false));
    editor.current?.replaceCase(toOwnCopy(current));
    part();
  }, [editor, part]);

  return {
    t,
    isShared,
    isReadOnly,
    isMine,
    /** Whether the document itself states that it is read-only. */
    isForLooking,
    takeOver,
    /** Makes the document the reader's own, to be edited and saved as a new task. */
    editCopy,
    adopt: onAdopt,
    saving,
    keepAsTask,
    /** Starts an empty document, while the example of a fresh profile is unchanged; null afterwards. */
    startOwn: isExample ? files.startAnew : null,
    input,
    files,
    /** Services for the editor: storage for its undo steps, and saving. In a read-only editor, saving writes a file. */
    kept: {
      store: useSlotStore(branch, slot),
      ...(reactions !== undefined && { reactions }),
      ...(isReadOnly ? {} : { save: keepAsTask }),
    },
    /** Called after an edit. */
    noteChange: (next: Document): void => {
      setTitle(next.title);
      setIsExample(false);
      setForLooking(next.readonly === true);
      saving.look(next);
      if (!isShared) keep(next);
    },
    /** Called with a result. */
    noteSolution: (answer: Solution): void => {
      if (!isShared) keepSolution(answer);
      saving.noteSolved();
      void list.refresh();
    },
    props: {
      ...useReaderProps(preloaded),
      ...useRoomAddress(),
      units,
      ...(document === null ? {} : { defaultValue: document }),
      ...(solution === null ? {} : { defaultSolution: solution }),
      ...(open.shown === undefined ? {} : { defaultShown: open.shown }),
      readOnly: isReadOnly,
    },
  };
}

/** The part that the page around the editor uses, for every kind of editor. */
export interface TaskEditor extends Pick<
  ReturnType<typeof useTaskEditor<BranchDocument, object, TaskHandle<BranchDocument>>>,
  | 't'
  | 'isShared'
  | 'isReadOnly'
  | 'isMine'
  | 'isForLooking'
  | 'takeOver'
  | 'editCopy'
  | 'adopt'
  | 'keepAsTask'
  | 'startOwn'
  | 'input'
> {
  readonly saving: Pick<SaveTask<BranchDocument>, 'isModified' | 'isUnsaved' | 'isSaving' | 'dialog'>;
}
