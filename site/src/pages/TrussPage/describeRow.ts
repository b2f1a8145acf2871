import type { Locale, Text } from '@eecs/ui-kit';
import { writeBound } from '@eecs/ui-kit/editor';
import type { ReadTrussFile } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

type Refused = Extract<ReadTrussFile, { ok: false }>;

/** Maximum number of listed cells; the others are counted. */
const TOLD = 6;

/** Describes the unreadable cells of a table, the first ones if there are many. */
export function describeRows(
  read: Pick<Refused, 'row' | 'sheet' | 'cell' | 'cells'>,
  writer: { readonly t: Text<typeof enUS>; readonly locale: Locale },
): string[] {
  const { cells = [] } = read;
  if (cells.length === 0) return [describeRow(read, writer)];
  const lines = cells
    .slice(0, TOLD)
    .map((cell) =>
      describeRow({ row: cell.row, cell, ...(cell.sheet !== undefined && { sheet: cell.sheet }) }, writer),
    );
  const rest = cells.length - TOLD;
  return rest > 0 ? [...lines, writer.t('truss.file.more', { count: rest })] : lines;
}

/** Describes why a row of a table cannot be read: the cell, the problem, and the expected content. */
export function describeRow(
  { row = 1, sheet, cell }: Pick<Refused, 'row' | 'sheet' | 'cell'>,
  { t, locale }: { readonly t: Text<typeof enUS>; readonly locale: Locale },
): string {
  if (cell === undefined)
    return sheet === undefined
      ? t('truss.file.badRow', { row })
      : t('truss.file.badRowOfSheet', { row, sheet });
  const { column, text, bound, code } = cell;
  if (code === 'quote') return t('truss.file.quote', { row, text });
  const place =
    sheet === undefined
      ? t('truss.file.cell', { row, column })
      : t('truss.file.cellOfSheet', { sheet, row, column });
  if (bound !== undefined)
    return t(code === 'small' ? 'truss.file.tiny' : 'truss.file.beyond', {
      ...{ text, place },
      bound: writeBound(bound, locale),
    });
  if (code === 'doubled') {
    const rowOf = (at: number, of?: string): string =>
      of === undefined
        ? t('truss.file.row', { row: at })
        : t('truss.file.rowOfSheet', { sheet: of, row: at });
    return t('truss.file.doubled', {
      number: text,
      first: rowOf(cell.first ?? 1, cell.firstSheet),
      second: rowOf(row, sheet),
    });
  }
  const { of, readAs } = cell;
  if (readAs !== undefined) return t('truss.file.cellDoubtful', { text, place, readAs });
  if (code === 'unknown') return t(`truss.file.cellUnknown.${of ?? 'other'}`, { text, place });
  return t(`truss.file.${code in SAID ? SAID[code as keyof typeof SAID] : 'cellUnfit'}`, { text, place });
}

const SAID = {
  missing: 'cellMissing',
  number: 'cellNumber',
  unit: 'cellUnit',
  formula: 'cellFormula',
  held: 'cellHeld',
} as const;
