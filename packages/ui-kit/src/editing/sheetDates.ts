import { listTags, readAttribute } from './xmlTags.ts';

/** Numbers of the forms of dates and times that every workbook has. Source: ECMA-376, part 1, 18.8.30. */
const isDateForm = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** A spreadsheet saves no longer form, signs. */
const LONGEST_FORM = 255;

/** Lists the styles of cells, by their numbers, that show a number as a date or a time. */
export function listDateStyles(styles: string): ReadonlySet<string> {
  const own = new Set(
    listTags(styles, 'numFmt').flatMap(({ attributes }) => {
      // Quoted, escaped and bracketed parts are shown as they are.
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
 * Day 0 of a workbook, 30 December 1899; that a few count from 1904 does not matter here: the reader only learns that a
 * cell is a date.
 */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Writes the number of a day as a date: `2024-01-31`. Values that are not dates stay as they are. */
export function writeSheetDate(value: string): string {
  const date = new Date(FIRST_DAY + Number(value) * DAY_MS);
  return value === '' || Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10);
}
