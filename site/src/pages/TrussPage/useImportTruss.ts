import { useMemo, useState } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type NoticeHandle, useDialogs, useFormat, useNotices, useText } from '@eecs/ui-kit';
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
import { useTrussFailureLines } from '../../task/useTrussFailureLines.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { describeDrawing } from './describeDrawing.ts';
import { describeRest } from './describeRest.ts';
import { describeRows } from './describeRow.ts';
import { describeSize } from './describeSize.ts';
import { tellFirst, tellOverlaps } from './tellNames.ts';
import { READ_NOTICE_MS } from '../../task/readNotice.ts';

/** The reader's choices about a file. */
type ImportChoices = Pick<TrussReading, 'unit' | 'doubled' | 'drawing'>;

export interface ImportTrussOptions {
  readonly isReadOnly: boolean;
  /** Puts the document of a file in the place of what is open. */
  readonly openCase: (document: TrussCase) => void;
}

/** A drawing that waits for its reader to say what of it is wanted. */
export interface WaitingDrawing {
  readonly name: string;
  readonly preview: DrawingPreview;
  /** Opens it, or with null not. */
  readonly settle: (opened: OpenedDrawing | null) => void;
}

export interface ImportTruss {
  readonly importFile: (file: File) => Promise<void>;
  readonly drawing: WaitingDrawing | null;
}

/**
 * Gives what opens a file of any kind, and tells what of it was mended, guessed, left out or refused. A drawing of
 * which
 * there is something to choose waits until that is done.
 */
export function useImportTruss({ isReadOnly, openCase }: ImportTrussOptions): ImportTruss {
  const t = useText(trussTaskMessages);
  const list = useTrussFailureLines();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const format = useFormat();
  const navigate = useNavigate();
  const { session, settings } = useServices();
  const library = useLibrary(false);
  const [drawing, setDrawing] = useState<WaitingDrawing | null>(null);

  const importFile = useMemo(() => {
    /** The notice about the last file, which is dismissed when another file is opened. */
    let told: NoticeHandle | null = null;

    async function importFile(file: File, asked: ImportChoices = {}): Promise<void> {
      const refuse = (lines: readonly string[]): Promise<unknown> =>
        ask({
          kind: 'warning',
          message: [t('truss.file.refused', { name: file.name }), ...lines].join('\n'),
        });
      if (isReadOnly) {
        await refuse([t('truss.file.readOnly')]);
        return;
      }
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
        await refuse([
          t('truss.file.unread', { reason: error instanceof Error ? error.message : String(error) }),
        ]);
        return;
      }
      const size = read.ok ? null : describeSize(read, { bytes: file.size, limits }, t);
      if (size?.isForAccount === true) {
        const { outcome } = await ask({
          kind: 'confirm',
          message: [t('truss.file.refused', { name: file.name }), ...size.lines].join('\n'),
          okLabel: t('truss.file.register'),
          cancelLabel: t('truss.file.notNow'),
        });
        if (outcome === 'ok') await navigate(pathTo('register'));
        return;
      }
      if (!read.ok) {
        await refuse(size?.lines ?? describeProblem(read));
        return;
      }
      if (read.doubled !== undefined && asked.doubled === undefined) {
        const { outcome } = await ask({
          kind: 'confirm',
          message: t('truss.file.doubledRods', { count: read.doubled }),
          okLabel: t('truss.file.sumAreas'),
          cancelLabel: t('truss.file.keepOne'),
        });
        await importFile(file, { ...asked, doubled: outcome === 'ok' ? 'sumAreas' : 'keepOne' });
        return;
      }
      openCase(read.document);
      const mended =
        read.corrections.length === 0 ? [] : [t('truss.file.corrected'), ...list(read.corrections)];
      const drawn =
        read.drawing === undefined
          ? { lines: [], other: null }
          : describeDrawing(read.drawing, asked.unit !== undefined, { t, format, locale });
      const { other } = drawn;
      const lines = [
        ...drawn.lines,
        ...(read.rest === undefined ? [] : describeRest(read.rest, t)),
        ...(read.overlaps === undefined ? [] : [tellOverlaps(read.overlaps, t)]),
      ];
      // Corrections, guesses and omissions have to be read; that a file opened is obvious.
      told?.dismiss();
      told = notify({
        kind:
          read.drawing?.isCut === true ? 'warning' : mended.length + lines.length === 0 ? 'success' : 'info',
        text: [
          t('truss.file.opened', { title: read.document.title || t('truss.shelf.untitled') }),
          ...lines,
          ...mended,
        ].join('\n'),
        ...(lines.length + mended.length > 0 && { timeoutMs: READ_NOTICE_MS }),
        ...(lines.length > 0 && { group: `drawing ${file.name}` }),
        ...(other !== null && {
          action: { label: other.label, run: () => void importFile(file, { ...asked, unit: other.unit }) },
        }),
      });
    }

    function describeProblem(read: Extract<ReadTrussFile, { ok: false }>): readonly string[] {
      switch (read.problem) {
        case 'notTruss':
          return [...list(read.failures), t('truss.file.cure')];
        case 'badRow':
          return describeRows(read, { t, locale: settings.get().locale });
        case 'tooManyRows':
          return [t('truss.file.tooManyRows', read.rows ?? { count: 0, most: 0 })];
        case 'unknownHeadings':
          return [t('truss.file.unknownHeadings', { columns: tellFirst(read.headings ?? []) })];
        case 'tooMany':
        case 'tooLarge':
          // Told by its size.
          return [];
        default:
          return [t(`truss.file.${read.problem}`)];
      }
    }

    async function choose(file: File): Promise<void> {
      const limits = readVisitorLimits(session.get());
      const asked = { limits, system: settings.getShownUnits() };
      const preview = isReadOnly ? null : await previewTrussDrawing(file, asked).catch(() => null);
      // The reader of the value reports its fault.
      if (preview === null || !preview.hasChoice) return importFile(file);
      const opened = await new Promise<OpenedDrawing | null>((settle) =>
        setDrawing({ name: file.name, preview, settle }),
      );
      setDrawing(null);
      return opened === null ? undefined : importFile(file, opened);
    }

    return choose;
  }, [isReadOnly, openCase, t, format, list, notify, ask, navigate, session, settings, library]);
  return { importFile, drawing };
}
