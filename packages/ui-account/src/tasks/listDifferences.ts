import type { Quantity } from '@eecs/solver-core';
import { compareDocuments } from '@eecs/ui-kit/editing';

/** A value of an entry as it is shown: the symbol it is known by, and its numbers in the base unit of the document. */
export interface ShownValue {
  readonly symbol: string;
  readonly values: readonly (number | string)[];
  /** Null where it has no unit. */
  readonly quantity: Quantity | null;
}

/** A place in which two states of one document are not the same. */
export interface Difference {
  /** The field of the document: `loads`, `L`, `title`. */
  readonly field: string;
  /** Which entry of a list, from 1; null where the field is none, or as a whole is another one. */
  readonly place: number | null;
  /** What of it is not the same, in either state; null where there is no such entry, empty where nothing of it is written as a value. */
  readonly mine: readonly ShownValue[] | null;
  readonly theirs: readonly ShownValue[] | null;
}

/** Fields of a document whose values are told, each by a name of its own. */
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

/** Fields that say how a document is shown. What else is kept with one, such as when it was made, is no difference to anybody. */
const SHOWN_FIELDS: readonly string[] = ['units', 'grid', 'ratio', 'aspectRatio'];
const TOLD_FIELDS: readonly string[] = [...NAMED_FIELDS, ...SHOWN_FIELDS];

/** Lists where two states of one document differ, with the values of both. */
export function listDifferences(mine: object, theirs: object): Difference[] {
  return compareDocuments(theirs, mine).flatMap(({ field, ids }): Difference[] => {
    if (!TOLD_FIELDS.includes(field)) return [];
    const own: unknown = Reflect.get(mine, field);
    const other: unknown = Reflect.get(theirs, field);
    if (!Array.isArray(own) || !Array.isArray(other) || ids.length === 0)
      return [{ field, place: null, mine: readField(field, own), theirs: readField(field, other) }];
    return ids.map((id): Difference => {
      const [a, b] = [findEntry(own, id), findEntry(other, id)];
      const symbols = Object.keys({ ...a?.entry, ...b?.entry });
      const differing = symbols.filter(
        (name) => JSON.stringify(a?.entry[name]) !== JSON.stringify(b?.entry[name]),
      );
      const read = (found: Found | null): ShownValue[] | null =>
        found === null ? null : differing.flatMap((name) => readValues(field, name, found.entry));
      return { field, place: (a ?? b)?.place ?? null, mine: read(a), theirs: read(b) };
    });
  });
}

type Entry = Readonly<Record<string, unknown>>;

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

/** Fields of a document that are one value. */
function readField(field: string, value: unknown): ShownValue[] | null {
  if (value === undefined) return null;
  if (field === 'L' && typeof value === 'number')
    return [{ symbol: '', values: [value], quantity: 'length' }];
  if (['title', 'description'].includes(field) && typeof value === 'string')
    return [{ symbol: '', values: [value], quantity: null }];
  return [];
}

/** Values of a load by its class. */
const LOAD_QUANTITIES: Readonly<Record<string, Quantity>> = {
  BendingMoment: 'moment',
  DistributedLoad: 'distributedLoad',
  DistributedMass: 'linearMass',
};

/** Values of other entries, by the field of the document and their own. */
const QUANTITIES: Readonly<Record<string, Readonly<Record<string, Quantity>>>> = {
  loads: { x: 'length', alpha: 'angle' },
  supports: { x: 'length' },
  beamSections: { x: 'length', alpha: 'angle', mass: 'linearMass' },
  joints: { x: 'length', y: 'length', z: 'length' },
  links: { dT: 'temperatureDifference', dL: 'displacement' },
  materials: { E: 'modulus', G: 'modulus' },
  sections: Object.fromEntries(
    ['h', 'b', 't', 'tw', 'tf', 'r1', 'r2', 'Dy'].map((name) => [name, 'sectionDimension']),
  ),
  guides: { x0: 'length', y0: 'length', a: 'length', b: 'length', alpha: 'angle' },
};

/** What an entry has of a name, as it is shown; nothing of what has no symbol. */
function readValues(field: string, name: string, entry: Entry): ShownValue[] {
  const value = entry[name];
  if (name === 'name' && typeof value === 'string') return [{ symbol: '', values: [value], quantity: null }];
  if (name === 'loads' && Array.isArray(value))
    return value.flatMap((load: Entry) =>
      ['c', 'y', 'alpha'].flatMap((own) => readValues('loads', own, load)),
    );
  if (field === 'loads' && (name === 'c' || name === 'y') && Array.isArray(value)) {
    const quantity = LOAD_QUANTITIES[String(entry['className'])] ?? 'force';
    // The value of a point load, before its two parts; the three ordinates of a distributed one.
    const numbers = readNumbers(name === 'c' ? value.slice(0, 1) : value);
    const isEven = numbers.every((one) => one === numbers[0]);
    return [{ symbol: '', values: isEven ? numbers.slice(0, 1) : numbers, quantity }];
  }
  const quantity = QUANTITIES[field]?.[name];
  if (quantity === undefined) return [];
  return [
    { symbol: SYMBOLS[name] ?? name, values: readNumbers(Array.isArray(value) ? value : [value]), quantity },
  ];
}

const SYMBOLS: Readonly<Record<string, string>> = { alpha: 'α', dT: 'ΔT', dL: 'ΔL' };

function readNumbers(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}
