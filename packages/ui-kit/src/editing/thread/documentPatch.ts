/** The changes of a list: single entries by their indices, or a range that is replaced. */
type ListPatch =
  | { readonly entries: readonly (readonly [index: number, entry: unknown])[] }
  | { readonly start: number; readonly removed: number; readonly added: readonly unknown[] };

/**
 * The difference between two documents. It is sent to a thread that has the previous one, and is small after a small
 * edit.
 */
export interface DocumentPatch {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lists: Readonly<Record<string, ListPatch>>;
  readonly dropped: readonly string[];
}

/**
 * Lists the differences of a document from the previous one. Edits keep the identity of unchanged parts, so identities
 * are compared and not contents.
 * @example describePatch(document, { ...document, title: 'Roof' }) // { fields: { title: 'Roof' }, lists: {}, dropped:
 * [] }
 */
export function describePatch(before: object, after: object): DocumentPatch {
  const old = new Map(Object.entries<unknown>({ ...before }));
  const fields: Record<string, unknown> = {};
  const lists: Record<string, ListPatch> = {};
  for (const [key, value] of Object.entries<unknown>({ ...after })) {
    const last = old.get(key);
    const isKept = old.delete(key);
    if (isKept && last === value) continue;
    if (Array.isArray(last) && Array.isArray(value)) lists[key] = describeListPatch(last, value);
    else fields[key] = value;
  }
  return { fields, lists, dropped: [...old.keys()] };
}

/** Applies a patch to the previous document and returns the new one. */
export function applyPatch(
  before: Readonly<Record<string, unknown>>,
  { fields, lists, dropped }: DocumentPatch,
): Readonly<Record<string, unknown>> {
  const after: Record<string, unknown> = { ...before, ...fields };
  for (const [key, patch] of Object.entries(lists)) {
    const last = before[key];
    if (Array.isArray(last)) after[key] = applyListPatch(last, patch);
  }
  for (const key of dropped) delete after[key];
  return after;
}

function describeListPatch(before: readonly unknown[], after: readonly unknown[]): ListPatch {
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

function applyListPatch(before: readonly unknown[], patch: ListPatch): readonly unknown[] {
  if ('start' in patch) {
    const { start, removed, added } = patch;
    return [...before.slice(0, start), ...added, ...before.slice(start + removed)];
  }
  const after = [...before];
  for (const [index, entry] of patch.entries) after[index] = entry;
  return after;
}
