import { type Atom, type Setter, type WritableAtom, atom } from 'jotai/vanilla';
import type { Session } from './createSession.ts';
import type { SessionTypes } from './documentKind.ts';

/** Everything that a selection needs to know about the objects of a document. */
export interface SelectionPlan<Types extends SessionTypes> {
  readonly session: Pick<Session<Types>, 'documentAtom' | 'openingAtom' | 'shownDocumentAtom'>;
  readonly hasItem: (document: Types['document'], item: Types['item']) => boolean;
  /** Returns the key of an object, from its place in the document. */
  readonly toItemKey: (item: Types['item']) => string;
  /** Shows the row of a single selected object. */
  readonly open: (set: Setter, item: Types['item'], document: Types['document']) => void;
}

/** The selection of a board. */
export interface Selection<Item> {
  /** The selected objects, in the order of selection, without removed ones. */
  readonly selectionAtom: WritableAtom<readonly Item[], [items: readonly Item[]], void>;
  /** The selected object, or null if none or several are selected. */
  readonly chosenItemAtom: Atom<Item | null>;
  /** The object under the pointer, or that of the hovered row of a table. */
  readonly hoveredAtom: WritableAtom<Item | null, [item: Item | null], void>;
}

/** Creates the selection of a session: it belongs to the opened document and contains only its objects. */
export function createSelection<Types extends SessionTypes>({
  session: { documentAtom, openingAtom, shownDocumentAtom },
  hasItem,
  toItemKey,
  open,
}: SelectionPlan<Types>): Selection<Types['item']> {
  type Items = readonly Types['item'][];
  const nothing: Items = [];
  const heldAtom = atom<{ readonly opening: number; readonly items: Items }>({ opening: 0, items: nothing });
  const selectionAtom = atom(
    (get): Items => {
      const { opening, items } = get(heldAtom);
      if (opening !== get(openingAtom)) return nothing;
      const document = get(shownDocumentAtom);
      return items.every((item) => hasItem(document, item))
        ? items
        : items.filter((item) => hasItem(document, item));
    },
    (get, set, items: Items) => {
      const before = get(selectionAtom);
      const isSame =
        before.length === items.length &&
        before.every((item, at) => toItemKey(item) === toItemKey(items[at] ?? item));
      if (!isSame) set(heldAtom, { opening: get(openingAtom), items });
      const [only, another] = items;
      if (only !== undefined && another === undefined) open(set, only, get(documentAtom));
    },
  );
  return {
    selectionAtom,
    chosenItemAtom: atom((get) => {
      const items = get(selectionAtom);
      return items.length === 1 ? (items[0] ?? null) : null;
    }),
    hoveredAtom: atom<Types['item'] | null>(null),
  };
}
