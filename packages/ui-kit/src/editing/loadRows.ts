import { isSameItem } from './items.ts';

/** A load with its item, because one table lists the loads of joints and those of lines. */
export interface LoadRow<Item, Load> {
  readonly item: Item;
  readonly load: Load;
}

/** An object of a structure that carries loads. */
export interface LoadOwner<Load> {
  readonly loads: readonly Load[];
}

/** The joints of a document and its list of lines. */
export type LoadedDocument<Lines extends string, Load> = Readonly<
  Record<'joints' | Lines, readonly LoadOwner<Load>[]>
>;

/** The loads of a kind of structure as rows of one table. */
export interface LoadRows<Document, Item, Load> {
  /** Lists every load, those of joints first; a load keeps its row while it stays on its object. */
  readonly listLoads: (document: Document) => readonly LoadRow<Item, Load>[];
  /** Returns the index of the row of a load; -1 for a load that the document does not contain. */
  readonly findLoad: (document: Document, item: Item) => number;
}

/**
 * Creates the list of loads of a kind of structure. Lists are cached by the joints and lines of the document, because
 * several views need them after each edit.
 */
export function createLoadRows<
  Lines extends string,
  Item extends { readonly kind: string; readonly index: number },
  Load extends object,
>({
  line,
  lines,
}: {
  /** The kind of the lines: `link`. */
  readonly line: string;
  /** The list of the lines in the document: `links`. */
  readonly lines: Lines;
}): LoadRows<LoadedDocument<Lines, Load>, Item, Load> {
  type Row = LoadRow<Item, Load>;
  const rowsOfLoads = new WeakMap<Load, Row>();
  const lists = new WeakMap<object, { readonly lines: unknown; readonly rows: readonly Row[] }>();

  const keep = (load: Load, item: Item): Row => {
    const known = rowsOfLoads.get(load);
    if (known !== undefined && isSameItem(known.item, item)) return known;
    const row = { item, load };
    rowsOfLoads.set(load, row);
    return row;
  };
  const listOf = (kind: string, owners: readonly LoadOwner<Load>[]): readonly Row[] =>
    owners.flatMap(({ loads }, owner) =>
      loads.map((load, index) =>
        keep(load, { kind: `${kind}Load`, [kind]: owner, index } as unknown as Item),
      ),
    );
  const listLoads = (document: LoadedDocument<Lines, Load>): readonly Row[] => {
    const listed = lists.get(document.joints);
    if (listed?.lines === document[lines]) return listed.rows;
    const rows = [...listOf('joint', document.joints), ...listOf(line, document[lines])];
    lists.set(document.joints, { lines: document[lines], rows });
    return rows;
  };
  return {
    listLoads,
    findLoad: (document, item) => listLoads(document).findIndex((row) => isSameItem(row.item, item)),
  };
}
