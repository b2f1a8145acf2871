import { type RefObject, useMemo } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import type { Placement } from '@eecs/ui-kit/editor';
import {
  type BeamEditorHandle,
  MAX_FILE_BYTES,
  type ReadCase,
  readCaseBlob,
  writeCaseFile,
  writeShare,
} from '@eecs/ui-beam';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { taskMessages } from '../words/taskMessages.ts';
import { useServices } from '../../ports/kept/services.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { readVisitorLimits } from '../../ports/reader/visitorLimits.ts';
import type { PlacedFile } from './useTaskFiles.ts';
import { useBeamTaskText } from '../words/useBeamTaskText.ts';
import { useFailureLines } from '../words/useFailureLines.ts';
import { useFileActions } from './useFileActions.ts';
import { READ_NOTICE_MS } from './readNotice.ts';

/** Actions of the page on files and links for the beam in the editor. */
export interface CaseFiles {
  readonly actions: readonly Action[];
  /** Opens a chosen or dropped file. */
  readonly importFile: (file: File) => Promise<void>;
}

export interface CaseFilesOptions {
  readonly editor: RefObject<BeamEditorHandle | null>;
  readonly isReadOnly: boolean;
  /** Replaces the open document by that of a file or adds it, as the reader chooses; null if neither. */
  readonly openCase: (document: BeamCase, file: PlacedFile) => Promise<Placement | null>;
  /** Opens the browser's file dialog. */
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

/** Returns the actions of the beam page: opening and saving files, a link, pictures, a new beam. */
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
  const { session } = useServices();
  const actions = useFileActions(
    { editor, chooseFile, startAnew },
    { page: 'beam', t: useBeamTaskText(), toFile: writeCaseFile, write: writeShare },
  );

  const importFile = useMemo(() => {
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
      const corrected =
        read.corrections.length === 0
          ? []
          : [t('beam.file.corrected'), ...list(read.corrections, read.document)];
      // Corrections need time to be read; a plain success does not.
      notify({
        kind: corrected.length === 0 ? 'success' : 'info',
        text: [
          t(placement === 'add' ? 'beam.file.added' : 'beam.file.opened', { title: read.document.title }),
          ...corrected,
        ].join('\n'),
        ...(corrected.length > 0 && { timeoutMs: READ_NOTICE_MS }),
      });
    }

    return importFile;
  }, [isReadOnly, openCase, t, list, notify, ask, session]);

  return { actions, importFile };
}
