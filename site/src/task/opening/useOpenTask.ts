import { useCallback } from 'react';
import type { SavedTask } from '@eecs/ui-account';
import { useTextOf } from '@eecs/ui-kit';
import { hasEditor } from '../../kinds/kindNames.ts';
import { KINDS, findKind } from '../../kinds/kinds.ts';
import { toTaskText } from '../words/createTaskText.ts';
import { TASK_CATALOGUES } from '../words/taskCatalogues.ts';
import { useOpenTaskIn } from './useOpenTaskIn.ts';

/** Returns whether there is an editor that opens tasks of this kind. */
export function canOpen({ kind }: Pick<SavedTask, 'kind'>): boolean {
  return hasEditor(kind);
}

/**
 * Returns the function that opens a saved task in its editor. Its promise is false if that failed, after the reader was
 * told why.
 */
export function useOpenTask(): (task: SavedTask, userId: number) => Promise<boolean> {
  const open = useOpenTaskIn();
  const textOf = useTextOf();
  return useCallback(
    (task, userId) => {
      const { id, page, withBranch } = findKind(task.kind) ?? KINDS.msb;
      const t = toTaskText(textOf(TASK_CATALOGUES[id]), page);
      // The code that reads documents of a kind loads with the first document that is opened.
      return withBranch((branch) => open(branch, t, task, userId));
    },
    [open, textOf],
  );
}
