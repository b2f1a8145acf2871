import { useMemo, useState } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { useDialogs, useText } from '@eecs/ui-kit';
import type { Placement } from '@eecs/ui-kit/editor';
import {
  type DrawingPreview,
  type OpenedDrawing,
  type ReadTrussFile,
  type TrussReading,
  previewTrussDrawing,
  readTrussBlob,
} from '@eecs/ui-truss';
import { readVisitorLimits } from '../../ports/reader/visitorLimits.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { useLibrary } from '../../ports/reader/useLibrary.ts';
import { useServices } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import type { PlacedFile } from '../../task/files/useTaskFiles.ts';
import { useTrussFailureLines } from '../../task/words/useTrussFailureLines.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { describeProblem } from './describeProblem.ts';
import { describeSize } from './describeSize.ts';
import { useOpenedNotice } from './useOpenedNotice.ts';
import { type WaitingRows, useWaitingRows } from './useWaitingRows.ts';

/** The reader's choices about a file. */
type ImportChoices = Pick<TrussReading, 'unit' | 'doubled' | 'drawing' | 'rows'>;

export interface ImportTrussOptions {
  readonly isReadOnly: boolean;
  /** Replaces the open document by that of a file or adds it, as the reader chooses; null if neither. */
  readonly openCase: (document: TrussCase, file: PlacedFile) => Promise<Placement | null>;
}

/** A drawing that waits until the reader has chosen which of its parts to open. */
export interface WaitingDrawing {
  readonly name: string;
  readonly preview: DrawingPreview;
  /** Opens the drawing; null cancels. */
  readonly settle: (opened: OpenedDrawing | null) => void;
}

export interface ImportTruss {
  readonly importFile: (file: File) => Promise<void>;
  readonly drawing: WaitingDrawing | null;
  readonly rows: WaitingRows | null;
}

/**
 * Returns the function that opens a file of any kind and reports what was corrected, guessed, left out or refused. A
 * drawing with options, and a table with unknown headings, waits until the reader has chosen.
 */
export function useImportTruss({ isReadOnly, openCase }: ImportTrussOptions): ImportTruss {
  const t = useText(trussTaskMessages);
  const { session, settings } = useServices();
  const { ask } = useDialogs();
  const list = useTrussFailureLines();
  const announceOpened = useOpenedNotice();
  const navigate = useNavigate();
  const library = useLibrary(false);
  const [drawing, setDrawing] = useState<WaitingDrawing | null>(null);
  const { waiting: rows, askRows } = useWaitingRows();

  const importFile = useMemo(() => {
    const refusal = (name: string, lines: readonly string[]): string =>
      [t('truss.file.refused', { name }), ...lines].join('\n');

    async function refuse(file: File, lines: readonly string[]): Promise<void> {
      await ask({ kind: 'warning', message: refusal(file.name, lines) });
    }

    async function offerAccount(file: File, lines: readonly string[]): Promise<void> {
      const { outcome } = await ask({
        kind: 'confirm',
        message: refusal(file.name, lines),
        okLabel: t('truss.file.register'),
        cancelLabel: t('truss.file.notNow'),
      });
      if (outcome === 'ok') await navigate(pathTo('register'));
    }

    async function askDoubled(count: number): Promise<'sumAreas' | 'keepOne'> {
      const { outcome } = await ask({
        kind: 'confirm',
        message: t('truss.file.doubledRods', { count }),
        okLabel: t('truss.file.sumAreas'),
        cancelLabel: t('truss.file.keepOne'),
      });
      return outcome === 'ok' ? 'sumAreas' : 'keepOne';
    }

    async function importFile(file: File, asked: ImportChoices = {}, known?: Placement): Promise<void> {
      if (isReadOnly) return refuse(file, [t('truss.file.readOnly')]);
      const limits = readVisitorLimits(session.get());
      const { locale } = settings.get();
      let read: ReadTrussFile;
      try {
        read = await readTrussBlob(file, {
          limits,
          system: settings.getShownUnits(),
          locale,
          library,
          ...asked,
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return refuse(file, [t('truss.file.unread', { reason })]);
      }
      if (read.table !== undefined && asked.rows === undefined) {
        const system = settings.getShownUnits();
        const opened = await askRows({ name: file.name, table: read.table, system });
        if (opened === null) return undefined;
        const corrected = new File([opened.text], file.name.replace(/\.xlsx$/i, '.csv'));
        return importFile(corrected, { ...asked, rows: opened.rows }, known);
      }
      if (!read.ok) {
        const size = describeSize(read, { bytes: file.size, limits }, t);
        if (size?.isForAccount === true) return offerAccount(file, size.lines);
        return refuse(file, size?.lines ?? describeProblem(read, { t, list, locale }));
      }
      if (read.doubled !== undefined && asked.doubled === undefined)
        return importFile(file, { ...asked, doubled: await askDoubled(read.doubled) }, known);
      const placement = await openCase(read.document, { name: file.name, known });
      if (placement === null) return;
      announceOpened(read, {
        name: file.name,
        isAdded: placement === 'add',
        isUnitAsked: asked.unit !== undefined,
        // The same file replaces itself.
        readIn: (unit) => void importFile(file, { ...asked, unit }, 'replace'),
      });
    }

    async function choose(file: File): Promise<void> {
      const limits = readVisitorLimits(session.get());
      const asked = { limits, system: settings.getShownUnits() };
      const preview = isReadOnly ? null : await previewTrussDrawing(file, asked).catch(() => null);
      // The caller of the value reports its fault.
      if (preview === null || !preview.hasChoice) return importFile(file);
      const opened = await new Promise<OpenedDrawing | null>((settle) =>
        setDrawing({ name: file.name, preview, settle }),
      );
      setDrawing(null);
      return opened === null ? undefined : importFile(file, opened);
    }

    return choose;
  }, [isReadOnly, openCase, t, list, announceOpened, ask, navigate, session, settings, library, askRows]);
  return { importFile, drawing, rows };
}
