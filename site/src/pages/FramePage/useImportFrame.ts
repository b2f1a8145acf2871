import { useCallback } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import type { Placement } from '@eecs/ui-kit/editor';
import { MAX_FRAME_FILE_BYTES, readFrameFile } from '@eecs/ui-frame';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { toFrameKind } from '../../ports/kept/toFrameKind.ts';
import { useServices } from '../../ports/kept/services.ts';
import { readVisitorLimits } from '../../ports/reader/visitorLimits.ts';
import { useFrameFailureLines } from '../../task/words/useFrameFailureLines.ts';
import type { PlacedFile } from '../../task/files/useTaskFiles.ts';

/** The document that a file is opened into. */
export interface ImportFrameOptions {
  readonly isReadOnly: boolean;
  /** Replaces the open document by the document of a file, or adds it, as the reader chooses; null if neither. */
  readonly openCase: (document: FrameCase, file: PlacedFile) => Promise<Placement | null>;
}

/** Returns the function that opens a JSON file of a frame, or reports why it was not opened. */
export function useImportFrame(
  id: FrameRowId,
  { isReadOnly, openCase }: ImportFrameOptions,
): (file: File) => Promise<void> {
  const t = useText(frameTaskMessages);
  const { session } = useServices();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const list = useFrameFailureLines();
  return useCallback(
    async (file) => {
      const refuse = async (lines: readonly string[]): Promise<void> => {
        const message = [t('frame.file.refused', { name: file.name }), ...lines].join('\n');
        await ask({ kind: 'warning', message });
      };
      if (isReadOnly) return refuse([t('frame.file.readOnly')]);
      const limits = readVisitorLimits(session.get());
      const max = MAX_FRAME_FILE_BYTES[limits] / 1000;
      if (file.size > MAX_FRAME_FILE_BYTES[limits]) return refuse([t('frame.file.tooLarge', { max })]);
      let text: string;
      try {
        text = await file.text();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return refuse([t('frame.file.unread', { reason })]);
      }
      const read = readFrameFile(text, limits);
      if (!read.ok) {
        if (read.problem === 'notJson') return refuse([t('frame.file.notJson')]);
        if (read.problem === 'notFrame') return refuse([...list(read.failures), t('frame.file.cure')]);
        return refuse([t('frame.file.tooLarge', { max })]);
      }
      const placement = await openCase(toFrameKind(read.document, id), { name: file.name });
      if (placement === null) return;
      const title = read.document.title || t('frame.shelf.untitled');
      const corrected =
        read.corrections.length === 0 ? [] : [t('frame.file.corrected'), ...list(read.corrections)];
      notify({
        kind: 'success',
        text: [
          t(placement === 'add' ? 'frame.file.added' : 'frame.file.opened', { title }),
          ...corrected,
        ].join('\n'),
      });
    },
    [id, isReadOnly, openCase, t, ask, notify, list, session],
  );
}
