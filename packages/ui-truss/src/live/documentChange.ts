/** What of a list is another than before: single entries by their places, or a stretch that others stand in for. */
type ListChange =
  | { readonly entries: readonly (readonly [index: number, entry: unknown])[] }
  | { readonly start: number; readonly removed: number; readonly added: readonly unknown[] };

/** What makes one document of another. It is told to a thread that has the one before, and is small where little was edited. */
export interface DocumentChange {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lists: Readonly<Record<string, ListChange>>;
  readonly dropped: readonly string[];
}

/**
 * Tells what of a document is another than before. Edits leave what they do not touch as it was, so that identity is enough to
 * know it by: nothing is compared by content.
 *
 * @example tellChange(document, { ...document, title: 'Roof' }) // { fields: { title: 'Roof' }, lists: {}, dropped: [] }
 */
export function tellChange(before: object, after: object): DocumentChange {
  const old = new Map(Object.entries<unknown>({ ...before }));
  const fields: Record<string, unknown> = {};
  const lists: Record<string, ListChange> = {};
  for (const [key, value] of Object.entries<unknown>({ ...after })) {
    const last = old.get(key);
    const isKept = old.delete(key);
    if (isKept && last === value) continue;
    if (Array.isArray(last) && Array.isArray(value)) lists[key] = tellListChange(last, value);
    else fields[key] = value;
  }
  return { fields, lists, dropped: [...old.keys()] };
}

/** Makes the document after a change of the one before. */
export function applyChange(
  before: Readonly<Record<string, unknown>>,
  { fields, lists, dropped }: DocumentChange,
): Readonly<Record<string, unknown>> {
  const after: Record<string, unknown> = { ...before, ...fields };
  for (const [key, change] of Object.entries(lists)) {
    const last = before[key];
    if (Array.isArray(last)) after[key] = applyListChange(last, change);
  }
  for (const key of dropped) delete after[key];
  return after;
}

function tellListChange(before: readonly unknown[], after: readonly unknown[]): ListChange {
  if (before.length === after.length)
    return {
      entries: after.flatMap((entry, index) => (entry === before[index] ? [] : [[index, entry] as const])),
    };
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return {
    start,
    removed: before.length - start - end,
    added: after.slice(start, after.length - end),
  };
}

function applyListChange(before: readonly unknown[], change: ListChange): readonly unknown[] {
  if ('start' in change) {
    const { start, removed, added } = change;
    return [...before.slice(0, start), ...added, ...before.slice(start + removed)];
  }
  const after = [...before];
  for (const [index, entry] of change.entries) after[index] = entry;
  return after;
}
