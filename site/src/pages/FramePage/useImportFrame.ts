import { useMemo } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';
import { useDialogs, useFormat, useNotices, useText } from '@eecs/ui-kit';
import type { Placement } from '@eecs/ui-kit/editor';
import { type DxfUnit, MAX_FRAME_FILE_BYTES, type ReadFrameFile, readFrameBlob } from '@eecs/ui-frame';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { toFrameKind } from '../../ports/kept/toFrameKind.ts';
import { useServices } from '../../ports/kept/services.ts';
import { useLibrary } from '../../ports/reader/useLibrary.ts';
import { readVisitorLimits } from '../../ports/reader/visitorLimits.ts';
import { useFrameFailureLines } from '../../task/words/useFrameFailureLines.ts';
import { READ_NOTICE_MS } from '../../task/files/readNotice.ts';
import type { PlacedFile } from '../../task/files/useTaskFiles.ts';
import { describeFrameDrawing } from './describeFrameDrawing.ts';

/** The document that a file is opened into. */
export interface ImportFrameOptions {
  readonly isReadOnly: boolean;
  /** Replaces the open document by the document of a file, or adds it, as the reader chooses; null if neither. */
  readonly openCase: (document: FrameCase, file: PlacedFile) => Promise<Placement | null>;
}

/** Returns the function that opens a JSON file of a frame or a DXF drawing, or reports why it was not opened. */
export function useImportFrame(
  id: FrameRowId,
  { isReadOnly, openCase }: ImportFrameOptions,
): (file: File) => Promise<void> {
  const t = useText(frameTaskMessages);
  const { session, settings } = useServices();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const format = useFormat();
  const library = useLibrary(false);
  const list = useFrameFailureLines();
  return useMemo(() => {
    async function importFile(file: File, unit?: DxfUnit, known?: Placement): Promise<void> {
      const refuse = async (lines: readonly string[]): Promise<void> => {
        const message = [t('frame.file.refused', { name: file.name }), ...lines].join('\n');
        await ask({ kind: 'warning', message });
      };
      if (isReadOnly) return refuse([t('frame.file.readOnly')]);
      const limits = readVisitorLimits(session.get());
      const max = MAX_FRAME_FILE_BYTES[limits] / 1000;
      const { locale } = settings.get();
      let read: ReadFrameFile;
      try {
        const system = settings.getShownUnits();
        read = await readFrameBlob(file, { limits, system, locale, library, unit });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return refuse([t('frame.file.unread', { reason })]);
      }
      if (!read.ok) {
        const { problem, failures } = read;
        if (problem === 'notFrame') return refuse([...list(failures), t('frame.file.cure')]);
        return refuse([t(`frame.file.${problem}`, { max })]);
      }
      const placement = await openCase(toFrameKind(read.document, id), { name: file.name, known });
      if (placement === null) return;
      const isAdded = placement === 'add';
      const title = read.document.title || t('frame.shelf.untitled');
      const corrected =
        read.corrections.length === 0 ? [] : [t('frame.file.corrected'), ...list(read.corrections)];
      const opened = t(isAdded ? 'frame.file.added' : 'frame.file.opened', { title });
      if (read.drawing === undefined) {
        notify({ kind: 'success', text: [opened, ...corrected].join('\n') });
        return;
      }
      const { lines, other } = describeFrameDrawing(read.drawing, { t, format, locale });
      notify({
        kind: read.drawing.isCut ? 'warning' : 'info',
        text: [opened, ...lines].join('\n'),
        timeoutMs: READ_NOTICE_MS,
        group: `drawing ${file.name}`,
        // The same file replaces itself; reading it again would add an added one a second time.
        ...(other !== null &&
          !isAdded && {
            action: { label: other.label, run: () => void importFile(file, other.unit, 'replace') },
          }),
      });
    }
    return (file) => importFile(file);
  }, [id, isReadOnly, openCase, t, ask, notify, format, library, list, session, settings]);
}
