import { useCallback } from 'react';
import { useText } from '@eecs/ui-kit';
import { type FrameEditorHandle, writeFrameFile, writeFrameShare } from '@eecs/ui-frame';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { type FileActionsOptions, type SaveFile, useFileActions } from '../../task/files/useFileActions.ts';
import { useFrameTaskText } from '../../task/words/useFrameTaskText.ts';

/** Returns the actions of the frame page: files, a link, pictures, tables, a drawing, a new frame. */
export function useFrameActions(
  page: FrameRowId,
  files: FileActionsOptions<FrameEditorHandle>,
): readonly Action[] {
  const t = useText(frameTaskMessages);
  const listMore = useCallback(
    (save: SaveFile<FrameEditorHandle>) => [
      { name: 'dxf', label: t('frame.actions.dxf'), run: () => void save('dxf', (handle) => handle.toDXF()) },
      { name: 'csv', label: t('frame.actions.csv'), run: () => void save('csv', (handle) => handle.toCSV()) },
    ],
    [t],
  );
  return useFileActions(files, {
    page,
    t: useFrameTaskText(),
    toFile: writeFrameFile,
    write: writeFrameShare,
    listMore,
  });
}
