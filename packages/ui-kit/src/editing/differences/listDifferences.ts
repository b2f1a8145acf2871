import { compareDocuments } from '../compareDocuments.ts';
import { type Entry, type ShownValue, readEntry } from './readEntry.ts';

/** A difference between two states of one document. */
export interface Difference {
  /** The field of the document: `loads`, `L`, `title`. */
  readonly field: string;
  /** The entry of the list, from 1; null if the field is not a list, or differs as a whole. */
  readonly place: number | null;
  /**
   * Fields that differ, in either state; null if that state has no such entry, empty if none of its fields is shown as
   * a value.
   */
  readonly mine: readonly ShownValue[] | null;
  readonly theirs: readonly ShownValue[] | null;
}

/** Fields of a document whose values are shown, each under a name of its own. */
export const NAMED_FIELDS = [
  'title',
  'description',
  'L',
  'loads',
  'supports',
  'beamSections',
  'materials',
  'sections',
  'caseSets',
  'joints',
  'links',
  'guides',
] as const;

export type NamedField = (typeof NAMED_FIELDS)[number];

/**
 * Fields that determine how a document is shown. Other stored fields, such as the time of creation, are not compared.
 */
const SHOWN_FIELDS: readonly string[] = ['units', 'grid', 'ratio', 'aspectRatio'];
const TOLD_FIELDS: readonly string[] = [...NAMED_FIELDS, ...SHOWN_FIELDS];

/** Lists the differences between two states of one document, with the values of both. */
export function listDifferences(mine: object, theirs: object): Difference[] {
  return compareDocuments(theirs, mine).flatMap(({ field, ids }): Difference[] => {
    if (!TOLD_FIELDS.includes(field)) return [];
    const own: unknown = Reflect.get(mine, field);
    const other: unknown = Reflect.get(theirs, field);
    if (!Array.isArray(own) || !Array.isArray(other) || ids.length === 0)
      return [{ field, place: null, mine: readField(field, own), theirs: readField(field, other) }];
    return ids.map((id): Difference => {
      const [a, b] = [findEntry(own, id), findEntry(other, id)];
      const place = (a ?? b)?.place ?? null;
      if (a === null || b === null) {
        const read = (found: Found | null): ShownValue[] | null =>
          found && [...readEntry(field, found.entry).values()];
        return { field, place, mine: read(a), theirs: read(b) };
      }
      const [ofMine, ofTheirs] = [readEntry(field, a.entry), readEntry(field, b.entry)];
      return { field, place, mine: listOther(ofMine, ofTheirs), theirs: listOther(ofTheirs, ofMine) };
    });
  });
}

/** Lists the values that differ from another state. */
function listOther(
  values: ReadonlyMap<string, ShownValue>,
  others: ReadonlyMap<string, ShownValue>,
): ShownValue[] {
  return [...values].flatMap(([place, value]) =>
    JSON.stringify(value) === JSON.stringify(others.get(place)) ? [] : [value],
  );
}

interface Found {
  readonly entry: Entry;
  readonly place: number;
}

function findEntry(entries: readonly unknown[], id: string | number): Found | null {
  const hasIds = entries.some((entry) => typeof entry === 'object' && entry !== null && 'id' in entry);
  const index = hasIds
    ? entries.findIndex(
        (entry) => typeof entry === 'object' && entry !== null && Reflect.get(entry, 'id') === id,
      )
    : Number(id);
  const entry: unknown = entries[index];
  return typeof entry === 'object' && entry !== null ? { entry: entry as Entry, place: index + 1 } : null;
}

/** Reads a field of a document that is a single value. */
function readField(field: string, value: unknown): ShownValue[] | null {
  if (value === undefined) return null;
  if (field === 'L' && typeof value === 'number')
    return [{ symbol: '', values: [value], quantity: 'length' }];
  if (['title', 'description'].includes(field) && typeof value === 'string')
    return [{ symbol: '', values: [value], quantity: null }];
  return [];
}
