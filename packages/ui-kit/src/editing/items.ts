/** An object of a structure that can be selected; `index` is its place in its list. */
interface AnyItem {
  readonly kind: string;
  readonly index: number;
}

const LOAD = 'Load';

type LoadKind = `${string}${typeof LOAD}`;

/** The kinds of items that are entries of a list of the document. */
type ListedKind<Item extends AnyItem> = Exclude<Item['kind'], LoadKind>;

type LoadItemOf<Item extends AnyItem> = Extract<Item, { readonly kind: LoadKind }>;

/** The lists and the lines of a kind of structure. */
export interface ItemLists<Document, Item extends AnyItem> {
  /** The list of the document that contains the items of a kind. */
  readonly lists: Readonly<Record<ListedKind<Item>, keyof Document>>;
  /** The kind of the lines between joints. */
  readonly line: ListedKind<Item>;
}

/** Look-ups among the objects of a kind of structure. */
export interface Items<Document, Item extends AnyItem> {
  /** Returns whether a document contains an item. */
  readonly hasItem: (document: Document, item: Item) => boolean;
  /** Counts the items of a document without listing them, which takes as long as a frame for a large one. */
  readonly countItems: (document: Document) => number;
  /** Returns whether an item is a load. */
  readonly isLoadItem: (item: Item) => item is LoadItemOf<Item>;
  /** Lists the indices of the selected items of one list. */
  readonly indexesOf: (items: readonly Item[], kind: ListedKind<Item>) => Set<number>;
  /** Lists the joints that move with the selected items: selected joints and the ends of selected lines. */
  readonly movedJoints: (document: Document, items: readonly Item[]) => Set<number>;
}

/** An entry of a list: a joint, a line or a guide. */
interface Entry {
  readonly i?: number;
  readonly j?: number;
  readonly loads?: readonly unknown[];
}

/** Returns the key of an item by its place in the document: `joint:3`, `jointLoad:3:0`. */
export function toItemKey(item: AnyItem): string {
  const owner = readOwner(item);
  return owner === null ? `${item.kind}:${item.index}` : `${item.kind}:${owner.index}:${item.index}`;
}

export function isSameItem(a: AnyItem | null, b: AnyItem | null): boolean {
  return a === b || (a !== null && b !== null && toItemKey(a) === toItemKey(b));
}

/**
 * Creates the look-ups among the objects of a kind of structure.
 *
 * @example createItems<TrussCase, TrussItem>({ lists: { joint: 'joints', link: 'links', guide: 'guides' }, line: 'link' })
 */
export function createItems<Document, Item extends AnyItem>({
  lists,
  line,
}: ItemLists<Document, Item>): Items<Document, Item> {
  const read = (document: Document, kind: string): readonly Entry[] =>
    document[lists[kind as ListedKind<Item>]] as readonly Entry[];
  const indexesOf = (items: readonly Item[], kind: ListedKind<Item>): Set<number> =>
    new Set(items.flatMap((item) => (item.kind === kind ? [item.index] : [])));
  return {
    indexesOf,
    hasItem: (document, item) => {
      const owner = readOwner(item);
      return owner === null
        ? read(document, item.kind)[item.index] !== undefined
        : read(document, owner.kind)[owner.index]?.loads?.[item.index] !== undefined;
    },
    countItems: (document) => {
      let count = 0;
      for (const kind of Object.keys(lists)) {
        const entries = read(document, kind);
        count += entries.length;
        for (const { loads } of entries) count += loads?.length ?? 0;
      }
      return count;
    },
    isLoadItem: (item): item is LoadItemOf<Item> => item.kind.endsWith(LOAD),
    movedJoints: (document, items) => {
      const joints = indexesOf(items, 'joint' as ListedKind<Item>);
      for (const index of indexesOf(items, line)) {
        const { i, j } = read(document, line)[index] ?? {};
        if (i !== undefined && j !== undefined) joints.add(i).add(j);
      }
      return joints;
    },
  };
}

/** Returns the owner of a load: for `linkLoad` the kind `link` and its index; null for any other item. */
function readOwner(item: AnyItem): AnyItem | null {
  if (!item.kind.endsWith(LOAD)) return null;
  const kind = item.kind.slice(0, -LOAD.length);
  return { kind, index: (item as unknown as Readonly<Record<string, number>>)[kind] ?? -1 };
}
