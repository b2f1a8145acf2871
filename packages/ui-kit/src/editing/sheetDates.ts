import { listTags, readAttribute } from './xmlTags.ts';

/** Built-in number formats of dates and times. Source: ECMA-376, part 1, 18.8.30. */
const isDateForm = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** A spreadsheet saves no longer number format, characters. */
const LONGEST_FORM = 255;

/** Lists the indices of the cell styles that show a number as a date or a time. */
export function listDateStyles(styles: string): ReadonlySet<string> {
  const own = new Set(
    listTags(styles, 'numFmt').flatMap(({ attributes }) => {
      // Quoted, escaped and bracketed parts are literal text.
      const code = readAttribute(attributes, 'formatCode')
        .slice(0, LONGEST_FORM)
        .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
      return /[dmyhs]/i.test(code) ? [readAttribute(attributes, 'numFmtId')] : [];
    }),
  );
  const forms = listTags(listTags(styles, 'cellXfs')[0]?.inner ?? '', 'xf');
  return new Set(
    forms.flatMap(({ attributes }, at) => {
      const id = readAttribute(attributes, 'numFmtId');
      return own.has(id) || isDateForm(Number(id)) ? [String(at)] : [];
    }),
  );
}

const DAY_MS = 86_400_000;
/**
 * Day 0 of a workbook, 30 December 1899. Some workbooks count from 1904; that does not matter, because the reader only
 * needs to see that a cell is a date.
 */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Converts a day number to a date: `2024-01-31`. Other values are returned unchanged. */
export function writeSheetDate(value: string): string {
  const date = new Date(FIRST_DAY + Number(value) * DAY_MS);
  return value === '' || Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10);
}
