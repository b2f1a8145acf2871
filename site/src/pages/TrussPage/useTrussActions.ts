import { type RefObject, useMemo } from 'react';
import { useNotices, useText } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { type TrussEditorHandle, writeTrussFile } from '@eecs/ui-truss';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { useShareTruss } from './useShareTruss.ts';

export interface TrussActionsOptions {
  readonly editor: RefObject<TrussEditorHandle | null>;
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

/** Returns the actions of the truss page: files in and out, a link, pictures, the report, a new truss. */
export function useTrussActions({ editor, chooseFile, startAnew }: TrussActionsOptions): readonly Action[] {
  const t = useText(trussTaskMessages);
  const { notify } = useNotices();
  const share = useShareTruss(editor);

  return useMemo(() => {
    async function save(
      kind: keyof typeof TYPES,
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
        notify({ kind: 'error', text: t('truss.actions.failed', { reason }) });
      }
    }

    return [
      {
        name: 'export',
        label: t('truss.actions.export'),
        run: () => void save('json', (handle) => Promise.resolve(writeTrussFile(handle.getCase()))),
      },
      { name: 'import', label: t('truss.actions.import'), run: chooseFile },
      { name: 'share', label: t('truss.actions.share'), run: () => void share() },
      {
        name: 'svg',
        label: t('truss.actions.svg'),
        run: () => void save('svg', (handle) => handle.toSVG()),
      },
      {
        name: 'png',
        label: t('truss.actions.png'),
        run: () => void save('png', (handle) => handle.toPNG()),
      },
      { name: 'print', label: t('truss.actions.print'), run: () => void editor.current?.print() },
      { name: 'new', label: t('truss.actions.new'), run: startAnew },
    ];
  }, [editor, chooseFile, startAnew, share, t, notify]);
}

const TYPES = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
};
