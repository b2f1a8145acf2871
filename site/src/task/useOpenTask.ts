import { useCallback } from 'react';
import { caseHash } from '@eecs/solver-core';
import type { SavedTask } from '@eecs/ui-account';
import { useNotices, useText } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import type { OpenSlotState } from '../beam/openBeamState.ts';
import { readLocalCase } from '../ports/localCase.ts';
import { useServices } from '../ports/services.ts';
import { readTaskLink } from '../ports/taskLink.ts';
import { pathTo } from '../routes/pathTo.ts';
import { findTaskSlot, isUnsaved, keepTask, readTaskCase } from './keepTask.ts';
import { taskMessages } from './taskMessages.ts';
import { useRoom } from './useRoom.ts';

/**
 * Gives the function that opens a saved task in its editor, beside what is kept: where it is open already, that is shown, brought up to date
 * unless it has been changed here. Answers false where it could not be opened; the reader has been told why.
 */
export function useOpenTask(): (task: SavedTask, userId: number) => Promise<boolean> {
  const t = useText(taskMessages);
  const { shelf } = useServices();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const findRoom = useRoom();

  return useCallback(
    async (task, userId) => {
      const document = readTaskCase(task);
      if (document === null) {
        notify({ kind: 'error', text: t('beam.task.unreadable', { title: task.title }) });
        return false;
      }
      const open = findTaskSlot(shelf, task, userId);
      const slot = open?.id ?? (await findRoom());
      if (slot === null) return false;
      const link = readTaskLink(shelf.open(slot));
      const isOld = link !== null && link.version < task.version && !isUnsaved(shelf, slot, userId);
      if (open === null || isOld) keepTask(shelf, slot, { task, document, userId });
      const shown = readLocalCase(shelf.open(slot)) ?? document;
      const state: OpenSlotState = { openSlot: slot };
      await navigate(pathTo('beam', { hash: caseHash(shown) }), { state });
      return true;
    },
    [t, shelf, notify, navigate, findRoom],
  );
}
