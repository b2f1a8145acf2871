import type { BeamCase } from '../model/beam/document.ts';
import { type Pair, pairAnywhere, pairInOrder } from './pairEqual.ts';

/** An edit between two documents; `path` leads to the entry in the document after it, or before it if removed. */
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

/**
 * Pairs the entries of two lists: equal ones in their order, equal loads in any order, and the others between them one
 * by one. The path of a removed entry is its place before, that of another one its place after.
 */
function alignLists(
  key: (typeof LISTS)[number],
  before: readonly unknown[],
  after: readonly unknown[],
  note: (path: string, kind: Edit['kind']) => number,
): Slot[] {
  const slots: Slot[] = [];
  const keep = ([i, j]: Pair) => slots.push({ before: before[i], after: after[j], edit: null });
  const change = (gone: readonly number[], come: readonly number[]) => {
    for (let k = 0; k < Math.max(gone.length, come.length); k++) {
      const [i, j] = [gone[k], come[k]];
      if (j === undefined) slots.push({ before: before[i!], edit: note(`/${key}/${i}`, 'removed') });
      else if (i === undefined) slots.push({ after: after[j], edit: note(`/${key}/${j}`, 'added') });
      else slots.push({ before: before[i], after: after[j], edit: note(`/${key}/${j}`, 'changed') });
    }
  };
  const texts = [before.map(write), after.map(write)] as const;
  if (key === 'loads') {
    const pairs = pairAnywhere(...texts);
    const [left, right] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, j]) => j))];
    pairs.forEach(keep);
    change(
      [...before.keys()].filter((i) => !left.has(i)),
      [...after.keys()].filter((j) => !right.has(j)),
    );
    return slots;
  }
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => from + k);
  let [from, to] = [0, 0];
  for (const [i, j] of pairInOrder(...texts)) {
    change(range(from, i), range(to, j));
    keep([i, j]);
    [from, to] = [i + 1, j + 1];
  }
  change(range(from, before.length), range(to, after.length));
  return slots;
}

/** Keys on which no result depends. */
const NAMES = ['id', 'name', 'label', 'title', 'description', 'color'];

const write = (of: unknown): string =>
  JSON.stringify(of, (key, value: unknown) => (NAMES.includes(key) ? undefined : value));

const isSame = (a: unknown, b: unknown): boolean => write(a) === write(b);
