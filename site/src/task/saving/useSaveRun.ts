import { useCallback, useRef, useState } from 'react';
import { isSessionEnd, readFailure, reportToSession } from '@eecs/ui-account';
import { type NoticeHandle, useNotices, useText } from '@eecs/ui-kit';
import { failureMessages } from '../../messages/failureMessages.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import { createTasksClient } from '../../ports/api/tasksClient.ts';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { readKeptSolution } from '../../ports/kept/keptDocument.ts';
import { forgetPendingSave, notePendingSave } from '../../ports/kept/pendingSave.ts';
import { useServices } from '../../ports/kept/services.ts';
import { printCase, readTaskLink, writeTaskLink } from '../../ports/kept/taskLink.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { toTaskData } from '../keeping/keepTask.ts';
import type { SaveConflict } from './SaveDialogs.tsx';
import type { TaskText } from '../words/taskText.ts';

/** Error number: the server has a newer state of the task. */
const CONFLICT = 40901;

/** Where a task is saved: its id (0 for a new one) and the version that is known here. */
export interface TaskPlace {
  readonly id: number;
  readonly version?: number;
}

/** Sends documents to the server, one at a time, and reports the results to the reader. */
export function useSaveRun<Document extends BranchDocument, Solution extends object>({
  branch,
  t,
  slot,
  pendingName,
}: {
  readonly branch: Branch<Document, Solution>;
  readonly t: TaskText;
  readonly slot: string;
  /** The name under which a save that waits for a login is recorded. */
  readonly pendingName: string;
}) {
  const tFailure = useText(failureMessages);
  const services = useServices();
  const { session } = services;
  const shelf = branch.pickShelf(services);
  const call = useConnection();
  const list = useTaskList();
  const { notify } = useNotices();
  const [savedPrint, setSavedPrint] = useState(() => readTaskLink(shelf.open(slot))?.print ?? null);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict<Document> | null>(null);
  const isOut = useRef(false);
  const problem = useRef<NoticeHandle | null>(null);

  const commit = useCallback(
    async (document: Document, owner: number, place: TaskPlace) => {
      const store = shelf.open(slot);
      const solution = readKeptSolution(branch, store, document);
      // A document pasted as a whole keeps the kind of its origin; its task is of the kind of this page.
      const data = { ...toTaskData(document, place), kind: branch.kind };
      const { id, version } = await list.save({ data, solution });
      writeTaskLink(store, document, { id, version, userId: owner });
      setSavedPrint(printCase(document));
      notify({ kind: 'success', text: t('task.saved') });
    },
    [branch, shelf, slot, list, notify, t],
  );

  const run = useCallback(
    async (document: Document, owner: number, place: TaskPlace) => {
      if (isOut.current) return;
      isOut.current = true;
      setSaving(true);
      // The problem of the last attempt no longer applies.
      problem.current?.dismiss();
      try {
        await commit(document, owner, place);
        forgetPendingSave();
      } catch (error) {
        if (readFailure(error).errno === CONFLICT) {
          const [theirs] = await createTasksClient(call)
            .list({ uid: owner, before: place.id + 1, limit: 1 })
            .catch(() => []);
          if (theirs?.id === place.id) {
            setConflict({ mine: document, theirs });
            return;
          }
        }
        if (isSessionEnd(error)) {
          reportToSession(session, error);
          notePendingSave(pendingName);
          // The strip above the page explains how to continue, and stays.
          problem.current = notify({ kind: 'warning', text: t('task.expired') });
          return;
        }
        reportToSession(session, error);
        const text = t('task.failed', { reason: describeFailure(error, tFailure) });
        problem.current = notify({ kind: 'error', text });
      } finally {
        isOut.current = false;
        setSaving(false);
      }
    },
    [commit, call, session, pendingName, notify, t, tFailure],
  );

  return { isSaving, conflict, setConflict, savedPrint, setSavedPrint, run };
}
