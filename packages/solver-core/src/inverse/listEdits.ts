import type { BeamCase } from '../model/beam/document.ts';

/** An edit between two documents. */
export interface Edit {
  readonly path: string;
  readonly kind: 'changed' | 'added' | 'removed';
}

/** The edits between two documents, and the document with some of them made. */
export interface Edits {
  readonly edits: readonly Edit[];
  readonly apply: (made: readonly boolean[]) => BeamCase;
}

/** Lists of a document whose entries are edited individually. */
const LISTS = ['supports', 'beamSections', 'materials', 'sections', 'caseSets', 'loads'] as const;
/** Single fields on which results depend. */
const FIELDS = ['L', 'isReal', 'selfWeight', 'weightSets', 'shear', 'units'] as const;

/** An entry of a list before and after; absent if it was added or removed. */
interface Slot {
  readonly before?: unknown;
  readonly after?: unknown;
  /** The index of its edit in the list of edits; null if the entry is unchanged. */
  readonly edit: number | null;
}

/**
 * Lists the edits on which results depend: fields, and entries of lists, each as a whole. New names, colours and ids
 * are no edits.
 */
export function listEdits(before: BeamCase, after: BeamCase): Edits {
  const edits: Edit[] = [];
  const note = (path: string, kind: Edit['kind']) => edits.push({ path, kind }) - 1;
  const fields = FIELDS.filter((key) => !isSame(before[key], after[key])).map((key) => ({
    key,
    edit: note(`/${key}`, 'changed'),
  }));
  const lists = LISTS.map((key) => ({ key, slots: alignLists(key, before[key], after[key], note) }));
  const apply = (made: readonly boolean[]): BeamCase => {
    const document: Record<string, unknown> = { ...before };
    for (const { key, edit } of fields) if (made[edit] === true) document[key] = after[key];
    for (const { key, slots } of lists)
      document[key] = slots.flatMap((slot) => {
        const entry = slot.edit === null || made[slot.edit] === true ? slot.after : slot.before;
        return entry === undefined ? [] : [entry];
      });
    return document as unknown as BeamCase;
  };
  return { edits, apply };
}

/** Pairs the entries of two lists: equal ones at both ends, then the others one by one. */
function alignLists(
  key: string,
  before: readonly unknown[],
  after: readonly unknown[],
  note: (path: string, kind: Edit['kind']) => number,
): Slot[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const slots: Slot[] = after.slice(0, head).map((entry) => ({ before: entry, after: entry, edit: null }));
  const [gone, come] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  for (let k = 0; k < Math.max(gone.length, come.length); k++) {
    const path = `/${key}/${head + k}`;
    if (k >= come.length) slots.push({ before: gone[k], edit: note(path, 'removed') });
    else if (k >= gone.length) slots.push({ after: come[k], edit: note(path, 'added') });
    else if (isSame(gone[k], come[k])) slots.push({ before: gone[k], after: come[k], edit: null });
    else slots.push({ before: gone[k], after: come[k], edit: note(path, 'changed') });
  }
  return [
    ...slots,
    ...after.slice(after.length - tail).map((entry) => ({ before: entry, after: entry, edit: null })),
  ];
}

/** Keys on which no result depends. */
const NAMES = ['id', 'name', 'label', 'title', 'description', 'color'];

function isSame(a: unknown, b: unknown): boolean {
  const write = (of: unknown) =>
    JSON.stringify(of, (key, value: unknown) => (NAMES.includes(key) ? undefined : value));
  return write(a) === write(b);
}
