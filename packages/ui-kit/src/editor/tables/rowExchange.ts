import { countLines, findOpenQuote } from '../../editing/rows/splitRows.ts';
import { type PreparedRows, type RowChoices, prepareRows } from '../../editing/rows/prepareRows.ts';
import type { ReadItems } from '../../editing/rows/readItems.ts';
import type { RowDoubt, RowProblem } from '../../editing/rows/rowReader.ts';
import type { ValueTable } from '../../diagrams/writeValues.ts';

/** A further change that taking rows needs: it is shown before they are taken, and names the button that takes them. */
export interface RowNeeds {
  readonly said: string;
  readonly label: string;
}

/** A choice that a text of rows leaves to its reader. */
export interface RowChoice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Reads the rows anew with another choice. */
  readonly onChange: (value: string) => void;
}

/** How rows take the place of what is there. */
export interface RowReplacement {
  /**
   * Whether the reader is asked to choose between both, as for a whole structure on another one; else pasting adds, and
   * the sheet offers the other choice.
   */
  readonly isAsked: boolean;
  /** Whether title and description are cleared together with the replaced rows. @default false */
  readonly forgetsTitle?: boolean;
  /** Names of what the new structure keeps of the old one, as no row names another. @default nothing */
  readonly keeps?: readonly string[];
  /** Names the button. @default it shows the number of understood rows */
  readonly label?: string;
  /** How many rows add something of their own. @default all that were understood */
  readonly taken?: number;
  readonly take: () => void;
}

/** The effect of a text of rows on a table, or all of its faults, cell by cell. */
export type RowsRead =
  | {
      readonly ok: true;
      readonly count: number;
      /** The first understood rows, one line each; of a thousand rows nobody reads each. */
      readonly lines: readonly string[];
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** Cells that may mean something else: the rows are shown before they are taken. */
      readonly doubts: readonly RowDoubt[];
      /** @default nothing */
      readonly needs?: RowNeeds;
      /** @default nothing is to be chosen */
      readonly choice?: RowChoice;
      /** How many rows add something of their own. @default all that were understood */
      readonly taken?: number;
      /** Puts the rows into the document, as one step back. */
      readonly take: () => void;
      /**
       * Puts them there in the place of what is there. @default there is nothing that they could take the place of
       */
      readonly replace?: RowReplacement;
    }
  | {
      readonly ok: false;
      readonly problems: readonly RowProblem[];
      /** Headings of columns that are not read, where they are known. */
      readonly passedOver?: readonly string[];
    };

/** How the rows of a table go to a spreadsheet, and come from one. */
export interface RowExchange {
  /** The names of the columns, in the order in which rows without headings have them. */
  readonly columns: readonly string[];
  /** Further headings that are read; a reader may choose one of them for a column. @default none */
  readonly headings?: readonly string[];
  /** Whether pasted rows take the place of all that are there. @default false, they are added */
  readonly replaces?: boolean;
  /** How many rows there is room for; a text of more is refused before it is read. @default any */
  readonly room?: () => number;
  readonly write: () => ValueTable;
  /** Null of a text without rows. */
  readonly read: (text: string) => RowsRead | null;
}

/** The number of rows, cells or columns of a kind that a sheet of rows shows; the others are counted. */
export const TOLD_ROWS = 8;

/** Describes the items read from rows, by their cells, and how they are used; problems are passed on unchanged. */
export function toRowsRead<Item>(
  read: ReadItems<Item> | null,
  of: {
    /** The cells that are shown of an item; empty ones are left out. */
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
    // Writing numbers takes longer than reading them: only what is shown is written.
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

/** A text that was read, and what the reader may choose about it. */
export interface WithinRead {
  readonly read: RowsRead | null;
  /** Headings that the reader may rename: those that are not read, and those that were named so. */
  readonly unclear: readonly string[];
  /** The headings among them that are read as the columns they are called by. */
  readonly known: readonly string[];
  /** How `1,500` is read; null if nothing is written so. */
  readonly comma: PreparedRows['comma'];
}

/**
 * Reads a text of rows as the exchange does, with the reader's choices, unless it has more of them than
 * there is room for; one line may be a heading.
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
  // A heading chosen in another table, or in another language, may not be a column of this one.
  const named = Object.fromEntries(
    Object.entries(choices.headings ?? {}).filter(
      ([, name]) => columns === undefined || columns.includes(name) || headings?.includes(name) === true,
    ),
  );
  const prepared = prepareRows(text, locale, { ...choices, headings: named });
  const found = read(prepared.text);
  // Rows lack a column that no heading names. Any heading may be that column, under a word of another meaning.
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
