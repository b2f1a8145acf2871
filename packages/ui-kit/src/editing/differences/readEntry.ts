import type { Quantity, UnitSystem } from '@eecs/solver-core';
import { isLoadClass, loadQuantity } from '../loadQuantity.ts';
import { MATERIAL_SYMBOLS } from '../materialNumbers.ts';
import { ENTRY_QUANTITIES, type EntryList, type EntryQuantities } from './entryQuantities.ts';

/** A displayed value of an entry: its symbol, and its numbers in the base unit of the document. */
export interface ShownValue {
  readonly symbol: string;
  readonly values: readonly (number | string)[];
  /** Null if the value has no unit. */
  readonly quantity: Quantity | null;
  /** The unit system of the numbers. @default the document's */
  readonly system?: UnitSystem;
}

export type Entry = Readonly<Record<string, unknown>>;

/** The name of an entry has no symbol. */
const NAMES = ['name', 'label', 'title'];

/**
 * Lists the values of an entry by their paths in it, without values that measure nothing, such as an index or a colour.
 *
 * @example readEntry('supports', { className: 'simple', x: 4 }) // x: [{ symbol: 'x', values: [4], quantity: 'length'
 * }]
 */
export function readEntry(list: string, entry: Entry): ReadonlyMap<string, ShownValue> {
  return new Map(isEntryList(list) ? listValues(list, entry) : []);
}

function listValues(list: EntryList, entry: Entry): (readonly [place: string, ShownValue])[] {
  const quantities: EntryQuantities = ENTRY_QUANTITIES[list];
  const own = list === 'sections' && (entry['units'] === 0 || entry['units'] === 1) ? entry['units'] : null;
  return Object.entries(entry).flatMap(([name, value]) => {
    if (NAMES.includes(name) && typeof value === 'string')
      return [[name, { symbol: '', values: [value], quantity: null }] as const];
    if (name === 'loads' && Array.isArray(value)) return listLoads(list, value);
    if (list.toLowerCase().endsWith('loads') && (name === 'c' || name === 'y') && Array.isArray(value))
      return [[name, readLoad(entry['className'], name, value)] as const];
    const quantity = Object.hasOwn(quantities, name) ? quantities[name] : undefined;
    if (quantity === undefined) return [];
    if (typeof quantity === 'string')
      return listNumber(name, {
        symbol: (list === 'materials' ? lookUp(MATERIAL_SYMBOLS, name) : SYMBOLS[name]) ?? name,
        values: readNumbers(Array.isArray(value) ? value : [value]),
        quantity,
        ...(own !== null && { system: own }),
      });
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(quantity).flatMap(([part, measured]) =>
      listNumber(`${name}.${part}`, {
        symbol: lookUp(PART_SYMBOLS[name], part) ?? part,
        values: readNumbers([Reflect.get(value, part)]),
        quantity: measured,
      }),
    );
  });
}

const SYMBOLS: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', dT: 'ΔT', dL: 'ΔL' };
const PART_SYMBOLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stiffness: { x: 'kx', y: 'ky', r: 'kφ' },
  settlement: { x: 'Δx', y: 'Δy', z: 'Δz', r: 'Δφ' },
  strength: MATERIAL_SYMBOLS,
};

function lookUp(symbols: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return symbols !== undefined && Object.hasOwn(symbols, name) ? symbols[name] : undefined;
}

function listNumber(place: string, value: ShownValue): (readonly [string, ShownValue])[] {
  return value.values.length === 0 ? [] : [[place, value]];
}

/** Lists the loads on a joint or on a link. */
function listLoads(list: EntryList, loads: readonly unknown[]): (readonly [string, ShownValue])[] {
  return loads.flatMap((load, index) =>
    typeof load === 'object' && load !== null
      ? listValues(list === 'links' ? 'linkLoads' : 'jointLoads', load as Entry).map(
          ([place, value]) => [`loads[${index}].${place}`, value] as const,
        )
      : [],
  );
}

/** Reads the value of a point load, before its two components, or the three ordinates of a distributed load. */
function readLoad(className: unknown, name: 'c' | 'y', value: readonly unknown[]): ShownValue {
  const numbers = readNumbers(name === 'c' ? value.slice(0, 1) : value);
  const isEven = numbers.every((one) => one === numbers[0]);
  return {
    symbol: '',
    values: isEven ? numbers.slice(0, 1) : numbers,
    quantity: isLoadClass(className) ? loadQuantity(className) : 'force',
  };
}

function isEntryList(list: string): list is EntryList {
  return Object.hasOwn(ENTRY_QUANTITIES, list);
}

function readNumbers(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}
