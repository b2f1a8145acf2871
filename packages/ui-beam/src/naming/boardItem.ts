/** One support or one load of the document, by its index. */
export interface Selection {
  readonly kind: 'support' | 'load';
  readonly index: number;
}

/** A part of the drawing of a beam. A dimension is known by its place in the chain; the last is the whole length. */
export interface SchemeItem {
  readonly kind: Selection['kind'] | 'dimension';
  readonly index: number;
}

/** An item that can be pointed at on the board. A guide is one too, although it is no part of the document. */
export type BoardItem = SchemeItem | { readonly kind: 'guide'; readonly index: number };

/** Returns whether two items are the same. */
export function isSameItem(a: BoardItem | null, b: BoardItem | null): boolean {
  return a?.kind === b?.kind && a?.index === b?.index;
}

/** Writes an item as a key: `load-3`. */
export function toItemKey({ kind, index }: BoardItem): string {
  return `${kind}-${index}`;
}
