import { useCallback, useEffect, useRef } from 'react';
import { type SavedTask, findUser } from '@eecs/ui-account';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { findEditorRoute } from '../../routes/caseArea.ts';
import { pathTo } from '../../routes/pathTo.ts';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { useServices } from '../../ports/kept/services.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import type { TaskText } from '../words/taskText.ts';
import { useOpenTaskIn } from './useOpenTaskIn.ts';

/** How long an address waits for a session that is being resumed, ms. */
const SESSION_TIMEOUT_MS = 5000;

/**
 * Returns the function that finds a document by its hash among the saved tasks of the logged-in user, and opens it. It
 * returns false if nobody is logged in, or if no task matches.
 */
export function useOpenTaskOf<Document extends BranchDocument, Solution extends object>(
  branch: Branch<Document, Solution>,
  t: TaskText,
): (hash: string, isStale: () => boolean) => Promise<boolean> {
  const { session } = useServices();
  const list = useTaskList();
  const openIn = useOpenTaskIn();
  const navigate = useNavigate();
  const open = (task: SavedTask, userId: number): Promise<boolean> => openIn(branch, t, task, userId);
  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  });

  return useCallback(
    async (hash, isStale) => {
      await waitForSession(session);
      const user = findUser(session.get());
      if (user === null) return false;
      await list.load(user.id);
      const named = list.get().tasks.filter(({ json_data: { loadCase } }) => loadCase['hash'] === hash);
      const task = named.find(({ kind }) => kind === branch.kind);
      if (isStale()) return false;
      if (task === undefined) {
        // A case of another kind has its own page, which looks it up again.
        const area = named.map(({ kind }) => findEditorRoute(kind)).find((route) => route !== null);
        if (area === undefined) return false;
        await navigate(pathTo(area, { hash }), { replace: true });
        return true;
      }
      return newest.current(task, user.id);
    },
    [branch, session, list, navigate],
  );
}

function waitForSession({ get, subscribe }: ReturnType<typeof useServices>['session']): Promise<void> {
  if (get().state !== 'restoring') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, SESSION_TIMEOUT_MS);
    const stop = subscribe(() => {
      if (get().state !== 'restoring') finish();
    });
    function finish(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
