import type { RowDoubt, RowProblem, RowReader } from './rowReader.ts';

/** Rows that were read, or their problems. */
export type ReadItems<Item> =
  | {
      readonly ok: true;
      readonly items: readonly Item[];
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** Cells with another possible meaning. */
      readonly doubts: readonly RowDoubt[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly RowProblem[];
      /** Headings of unread columns; one of them may contain the data that a row lacks. */
      readonly passedOver: readonly string[];
    };

/** Returns the result of a reader of rows, unless it found a problem. */
export function toReadItems<Item>(
  items: readonly (Item | null)[],
  { problems, doubts }: Pick<RowReader<string>, 'problems' | 'doubts'>,
  passedOver: readonly string[],
): ReadItems<Item> {
  return problems.length > 0
    ? { ok: false, problems, passedOver }
    : { ok: true, items: items.filter((item) => item !== null), passedOver, doubts };
}
