import { useCallback } from 'react';
import type { SavedTask } from '@eecs/ui-account';
import { useNotices } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import type { OpenSlotState } from '../../kinds/askDocument.ts';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { readKept } from '../../ports/kept/keptDocument.ts';
import { useServices } from '../../ports/kept/services.ts';
import { readTaskLink } from '../../ports/kept/taskLink.ts';
import { findTaskSlot, isUnsaved, keepTask, readTaskCase } from '../keeping/keepTask.ts';
import type { TaskText } from '../words/taskText.ts';
import { useRoom } from './useRoom.ts';

/** Opens a saved task of one kind. Returns false if that failed, after the reader was told why. */
export type OpenTaskIn = <Document extends BranchDocument, Solution extends object>(
  branch: Branch<Document, Solution>,
  t: TaskText,
  task: SavedTask,
  userId: number,
) => Promise<boolean>;

/**
 * Returns the function that opens a saved task in its editor in a new slot. If the task is open already, its slot is
 * shown, and updated unless it was changed there.
 */
export function useOpenTaskIn(): OpenTaskIn {
  const services = useServices();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const findRoom = useRoom();

  return useCallback(
    async (branch, t, task, userId) => {
      const shelf = branch.pickShelf(services);
      const document = readTaskCase(task, branch);
      if (document === null) {
        notify({ kind: 'error', text: t('task.unreadable', { title: task.title }) });
        return false;
      }
      const open = findTaskSlot(shelf, task, userId);
      const slot = open?.id ?? (await findRoom(shelf, t));
      if (slot === null) return false;
      const store = shelf.open(slot);
      const link = readTaskLink(store);
      const isOld = link !== null && link.version < task.version && !isUnsaved(branch, store, userId);
      if (open === null || isOld) keepTask(branch, { shelf, slot }, { task, document, userId });
      const shown = readKept(branch, store) ?? document;
      const state: OpenSlotState = { openSlot: slot };
      await navigate(branch.toPath(branch.hash(shown)), { state });
      return true;
    },
    [services, notify, navigate, findRoom],
  );
}
