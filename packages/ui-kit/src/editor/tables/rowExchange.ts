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

/** How rows take the place of what stands there. */
export interface RowReplacement {
  /**
   * Whether the reader is asked which of both is meant, as for a whole structure on another one; else who pastes adds,
   * and finds the other choice among those of the sheet.
   */
  readonly isAsked: boolean;
  /** Whether title and description go with what stood there. @default false */
  readonly forgetsTitle?: boolean;
  /** Names of what the new structure keeps of the old one, as no row names another. @default nothing */
  readonly keeps?: readonly string[];
  readonly take: () => void;
}

/** The effect of a text of rows on a table, or all of its faults, cell by cell. */
export type RowsRead =
  | {
      readonly ok: true;
      readonly count: number;
      /** The understood rows, one line each. */
      readonly lines: readonly string[];
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** Cells that may mean something else: the rows are shown before they are taken. */
      readonly doubts: readonly RowDoubt[];
      /** @default nothing */
      readonly needs?: RowNeeds;
      /** Puts the rows into the document, as one step back. */
      readonly take: () => void;
      /**
       * Puts them there in the place of what stands there. @default there is nothing that they could take the place of
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
  /** Further headings that are read; a reader may say that a column is one of them. @default none */
  readonly headings?: readonly string[];
  /** Whether pasted rows take the place of all that stand there. @default false, they are added */
  readonly replaces?: boolean;
  /** How many rows there is room for; a text of more is refused before it is read. @default any */
  readonly room?: () => number;
  readonly write: () => ValueTable;
  /** Null of a text without rows. */
  readonly read: (text: string) => RowsRead | null;
}

/**
 * Tells items that were read as rows, by their cells, and how they are taken; what is wrong with them stays as it is.
 */
export function toRowsRead<Item>(
  read: ReadItems<Item> | null,
  of: {
    /** The cells that are told of an item; empty ones are left out. */
    readonly tell: (item: Item) => readonly string[];
    readonly take: (items: readonly Item[]) => void;
    readonly needs?: RowNeeds | undefined;
    readonly replace?: Omit<RowReplacement, 'take'> & { readonly take: (items: readonly Item[]) => void };
  },
): RowsRead | null {
  if (read?.ok !== true) return read;
  const { items, passedOver, doubts } = read;
  return {
    ok: true,
    count: items.length,
    lines: items.map((item) =>
      of
        .tell(item)
        .filter((cell) => cell !== '')
        .join(' · '),
    ),
    passedOver,
    doubts,
    ...(of.needs !== undefined && { needs: of.needs }),
    take: () => of.take(items),
    ...(of.replace !== undefined && {
      replace: { ...of.replace, take: () => of.replace?.take(items) },
    }),
  };
}

/** A text that was read, and what the reader may say about it. */
export interface WithinRead {
  readonly read: RowsRead | null;
  /** Headings that the reader may say another name for: those that are not read, and those that were named so. */
  readonly unclear: readonly string[];
  /** How `1,500` is read; null where nothing is written so. */
  readonly comma: PreparedRows['comma'];
}

/**
 * Reads a text of rows as the exchange does, with what the reader has said about it, unless it has more of them than
 * there is room for; one line may be a heading.
 */
export function readWithin(
  { read, room }: Pick<RowExchange, 'read' | 'room'>,
  text: string,
  { locale, choices = {} }: { readonly locale: string; readonly choices?: RowChoices },
): WithinRead {
  const most = room?.();
  if (most !== undefined && countLines(text) > most + 1) {
    const problems = [{ row: most + 1, column: '', text: '', code: 'many', most }] as const;
    return { read: { ok: false, problems }, unclear: [], comma: null };
  }
  const open = findOpenQuote(text);
  if (open !== null) {
    const problems = [{ ...open, column: '', code: 'quote' }] as const;
    return { read: { ok: false, problems }, unclear: [], comma: null };
  }
  const prepared = prepareRows(text, locale, choices);
  const found = read(prepared.text);
  // Rows lack a column that no heading names. Any heading may be that column, under a word of another meaning.
  const lacks = found?.ok === false && found.problems.some((one) => isLacking(one, prepared.headings));
  const unread = found === null || lacks ? prepared.headings : (found.passedOver ?? []);
  const named = choices.headings ?? {};
  return {
    read: found,
    unclear: prepared.headings.filter((head) => unread.includes(head) || named[head] !== undefined),
    comma: prepared.comma,
  };
}

function isLacking({ code, column }: RowProblem, headings: readonly string[]): boolean {
  return code === 'missing' && headings.length > 0 && !headings.includes(column);
}
