import type { Locale, Text } from '@eecs/ui-kit';
import { writeBound } from '@eecs/ui-kit/editor';
import type { ReadTrussFile } from '@eecs/ui-truss';
import type enUS from '../../truss/messages/en-US.json';

type Refused = Extract<ReadTrussFile, { ok: false }>;

/** Tells why a row of a table cannot be read: which it is, and of a value or a number what is wrong with it. */
export function describeRow(
  { row = 1, sheet, cell }: Pick<Refused, 'row' | 'sheet' | 'cell'>,
  { t, locale }: { readonly t: Text<typeof enUS>; readonly locale: Locale },
): string {
  if (cell?.bound !== undefined) {
    const { column, text, bound, code } = cell;
    const place =
      sheet === undefined
        ? t('truss.file.cell', { row, column })
        : t('truss.file.cellOfSheet', { sheet, row, column });
    return t(code === 'small' ? 'truss.file.tiny' : 'truss.file.beyond', {
      ...{ text, place },
      bound: writeBound(bound, locale),
    });
  }
  if (cell?.code === 'doubled') {
    const place = (at: number, of?: string): string =>
      of === undefined
        ? t('truss.file.row', { row: at })
        : t('truss.file.rowOfSheet', { sheet: of, row: at });
    return t('truss.file.doubled', {
      number: cell.text,
      first: place(cell.first ?? 1, cell.firstSheet),
      second: place(row, sheet),
    });
  }
  return sheet === undefined
    ? t('truss.file.badRow', { row })
    : t('truss.file.badRowOfSheet', { row, sheet });
}
