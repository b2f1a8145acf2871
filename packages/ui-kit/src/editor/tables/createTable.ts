import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { Dragged } from './useDragged.ts';

/** Everything that a table needs to know about a list of the document. */
export interface Table<Item extends object = object> {
  /** The tab of the table. */
  readonly name: string;
  readonly rowsAtom: Atom<readonly Item[]>;
  /** The rows of the last requested document: a controlled editor has it only once it is passed back. */
  readonly askedRowsAtom: Atom<readonly Item[]>;
  /** The greatest number of rows. */
  readonly mostAtom: Atom<number>;
  /** Index of the row whose details are shown, -1 for an empty table; writing it chooses a row, also on the board. */
  readonly currentAtom: WritableAtom<number, [index: number], void>;
  /** The chosen rows, if several can be chosen. */
  readonly chosenRowsAtom?: ChosenRows;
  /** Only for a table whose rows are drawn on the board. */
  readonly drawn?: DrawnRows;
}

/**
 * Indices of the chosen rows, in the order of choosing: the last is the current one. With `keepsOthers` other selected
 * objects of the board stay selected.
 */
export type ChosenRows = WritableAtom<
  readonly number[],
  [indices: readonly number[], keepsOthers?: boolean],
  void
>;

/** Connects the rows of a table with their objects on the board. */
export interface DrawnRows {
  /** The rows selected on the board; empty if the selection belongs to other tables. */
  readonly chosenRowsAtom: ChosenRows;
  /** Index of the hovered row, here or on the board. */
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

/** The options of a new table. */
export interface TableOptions<Types extends SessionTypes, List extends string, Item extends object> {
  readonly name: Types['tab'];
  /** The name of the list in the document and in its limits. */
  readonly list: List;
  /** @default the list of that name */
  readonly rowsOf?: (document: Types['document']) => readonly Item[];
  /** Index of the row shown last. @default an atom of its own */
  readonly lastAtom?: WritableAtom<number, [index: number], void>;
  readonly drawn?: DrawnRows;
  /** Whether several rows may be chosen although they are not drawn. @default false */
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
 * Holds the chosen rows of a table that is not drawn on the board. Added and removed rows do not affect the current
 * one.
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
