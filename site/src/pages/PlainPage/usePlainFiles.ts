import { useMemo } from 'react';
import { useDialogs, useNotices } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import type { TaskExtras } from '../../task/page/createTaskPage.tsx';
import type { TaskHandle } from '../../task/files/taskHandle.ts';
import type { TaskText } from '../../task/words/taskText.ts';
import type { useTaskFiles } from '../../task/files/useTaskFiles.ts';

type Files<Document extends BranchDocument> = ReturnType<
  typeof useTaskFiles<Document, object, TaskHandle<Document>>
>['files'];

/** Returns the actions of a page whose documents are JSON files: save, open, start anew. */
export function usePlainFiles<Document extends BranchDocument>(
  { editor, isReadOnly, openCase, chooseFile, startAnew }: Files<Document>,
  { t, parse }: { readonly t: TaskText; readonly parse: (value: unknown) => Document | null },
): TaskExtras {
  const { ask } = useDialogs();
  const { notify } = useNotices();
  return useMemo(() => {
    async function importFile(file: File): Promise<void> {
      const refuse = async (reason: string): Promise<void> => {
        await ask({ kind: 'warning', message: [t('file.refused', { name: file.name }), reason].join('\n') });
      };
      if (isReadOnly) return refuse(t('file.readOnly'));
      let value: unknown;
      try {
        value = JSON.parse(await file.text());
      } catch {
        return refuse(t('file.notJson'));
      }
      const document = parse(value);
      if (document === null) return refuse(t('file.cure'));
      const placement = await openCase(document, { name: file.name });
      if (placement === null) return;
      const title = document.title || t('shelf.untitled');
      notify({ kind: 'success', text: t(placement === 'add' ? 'file.added' : 'file.opened', { title }) });
    }

    function exportFile(): void {
      const document = editor.current?.getCase();
      if (document === undefined) return;
      const blob = new Blob([JSON.stringify(document)], { type: 'application/json' });
      saveBlob(blob, toFileName(document.title, 'json'));
    }

    const actions = [
      { name: 'export', label: t('actions.export'), run: exportFile },
      { name: 'import', label: t('actions.import'), run: chooseFile },
      { name: 'new', label: t('actions.new'), run: startAnew },
    ];
    return { importFile, actions };
  }, [editor, isReadOnly, openCase, chooseFile, startAnew, t, parse, ask, notify]);
}
