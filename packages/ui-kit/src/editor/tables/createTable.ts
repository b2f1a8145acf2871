import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Dragged } from './useDragged.ts';

/** The properties of a list of the document that a table needs. */
export interface Table<Item extends object = object> {
  /** The tab it is in. */
  readonly name: string;
  readonly rowsAtom: Atom<readonly Item[]>;
  /** The rows of the document that was asked for last: a controlled editor has them only when it is passed back. */
  readonly askedRowsAtom: Atom<readonly Item[]>;
  /** How many rows it may have. */
  readonly mostAtom: Atom<number>;
  /** Index of the row whose details are shown, -1 of an empty table; writing it chooses a row, on the board too. */
  readonly currentAtom: WritableAtom<number, [index: number], void>;
  /** The rows that are chosen, where a table takes more than one at a time. */
  readonly chosenRowsAtom?: ChosenRows;
  /** Only of a table whose rows are drawn on the board. */
  readonly drawn?: DrawnRows;
}

/**
 * Indices of the rows that are chosen, in the order of choosing: the last is the current one. Other objects chosen on
 * the board stay chosen if `keepsOthers`.
 */
export type ChosenRows = WritableAtom<
  readonly number[],
  [indices: readonly number[], keepsOthers?: boolean],
  void
>;

/** Connects the rows of a table with their objects on the board. */
export interface DrawnRows {
  /** The rows that are chosen on the board; none where what is chosen is of other tables. */
  readonly chosenRowsAtom: ChosenRows;
  /** Index of the row that is pointed at, here or on the board. */
  readonly hoveredAtom: WritableAtom<number | null, [index: number | null], void>;
  /** The dragged object in the draft of the gesture under way. */
  readonly draggedAtom: Atom<Dragged | null>;
}

/** The entries of a list of a document. */
type EntryOf<Document, List> = List extends keyof Document
  ? Document[List] extends readonly (infer Entry extends object)[]
    ? Entry
    : never
  : never;

/** A table in the making. */
export interface TableOptions<Types extends SessionTypes, List extends string, Item extends object> {
  readonly name: Types['tab'];
  /** The name of the list in the document and in its limits. */
  readonly list: List;
  /** @default the list of that name */
  readonly rowsOf?: (document: Types['document']) => readonly Item[];
  /** Index of the row that was shown last. @default one of its own */
  readonly lastAtom?: WritableAtom<number, [index: number], void>;
  readonly drawn?: DrawnRows;
  /** Whether several rows may be chosen at a time where nothing of them is drawn. @default false */
  readonly takesSeveral?: boolean;
}

/** Creates a table of a session's document. A package calls it once for each table. */
export function createTable<
  Types extends SessionTypes,
  List extends string,
  Item extends object = EntryOf<Types['document'], List>,
>(
  { kind, documentAtom, askedHistoryAtom, portsAtom }: Session<Types>,
  {
    name,
    list,
    // The compiler does not know which fields of a document are lists.
    rowsOf = (document) => (document as unknown as Readonly<Record<string, readonly Item[]>>)[list] ?? [],
    lastAtom = atom(0),
    drawn,
    takesSeveral = false,
  }: TableOptions<Types, List, Item>,
): Table<Item> {
  const rowsAtom = atom((get) => rowsOf(get(documentAtom)));
  const chosenRowsAtom = drawn?.chosenRowsAtom ?? (takesSeveral ? holdChosen(rowsAtom, lastAtom) : undefined);
  return {
    name,
    rowsAtom,
    askedRowsAtom: atom((get) => rowsOf(get(askedHistoryAtom)?.present ?? get(documentAtom))),
    mostAtom: atom((get) => kind.limitsOf(get(portsAtom)?.limits ?? 'full')[list] ?? Infinity),
    currentAtom: atom(
      (get) =>
        Math.min((chosenRowsAtom && get(chosenRowsAtom).at(-1)) ?? get(lastAtom), get(rowsAtom).length - 1),
      (_, set, index) => (chosenRowsAtom === undefined ? set(lastAtom, index) : set(chosenRowsAtom, [index])),
    ),
    ...(chosenRowsAtom && { chosenRowsAtom }),
    ...(drawn && { drawn }),
  };
}

/**
 * Holds the chosen rows of a table that the board draws nothing of. Rows that come or go leave the current one alone.
 */
function holdChosen(
  rowsAtom: Atom<readonly object[]>,
  lastAtom: WritableAtom<number, [index: number], void>,
): ChosenRows {
  const heldAtom = atom<{ readonly count: number; readonly indices: readonly number[] }>({
    count: 0,
    indices: [],
  });
  return atom(
    (get) => {
      const { count, indices } = get(heldAtom);
      return count === get(rowsAtom).length && indices.at(-1) === get(lastAtom) ? indices : [];
    },
    (get, set, indices) => {
      set(heldAtom, { count: get(rowsAtom).length, indices });
      set(lastAtom, indices.at(-1) ?? get(lastAtom));
    },
  );
}
