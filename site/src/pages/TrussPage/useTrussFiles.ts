import { type RefObject, useMemo } from 'react';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { type TrussEditorHandle, readTrussFile, writeTrussFile, writeTrussShare } from '@eecs/ui-truss';
import { readVisitorLimits } from '../../beam/visitorLimits.ts';
import { useServices } from '../../ports/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { trussPageMessages } from './trussPageMessages.ts';

export interface TrussFilesOptions {
  readonly editor: RefObject<TrussEditorHandle | null>;
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

/** Gives the actions of the truss page: files in and out, a link, pictures, a table, a new truss. */
export function useTrussFiles({ editor, chooseFile, startAnew }: TrussFilesOptions): {
  readonly actions: readonly Action[];
  readonly importFile: (file: File) => Promise<void>;
} {
  const t = useText(trussPageMessages);
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const { siteBase, session } = useServices();

  return useMemo(() => {
    async function importFile(file: File): Promise<void> {
      const read = readTrussFile(await file.text(), readVisitorLimits(session.get()));
      if (!read.ok) {
        const lines = read.failures.slice(0, 8).map(({ code, path }) => `${path}: ${code}`);
        await ask({
          kind: 'warning',
          message: [t('truss.refused', { name: file.name }), ...lines].join('\n'),
        });
        return;
      }
      editor.current?.replaceCase(read.document);
      notify({ kind: 'success', text: t('truss.opened', { title: read.document.title }) });
    }

    async function share(): Promise<void> {
      const document = editor.current?.getCase();
      if (document === undefined) return;
      const fragment = await writeTrussShare(document);
      if (fragment === null) {
        notify({ kind: 'warning', text: t('truss.tooLong') });
        return;
      }
      const link = `${siteBase}${pathTo('truss')}${fragment}`;
      try {
        await navigator.clipboard.writeText(link);
        notify({ kind: 'success', text: t('truss.copied') });
      } catch {
        // Forbidden by the browser or the page is not served by https: the reader copies it by hand.
        await ask({ kind: 'info', message: t('truss.here', { link }) });
      }
    }

    async function save(
      kind: 'json' | 'svg' | 'png' | 'csv',
      make: (handle: TrussEditorHandle) => Promise<string | Blob>,
    ): Promise<void> {
      const handle = editor.current;
      if (handle === null) return;
      try {
        const made = await make(handle);
        const blob = typeof made === 'string' ? new Blob([made], { type: TYPES[kind] }) : made;
        saveBlob(blob, toFileName(handle.getCase().title, kind));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        notify({ kind: 'error', text: t('truss.failed', { reason }) });
      }
    }

    const actions: Action[] = [
      {
        name: 'export',
        label: t('truss.export'),
        run: () => void save('json', (handle) => Promise.resolve(writeTrussFile(handle.getCase()))),
      },
      { name: 'import', label: t('truss.import'), run: chooseFile },
      { name: 'share', label: t('truss.share'), run: () => void share() },
      { name: 'svg', label: t('truss.svg'), run: () => void save('svg', (handle) => handle.toSVG()) },
      { name: 'png', label: t('truss.png'), run: () => void save('png', (handle) => handle.toPNG()) },
      { name: 'csv', label: t('truss.csv'), run: () => void save('csv', (handle) => handle.toCSV()) },
      { name: 'new', label: t('truss.new'), run: startAnew },
    ];
    return { actions, importFile };
  }, [editor, chooseFile, startAnew, t, notify, ask, siteBase, session]);
}

const TYPES = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
};
