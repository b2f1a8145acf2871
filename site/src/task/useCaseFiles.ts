import { type RefObject, useMemo } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import type { Placement } from '@eecs/ui-kit/editor';
import {
  type BeamEditorHandle,
  MAX_FILE_BYTES,
  MAX_FRAGMENT,
  type ReadCase,
  readCaseBlob,
  saveBlob,
  toFileName,
  writeCaseFile,
  writeShare,
} from '@eecs/ui-beam';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';
import { useServices } from '../ports/kept/services.ts';
import type { Action } from '../shell/ActionsMenu.tsx';
import { readVisitorLimits } from '../ports/reader/visitorLimits.ts';
import type { PlacedFile } from './useTaskFiles.ts';
import { useFailureLines } from './useFailureLines.ts';
import { READ_NOTICE_MS } from './readNotice.ts';

/** Actions of the page on files and links for the beam in the editor. */
export interface CaseFiles {
  readonly actions: readonly Action[];
  /** Opens a file that was chosen or dropped. */
  readonly importFile: (file: File) => Promise<void>;
}

export interface CaseFilesOptions {
  readonly editor: RefObject<BeamEditorHandle | null>;
  readonly isReadOnly: boolean;
  /** Puts the document of a file in the place of what is open or adds it, as the reader chooses; null is neither. */
  readonly openCase: (document: BeamCase, file: PlacedFile) => Promise<Placement | null>;
  /** Opens the browser's own choice of a file. */
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

/** Returns the actions of the beam page: files in and out, a link, pictures, a new beam. */
export function useCaseFiles({
  editor,
  isReadOnly,
  openCase,
  chooseFile,
  startAnew,
}: CaseFilesOptions): CaseFiles {
  const t = useText(taskMessages);
  const list = useFailureLines();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const { siteBase, session } = useServices();

  return useMemo(() => {
    async function importFile(file: File): Promise<void> {
      const refuse = (lines: readonly string[]): Promise<unknown> =>
        ask({ kind: 'warning', message: [t('beam.file.refused', { name: file.name }), ...lines].join('\n') });
      if (isReadOnly) {
        await refuse([t('beam.file.readOnly')]);
        return;
      }
      const limits = readVisitorLimits(session.get());
      let read: ReadCase;
      try {
        read = await readCaseBlob(file, { limits });
      } catch (error) {
        await refuse([
          t('beam.file.unread', { reason: error instanceof Error ? error.message : String(error) }),
        ]);
        return;
      }
      if (!read.ok) {
        const reasons =
          read.problem === 'notBeam'
            ? [...list(read.failures), t('beam.file.cure')]
            : [t(`beam.file.${read.problem}`, { max: MAX_FILE_BYTES[limits] / 1000 })];
        await refuse(reasons);
        return;
      }
      const placement = await openCase(read.document, { name: file.name });
      if (placement === null) return;
      const mended =
        read.corrections.length === 0
          ? []
          : [t('beam.file.corrected'), ...list(read.corrections, read.document)];
      // Corrections have to be read; that a file opened is obvious.
      notify({
        kind: mended.length === 0 ? 'success' : 'info',
        text: [
          t(placement === 'add' ? 'beam.file.added' : 'beam.file.opened', { title: read.document.title }),
          ...mended,
        ].join('\n'),
        ...(mended.length > 0 && { timeoutMs: READ_NOTICE_MS }),
      });
    }

    async function share(): Promise<void> {
      const document = editor.current?.getCase();
      if (document === undefined) return;
      const written = await writeShare(document, await editor.current?.getShown());
      if (!written.ok) {
        const size = Math.ceil(written.length / 100) / 10;
        notify({ kind: 'warning', text: t('beam.link.tooLong', { size, max: MAX_FRAGMENT / 1000 }) });
        return;
      }
      const link = `${siteBase}/msb/${written.fragment}`;
      try {
        await navigator.clipboard.writeText(link);
        notify({ kind: 'success', text: t('beam.link.copied') });
      } catch {
        // Forbidden by the browser or the page is not served by https: the reader copies it by hand.
        await ask({ kind: 'info', message: t('beam.link.here', { link }) });
      }
    }

    function exportJson(): void {
      const document = editor.current?.getCase();
      if (document === undefined) return;
      const blob = new Blob([writeCaseFile(document)], { type: 'application/json' });
      saveBlob(blob, toFileName(document.title, 'json'));
    }

    async function savePicture(kind: 'svg' | 'png'): Promise<void> {
      const handle = editor.current;
      if (handle === null) return;
      try {
        const blob =
          kind === 'svg' ? new Blob([await handle.toSVG()], { type: 'image/svg+xml' }) : await handle.toPNG();
        saveBlob(blob, toFileName(handle.getCase().title, kind));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        notify({ kind: 'error', text: t('beam.actions.failed', { reason }) });
      }
    }

    const actions: Action[] = [
      { name: 'export', label: t('beam.actions.export'), run: exportJson },
      { name: 'import', label: t('beam.actions.import'), run: chooseFile },
      { name: 'share', label: t('beam.actions.share'), run: () => void share() },
      { name: 'svg', label: t('beam.actions.svg'), run: () => void savePicture('svg') },
      { name: 'png', label: t('beam.actions.png'), run: () => void savePicture('png') },
      { name: 'new', label: t('beam.actions.new'), run: startAnew },
    ];
    return { actions, importFile };
  }, [editor, isReadOnly, openCase, chooseFile, startAnew, t, list, notify, ask, siteBase, session]);
}
