import type { TrussCase } from '@eecs/solver-core/truss';
import { type RefObject, useMemo } from 'react';
import { type NoticeHandle, useDialogs, useFormat, useNotices, useText } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import {
  type DxfUnit,
  type ReadTrussFile,
  readTrussBlob,
  type TrussEditorHandle,
  writeTrussFile,
  writeTrussShare,
} from '@eecs/ui-truss';
import { readVisitorLimits } from '../../ports/visitorLimits.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { useServices } from '../../ports/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { useTrussFailureLines } from '../../task/useTrussFailureLines.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { describeDrawing } from './describeDrawing.ts';
import { describeRest } from './describeRest.ts';
import { describeRow } from './describeRow.ts';
import { describeSize } from './describeSize.ts';

export interface TrussFilesOptions {
  readonly editor: RefObject<TrussEditorHandle | null>;
  readonly isReadOnly: boolean;
  /** Puts the document of a file in the place of what is open. */
  readonly openCase: (document: TrussCase) => void;
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

/** Gives the actions of the truss page: files in and out, a link, pictures, a table, a new truss. */
export function useTrussFiles({ editor, isReadOnly, openCase, chooseFile, startAnew }: TrussFilesOptions): {
  readonly actions: readonly Action[];
  readonly importFile: (file: File) => Promise<void>;
} {
  const t = useText(trussTaskMessages);
  const list = useTrussFailureLines();
  const { notify } = useNotices();
  const { ask } = useDialogs();
  const format = useFormat();
  const navigate = useNavigate();
  const { siteBase, session, settings } = useServices();

  return useMemo(() => {
    /** What was told of the last file is of no use beside the next one. */
    let told: NoticeHandle | null = null;

    async function importFile(file: File, unit?: DxfUnit): Promise<void> {
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
      const { units, locale } = settings.get();
      let read: ReadTrussFile;
      try {
        const asked = unit === undefined ? {} : { unit };
        read = await readTrussBlob(file, { limits, system: units, locale, ...asked });
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
      openCase(read.document);
      const mended =
        read.corrections.length === 0 ? [] : [t('truss.file.corrected'), ...list(read.corrections)];
      const drawn =
        read.drawing === undefined
          ? { lines: [], other: null }
          : describeDrawing(read.drawing, unit !== undefined, { t, format, locale });
      const { other } = drawn;
      const lines = [...drawn.lines, ...(read.rest === undefined ? [] : describeRest(read.rest, t))];
      // What was mended, guessed or left out is to be read; that a file opened is seen.
      told?.dismiss();
      told = notify({
        kind:
          read.drawing?.isCut === true ? 'warning' : mended.length + lines.length === 0 ? 'success' : 'info',
        text: [
          t('truss.file.opened', { title: read.document.title || t('truss.shelf.untitled') }),
          ...lines,
          ...mended,
        ].join('\n'),
        ...(lines.length > 0 && { timeoutMs: 0, group: `drawing ${file.name}` }),
        ...(other !== null && {
          action: { label: other.label, run: () => void importFile(file, other.unit) },
        }),
      });
    }

    function describeProblem(read: Extract<ReadTrussFile, { ok: false }>): readonly string[] {
      switch (read.problem) {
        case 'notTruss':
          return [...list(read.failures), t('truss.file.cure')];
        case 'badRow':
          return [describeRow(read, { t, locale: settings.get().locale })];
        case 'tooManyRows':
          return [t('truss.file.tooManyRows', read.rows ?? { count: 0, most: 0 })];
        case 'tooMany':
        case 'tooLarge':
          // Told by its size.
          return [];
        default:
          return [t(`truss.file.${read.problem}`)];
      }
    }

    async function share(): Promise<void> {
      const document = editor.current?.getCase();
      if (document === undefined) return;
      const written = await writeTrussShare(document, await editor.current?.getShown());
      if (!written.ok) {
        const size = Math.ceil(written.length / 100) / 10;
        notify({ kind: 'warning', text: t('truss.link.tooLong', { size, max: written.most / 1000 }) });
        return;
      }
      const link = `${siteBase}${pathTo('truss')}${written.fragment}`;
      try {
        await navigator.clipboard.writeText(link);
        notify({ kind: 'success', text: t('truss.link.copied') });
      } catch {
        // Forbidden by the browser or the page is not served by https: the reader copies it by hand.
        await ask({ kind: 'info', message: t('truss.link.here', { link }) });
      }
    }

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

    const actions: Action[] = [
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
      {
        name: 'csv',
        label: t('truss.actions.csv'),
        run: () => void save('csv', (handle) => handle.toCSV()),
      },
      {
        name: 'xlsx',
        label: t('truss.actions.xlsx'),
        run: () => void save('xlsx', (handle) => handle.toXLSX()),
      },
      {
        name: 'dxf',
        label: t('truss.actions.dxf'),
        run: () => void save('dxf', (handle) => handle.toDXF()),
      },
      { name: 'print', label: t('truss.actions.print'), run: () => void editor.current?.print() },
      { name: 'new', label: t('truss.actions.new'), run: startAnew },
    ];
    return { actions, importFile };
  }, [
    editor,
    isReadOnly,
    openCase,
    chooseFile,
    startAnew,
    t,
    format,
    list,
    notify,
    ask,
    navigate,
    siteBase,
    session,
    settings,
  ]);
}

const TYPES = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  dxf: 'image/vnd.dxf',
};
