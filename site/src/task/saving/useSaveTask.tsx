import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { copyTitle, findUser } from '@eecs/ui-account';
import { useNotices } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import type { ReturnState } from '../../navigation/returnPath.ts';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { forgetPendingSave, isSavePending, notePendingSave } from '../../ports/kept/pendingSave.ts';
import { useServices, useSiteSession } from '../../ports/kept/services.ts';
import { forgetTaskLink, isSavedAs, printCase, readTaskLink } from '../../ports/kept/taskLink.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { keepCase } from '../keeping/keepCase.ts';
import { keepTask, readTaskCase } from '../keeping/keepTask.ts';
import { type ConflictChoice, SaveDialogs } from './SaveDialogs.tsx';
import type { TaskText } from '../words/taskText.ts';
import { judgeSaved } from './judgeSaved.ts';
import { isUnnamed } from './unnamed.ts';
import { useSaveRun } from './useSaveRun.ts';

export interface SaveTaskOptions<Document extends BranchDocument, Solution extends object> {
  readonly branch: Branch<Document, Solution>;
  readonly t: TaskText;
  /** The slot in which the document is stored in this browser. */
  readonly slot: string;
  /** The document as it was opened; null means an empty one. */
  readonly document: Document | null;
  readonly isReadOnly: boolean;
  /** Returns the current document, including text being typed. */
  readonly getCase: () => Document | null;
  /** Stores the last edit in the browser first. */
  readonly keepLast: () => void;
  /** Called when the saved document has replaced the open one, which must be opened again. */
  readonly onReplaced: () => void;
  /** Called when the title of the document has changed. */
  readonly onRetitled: (title: string) => void;
}

export interface SaveTask<Document> {
  /** Whether there is a change since the last save or solve. */
  readonly isModified: boolean;
  /** Whether a task of the account differs from its stored state, solved or not. */
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  /** Called when the document has changed. */
  readonly look: (document: Document) => void;
  /** Called when the current document was solved. */
  readonly noteSolved: () => void;
  /** Unlinks the document from its task, because another document has replaced it. */
  readonly part: () => void;
  /** The dialog of a conflict that waits for a choice. */
  readonly dialog: ReactNode;
}

/**
 * Saves the displayed document as a task of the logged-in user. Other readers go to the login and back; the save is
 * then repeated with its first key, so that it happens once.
 */
export function useSaveTask<Document extends BranchDocument, Solution extends object>(
  options: SaveTaskOptions<Document, Solution>,
): SaveTask<Document> {
  const {
    branch,
    t,
    slot,
    document: opened,
    isReadOnly,
    getCase,
    keepLast,
    onReplaced,
    onRetitled,
  } = options;
  const services = useServices();
  const shelf = branch.pickShelf(services);
  const pendingName = `${branch.prefix}.${slot}`;
  const account = useSiteSession();
  const userId = findUser(account)?.id ?? null;
  const { notify } = useNotices();
  const navigate = useNavigate();
  const [print, setPrint] = useState(() =>
    opened === null || readTaskLink(shelf.open(slot)) === null ? null : printCase(opened),
  );
  const [solvedPrint, setSolvedPrint] = useState<string | null>(null);
  // The document that is saved for the first time and needs a name.
  const [unnamed, setUnnamed] = useState<Document | null>(null);

  const askLogin = useCallback(() => {
    keepLast();
    notePendingSave(pendingName);
    const { pathname, search } = window.location;
    void navigate(pathTo('login'), { state: { returnTo: `${pathname}${search}` } satisfies ReturnState });
  }, [keepLast, pendingName, navigate]);

  const { isSaving, conflict, setConflict, savedPrint, setSavedPrint, run } = useSaveRun({
    branch,
    t,
    slot,
    pendingName,
  });

  const save = useCallback(async () => {
    const document = getCase();
    if (document === null || isReadOnly) return;
    keepLast();
    // Stores the saved document as the draft; an example that was not edited had no draft yet.
    keepCase({ slot, document }, shelf, branch);
    if (userId === null) {
      askLogin();
      return;
    }
    const link = readTaskLink(shelf.open(slot));
    const isOwn = link?.userId === userId;
    if (isOwn && isSavedAs(link, document)) {
      forgetPendingSave();
      notify({ kind: 'info', text: t('task.nothing') });
      return;
    }
    // A document that replaced a saved task has no title. It is saved as a new task in addition to that one.
    const isNew = !isOwn || document.title.trim() === '';
    if (isNew && isUnnamed(document.title)) setUnnamed(document);
    else await run(document, userId, isOwn ? { id: link.id, version: link.version } : { id: 0 });
  }, [branch, getCase, isReadOnly, keepLast, userId, askLogin, shelf, slot, notify, t, run]);

  // Repeats a save that waited for a login, once the document and its user are back.
  useEffect(() => {
    if (userId === null || !isSavePending(pendingName)) return undefined;
    const timer = setTimeout(() => void save());
    return () => clearTimeout(timer);
  }, [userId, pendingName, save]);

  const nameIt = (title: string | null): void => {
    const document = unnamed;
    setUnnamed(null);
    if (document === null || title === null || userId === null) {
      forgetPendingSave();
      return;
    }
    onRetitled(title);
    void run({ ...document, title }, userId, { id: 0 });
  };

  const settle = (choice: ConflictChoice): void => {
    const open = conflict;
    setConflict(null);
    if (open === null || userId === null) return;
    const { mine, theirs } = open;
    if (choice === 'mine') void run(mine, userId, { id: theirs.id, version: theirs.version });
    if (choice === 'copy') {
      const title = copyTitle(mine.title === '' ? theirs.title : mine.title, [theirs.title]);
      onRetitled(title);
      void run({ ...mine, title }, userId, { id: 0 });
    }
    if (choice === 'theirs') {
      const document = readTaskCase(theirs, branch);
      if (document === null) return;
      keepTask(branch, { shelf, slot }, { task: theirs, document, userId });
      setSavedPrint(printCase(document));
      onReplaced();
    }
  };

  const look = useCallback((document: Document) => setPrint(printCase(document)), []);
  const part = useCallback(() => {
    forgetTaskLink(shelf.open(slot));
    setSavedPrint(null);
  }, [shelf, slot, setSavedPrint]);
  const dialog =
    unnamed === null && conflict === null ? null : (
      <SaveDialogs branch={branch} unnamed={unnamed} conflict={conflict} onName={nameIt} onChoose={settle} />
    );
  const noteSolved = useCallback(() => {
    const document = getCase();
    if (document !== null) setSolvedPrint(printCase(document));
  }, [getCase]);
  return {
    ...judgeSaved({ print, savedPrint, solvedPrint }),
    isSaving,
    save,
    look,
    noteSolved,
    part,
    dialog,
  };
}
