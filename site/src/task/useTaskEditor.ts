import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoadedMessages, useLocale } from '@eecs/ui-kit';
import { readVisitorLimits } from '../beam/visitorLimits.ts';
import { useTitleDetail } from '../head/useHead.ts';
import { useNavigate } from '../navigation/NavigationContext.ts';
import type { BranchDocument } from '../ports/branch.ts';
import { readKept } from '../ports/keptDocument.ts';
import { useServices, useSettings, useSiteSession } from '../ports/services.ts';
import { useTaskList } from '../ports/useTaskList.ts';
import type { OpenTaskProps } from './TaskPage.tsx';
import type { TaskText } from './taskText.ts';
import { useKeeping } from './useKeeping.ts';
import type { OpenBranch } from './useOpenDocument.ts';
import { useSaveKey } from './useSaveKey.ts';
import { type SaveTask, useSaveTask } from './useSaveTask.tsx';
import { useSlotStore } from './useSlotStore.ts';
import { useStrayKeys } from './useStrayKeys.ts';

/** What a page asks of the editor on it. */
export interface TaskHandle<Document> {
  readonly getCase: () => Document;
  readonly setCase: (document: Document) => void;
  readonly replaceCase: (document: Document) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly solve: () => Promise<void>;
  readonly focus: () => void;
}

export interface TaskEditorOptions<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
> extends OpenTaskProps<Document, Solution, Handle> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
}

/** What a page adds to the editor of the document that was opened: the account, its keys, other tabs, what is kept. */
export function useTaskEditor<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
>({
  branch,
  t,
  editor,
  open,
  preloaded,
  saver,
  follow,
  onAdopt,
  onGiven,
}: TaskEditorOptions<Document, Solution, Handle>) {
  const navigate = useNavigate();
  const services = useServices();
  const shelf = branch.pickShelf(services);
  const { document, solution, slot, isShared } = open;
  const [title, setTitle] = useState(document?.title ?? '');
  useTitleDetail(title);
  useStrayKeys(editor);
  // Whoever came by a link or a button of the site goes on with the keys of the editor.
  useEffect(() => {
    if (globalThis.document.activeElement?.matches('main h1') === true) editor.current?.focus();
  }, [editor]);

  const look = useCallback(() => {
    const kept = readKept(branch, shelf.open(slot));
    if (kept !== null) editor.current?.setCase(kept);
  }, [branch, shelf, slot, editor]);
  const { isMine, keep, keepSolution, takeOver } = useKeeping({
    branch,
    isOpen: !isShared,
    document,
    slot,
    saver,
    follow,
    onGiven,
    onSeen: look,
  });
  const isReadOnly = isShared || !isMine;

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
      (next: string) => {
        const current = editor.current?.getCase();
        if (current !== undefined) editor.current?.replaceCase({ ...current, title: next });
      },
      [editor],
    ),
  });
  const { save, look: lookAt } = saving;
  const keepAsTask = useCallback(() => void save(), [save]);
  useSaveKey(isReadOnly ? null : keepAsTask);
  const list = useTaskList();
  const input = useRef<HTMLInputElement>(null);

  return {
    t,
    isShared,
    isReadOnly,
    isMine,
    takeOver,
    adopt: onAdopt,
    saving,
    keepAsTask,
    input,
    /** What is done with files is told what it is done to. */
    files: {
      editor,
      isReadOnly,
      chooseFile: useCallback(() => input.current?.click(), []),
      startAnew: useCallback(
        () => void navigate(branch.toPath(''), { state: branch.askNew }),
        [navigate, branch],
      ),
    },
    /** What the editor may ask for: where it keeps its steps, and how it saves. Who may only look saves a file. */
    kept: { store: useSlotStore(branch, slot), ...(isReadOnly ? {} : { save: keepAsTask }) },
    /** Tells of an edit. */
    noteChange: (next: Document): void => {
      setTitle(next.title);
      lookAt(next);
      if (!isShared) keep(next);
    },
    /** Tells of a result. */
    noteSolution: (answer: Solution): void => {
      if (!isShared) keepSolution(answer);
      void list.refresh();
    },
    props: {
      ...useReaderProps(preloaded),
      ...(document === null ? {} : { defaultValue: document }),
      ...(solution === null ? {} : { defaultSolution: solution }),
      ...(open.shown === undefined ? {} : { defaultShown: open.shown }),
      readOnly: isReadOnly,
    },
  };
}

/** What of it stands around the editor, whatever it edits. */
export interface TaskEditor extends Pick<
  ReturnType<typeof useTaskEditor<BranchDocument, object, TaskHandle<BranchDocument>>>,
  't' | 'isShared' | 'isReadOnly' | 'isMine' | 'takeOver' | 'adopt' | 'keepAsTask' | 'input'
> {
  readonly saving: Pick<SaveTask<BranchDocument>, 'isModified' | 'isSaving' | 'dialog'>;
}

/** Gives how the reader wants any editor to be. */
function useReaderProps(preloaded: readonly LoadedMessages[]) {
  const options = useSettings();
  const { settings } = useServices();
  const locale = useLocale();
  const account = useSiteSession();
  const { theme, units, isDense, fixedDigits } = options;
  return {
    limits: readVisitorLimits(account),
    preloaded,
    theme,
    locale,
    units,
    density: isDense ? ('compact' as const) : ('comfortable' as const),
    digits: fixedDigits,
    options,
    onOptions: settings.change,
  };
}
