import { type RefObject, useMemo } from 'react';
import { useNotices, useText } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { type FrameEditorHandle, writeFrameFile } from '@eecs/ui-frame';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { useShareFrame } from './useShareFrame.ts';

/** The parts of a page that its actions need. */
export interface FrameActionsOptions {
  readonly editor: RefObject<FrameEditorHandle | null>;
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

const TYPES = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
};

/** Gives the actions of the frame page: files in and out, a link, pictures, a new frame. */
export function useFrameActions({ editor, chooseFile, startAnew }: FrameActionsOptions): readonly Action[] {
  const t = useText(frameTaskMessages);
  const { notify } = useNotices();
  const share = useShareFrame(editor);

  return useMemo(() => {
    async function save(
      kind: keyof typeof TYPES,
      make: (handle: FrameEditorHandle) => Promise<string | Blob>,
    ): Promise<void> {
      const handle = editor.current;
      if (handle === null) return;
      try {
        const made = await make(handle);
        const blob = typeof made === 'string' ? new Blob([made], { type: TYPES[kind] }) : made;
        saveBlob(blob, toFileName(handle.getCase().title, kind));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        notify({ kind: 'error', text: t('frame.actions.failed', { reason }) });
      }
    }

    return [
      {
        name: 'export',
        label: t('frame.actions.export'),
        run: () => void save('json', (handle) => Promise.resolve(writeFrameFile(handle.getCase()))),
      },
      { name: 'import', label: t('frame.actions.import'), run: chooseFile },
      { name: 'share', label: t('frame.actions.share'), run: () => void share() },
      { name: 'svg', label: t('frame.actions.svg'), run: () => void save('svg', (handle) => handle.toSVG()) },
      { name: 'png', label: t('frame.actions.png'), run: () => void save('png', (handle) => handle.toPNG()) },
      { name: 'csv', label: t('frame.actions.csv'), run: () => void save('csv', (handle) => handle.toCSV()) },
      { name: 'new', label: t('frame.actions.new'), run: startAnew },
    ];
  }, [editor, chooseFile, startAnew, share, t, notify]);
}
