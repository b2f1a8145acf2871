import { countLines, findOpenQuote } from '../../editing/rows/splitRows.ts';
import { type PreparedRows, type RowChoices, prepareRows } from '../../editing/rows/prepareRows.ts';
import type { ReadItems } from '../../editing/rows/readItems.ts';
import type { RowDoubt, RowProblem } from '../../editing/rows/rowReader.ts';
import type { ValueTable } from '../../diagrams/writeValues.ts';

/** A further change that the rows require: it is shown before they are added, and labels the button that adds them. */
export interface RowNeeds {
  readonly said: string;
  readonly label: string;
}

/** A choice about a text of rows for the reader. */
export interface RowChoice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Reads the rows again with another choice. */
  readonly onChange: (value: string) => void;
}

/** Replacing the existing content by rows. */
export interface RowReplacement {
  /**
   * Whether the reader must choose between both, as for a whole structure on another one; otherwise pasting adds, and
   * the sheet offers the replacement.
   */
  readonly isAsked: boolean;
  /** Whether title and description are cleared together with the replaced rows. @default false */
  readonly forgetsTitle?: boolean;
  /** Names of what the new structure keeps from the old one, because no row specifies it. @default nothing */
  readonly keeps?: readonly string[];
  /** The label of the button. @default it shows the number of valid rows */
  readonly label?: string;
  /** The number of rows that add something of their own. @default all valid rows */
  readonly taken?: number;
  readonly take: () => void;
}

/** The effect of a text of rows on a table, or all of its problems, cell by cell. */
export type RowsRead =
  | {
      readonly ok: true;
      readonly count: number;
      /** The first valid rows, one line each, because nobody reads a thousand. */
      readonly lines: readonly string[];
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** Ambiguous cells: the rows are then shown before they are added. */
      readonly doubts: readonly RowDoubt[];
      /** @default nothing */
      readonly needs?: RowNeeds;
      /** @default no choice */
      readonly choice?: RowChoice;
      /** The number of rows that add something of their own. @default all valid rows */
      readonly taken?: number;
      /** Adds the rows to the document, as one undo step. */
      readonly take: () => void;
      /** Replaces the existing content by the rows. @default there is nothing to replace */
      readonly replace?: RowReplacement;
    }
  | {
      readonly ok: false;
      readonly problems: readonly RowProblem[];
      /** Headings of columns that are not read, if they are known. */
      readonly passedOver?: readonly string[];
    };

/** The exchange of a table's rows with a spreadsheet. */
export interface RowExchange {
  /** The names of the columns, in the order assumed for rows without headings. */
  readonly columns: readonly string[];
  /** Additional headings that are read; a reader may choose one of them for a column. @default none */
  readonly headings?: readonly string[];
  /** Whether pasted rows replace all existing ones. @default false, they are added */
  readonly replaces?: boolean;
  /** Returns the number of rows that can be added; a longer text is rejected before it is read. @default any */
  readonly room?: () => number;
  readonly write: () => ValueTable;
  /** Reads a text of rows; null if it has none. */
  readonly read: (text: string) => RowsRead | null;
}

/** The greatest number of rows, cells or columns of a kind that a sheet shows; the others are counted. */
export const TOLD_ROWS = 8;

/** Describes the items read from rows, by their cells, and how they are used; problems are passed on unchanged. */
export function toRowsRead<Item>(
  read: ReadItems<Item> | null,
  of: {
    /** Lists the displayed cells of an item; empty ones are left out. */
    readonly listCells: (item: Item) => readonly string[];
    readonly take: (items: readonly Item[]) => void;
    readonly needs?: RowNeeds | undefined;
    readonly choice?: RowChoice | undefined;
    readonly taken?: number | undefined;
    readonly replace?: Omit<RowReplacement, 'take'> & { readonly take: (items: readonly Item[]) => void };
  },
): RowsRead | null {
  if (read?.ok !== true) return read;
  const { items, passedOver, doubts } = read;
  return {
    ok: true,
    count: items.length,
    // Writing numbers takes longer than reading them, so only the displayed ones are written.
    lines: items.slice(0, TOLD_ROWS).map((item) =>
      of
        .listCells(item)
        .filter((cell) => cell !== '')
        .join(' · '),
    ),
    passedOver,
    doubts,
    ...(of.needs !== undefined && { needs: of.needs }),
    ...(of.choice !== undefined && { choice: of.choice }),
    ...(of.taken !== undefined && { taken: of.taken }),
    take: () => of.take(items),
    ...(of.replace !== undefined && {
      replace: { ...of.replace, take: () => of.replace?.take(items) },
    }),
  };
}

/** A text that was read, and the choices that the reader has. */
export interface WithinRead {
  readonly read: RowsRead | null;
  /** Headings that the reader may assign: unread ones, and those already assigned. */
  readonly unclear: readonly string[];
  /** The headings among them that match a column by their own name. */
  readonly known: readonly string[];
  /** The meaning of the comma in `1,500`; null if no cell has such a comma. */
  readonly comma: PreparedRows['comma'];
}

/**
 * Reads a text of rows by the exchange, with the reader's choices, unless it has more rows than can be added; one
 * additional line may be a heading.
 */
export function readWithin(
  { read, room, columns, headings }: Pick<RowExchange, 'read' | 'room'> & Partial<RowExchange>,
  text: string,
  { locale, choices = {} }: { readonly locale: string; readonly choices?: RowChoices },
): WithinRead {
  const most = room?.();
  if (most !== undefined && countLines(text) > most + 1) {
    const problems = [{ row: most + 1, column: '', text: '', code: 'many', most }] as const;
    return { read: { ok: false, problems }, unclear: [], known: [], comma: null };
  }
  const open = findOpenQuote(text);
  if (open !== null) {
    const problems = [{ ...open, column: '', code: 'quote' }] as const;
    return { read: { ok: false, problems }, unclear: [], known: [], comma: null };
  }
  // A heading assigned in another table, or in another language, may not be a column of this one.
  const named = Object.fromEntries(
    Object.entries(choices.headings ?? {}).filter(
      ([, name]) => columns === undefined || columns.includes(name) || headings?.includes(name) === true,
    ),
  );
  const prepared = prepareRows(text, locale, { ...choices, headings: named });
  const found = read(prepared.text);
  // Rows lack a column that no heading names. Any heading may be that column, under a word with another meaning.
  const lacks = found?.ok === false && found.problems.some((one) => isLacking(one, prepared.headings));
  const unread = found === null || lacks ? prepared.headings : (found.passedOver ?? []);
  return {
    read: found,
    unclear: prepared.headings.filter((head) => unread.includes(head) || Object.hasOwn(named, head)),
    known: lacks ? unread.filter((head) => found?.passedOver?.includes(head) === false) : [],
    comma: prepared.comma,
  };
}

function isLacking({ code, column }: RowProblem, headings: readonly string[]): boolean {
  return code === 'missing' && headings.length > 0 && !headings.includes(column);
}
