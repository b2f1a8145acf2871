/** A support or load of the document, by its index. */
export interface Selection {
  readonly kind: 'support' | 'load';
  readonly index: number;
}

/** A part of the drawing of a beam. A dimension has its index in the chain; the last is the total length. */
export interface SchemeItem {
  readonly kind: Selection['kind'] | 'dimension';
  readonly index: number;
}

/** An item that can be pointed at on the board, including a guide, although it is not part of the document. */
export type BoardItem = SchemeItem | { readonly kind: 'guide'; readonly index: number };

/** Returns whether two items are the same. */
export function isSameItem(a: BoardItem | null, b: BoardItem | null): boolean {
  return a?.kind === b?.kind && a?.index === b?.index;
}

/** Writes an item as a key: `load-3`. */
export function toItemKey({ kind, index }: BoardItem): string {
  return `${kind}-${index}`;
}
