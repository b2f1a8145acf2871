import { type ReactNode, useCallback } from 'react';
import { usePhone } from '../shell/usePhone.ts';
import { type Action, ActionsMenu } from '../shell/ActionsMenu.tsx';
import { DropZone } from './DropZone.tsx';
import { SaveButton } from './SaveButton.tsx';
import { StateStrip } from './StateStrip.tsx';
import type { TaskEditor } from './useTaskEditor.ts';

export interface TaskFrameProps {
  readonly task: TaskEditor;
  /** The files that can be opened, as an input is told. */
  readonly accept: string;
  readonly importFile: (file: File) => Promise<void>;
  readonly children: ReactNode;
}

/**
 * Surrounds the editor of a page: shows the owner of the document, takes dropped files, and asks for a choice in a
 * conflict.
 */
export function TaskFrame({ task, accept, importFile, children }: TaskFrameProps) {
  const { t, isShared, isMine, adopt, takeOver, input, saving } = task;
  const takeFile = useCallback((file: File) => void importFile(file), [importFile]);
  return (
    <>
      {isShared ? (
        <StateStrip text={t('link.opened')} action={t('link.edit')} onAction={() => void adopt()} />
      ) : isMine ? null : (
        <StateStrip text={t('tabs.other')} action={t('tabs.takeOver')} onAction={takeOver} />
      )}
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it has been mended.
          currentTarget.value = '';
          if (file !== undefined) takeFile(file);
        }}
      />
      <DropZone t={t} onFile={takeFile} />
      {saving.dialog}
    </>
  );
}

/** Controls that the page adds to the bar of its editor: saving to the account, and the menu of the document. */
export function TaskActions({
  task,
  actions,
}: {
  readonly task: TaskEditor;
  readonly actions: readonly Action[];
}) {
  const { t, isReadOnly, keepAsTask } = task;
  const { isModified, isSaving } = task.saving;
  const isPhone = usePhone();
  return (
    <>
      {isReadOnly ? null : (
        <SaveButton t={t} isModified={isModified} isSaving={isSaving} isShort={isPhone} onSave={keepAsTask} />
      )}
      <ActionsMenu label={t('actions')} actions={actions} />
    </>
  );
}
