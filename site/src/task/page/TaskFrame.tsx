import { type ReactNode, useCallback } from 'react';
import FilePlus from 'lucide-react/icons/file-plus-2';
import { Button, IconButton } from '@eecs/ui-kit';
import { useWindowQuery } from '../../shell/useWindowQuery.ts';
import { type Action, ActionsMenu } from '../../shell/ActionsMenu.tsx';
import { DropZone } from '../files/DropZone.tsx';
import { SaveButton } from '../saving/SaveButton.tsx';
import { StateStrip } from './StateStrip.tsx';
import type { TaskEditor } from './useTaskEditor.ts';

export interface TaskFrameProps {
  readonly task: TaskEditor;
  /** The files that can be opened, as an `accept` attribute. */
  readonly accept: string;
  readonly importFile: (file: File) => Promise<void>;
  readonly children: ReactNode;
}

/**
 * Surrounds the editor of a page: shows the owner of the document, takes dropped files, and asks for a choice in a
 * conflict.
 */
export function TaskFrame({ task, accept, importFile, children }: TaskFrameProps) {
  const { t, isShared, isMine, isForLooking, adopt, takeOver, editCopy, input, saving } = task;
  const takeFile = useCallback((file: File) => void importFile(file), [importFile]);
  return (
    <>
      {isShared ? (
        <StateStrip text={t('link.opened')} action={t('link.edit')} onAction={() => void adopt()} />
      ) : !isMine ? (
        <StateStrip text={t('tabs.other')} action={t('tabs.takeOver')} onAction={takeOver} />
      ) : isForLooking ? (
        <StateStrip text={t('look.text')} action={t('look.edit')} onAction={editCopy} />
      ) : null}
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after a correction.
          currentTarget.value = '';
          if (file !== undefined) takeFile(file);
        }}
      />
      <DropZone t={t} onFile={takeFile} />
      {saving.dialog}
    </>
  );
}

/** Below these widths the bar has no room for the title beside the texts of both buttons, or of Save. */
const TIGHT_QUERY = '(max-width: 1199px)';
const SHORT_QUERY = '(max-width: 1359px)';

/** Controls that the page adds to the bar of its editor: saving to the account, and the menu of the document. */
export function TaskActions({
  task,
  actions,
}: {
  readonly task: TaskEditor;
  readonly actions: readonly Action[];
}) {
  const { t, isReadOnly, keepAsTask, startOwn } = task;
  const { isModified, isUnsaved, isSaving } = task.saving;
  const isTight = useWindowQuery(TIGHT_QUERY);
  const isShort = useWindowQuery(SHORT_QUERY);
  return (
    <>
      {startOwn === null ? null : isTight ? (
        <IconButton
          label={t('startOwn')}
          icon={<FilePlus size={20} aria-hidden="true" />}
          onClick={startOwn}
        />
      ) : (
        <Button icon={<FilePlus size={20} aria-hidden="true" />} onClick={startOwn}>
          {t('startOwn')}
        </Button>
      )}
      {isReadOnly ? null : (
        <SaveButton
          t={t}
          isModified={isModified}
          isUnsaved={isUnsaved}
          isSaving={isSaving}
          isShort={isShort}
          onSave={keepAsTask}
        />
      )}
      <ActionsMenu label={t('actions')} actions={actions} />
    </>
  );
}
