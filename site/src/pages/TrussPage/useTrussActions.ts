import { useCallback } from 'react';
import { useText } from '@eecs/ui-kit';
import { type TrussEditorHandle, writeTrussFile, writeTrussShare } from '@eecs/ui-truss';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { type FileActionsOptions, useFileActions } from '../../task/files/useFileActions.ts';
import { useTrussTaskText } from '../../task/words/useTrussTaskText.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';

/** Returns the actions of the truss page: opening and saving files, a link, pictures, the report, a new truss. */
export function useTrussActions(files: FileActionsOptions<TrussEditorHandle>): readonly Action[] {
  const t = useText(trussTaskMessages);
  const { editor } = files;
  const listMore = useCallback(
    () => [{ name: 'print', label: t('truss.actions.print'), run: () => void editor.current?.print() }],
    [t, editor],
  );
  return useFileActions(files, {
    page: 'truss',
    t: useTrussTaskText(),
    toFile: writeTrussFile,
    write: writeTrussShare,
    listMore,
  });
}
