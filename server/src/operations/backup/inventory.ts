import { isRecord } from '../../text/isRecord.ts';

/** Asks a database; rows by the names of their columns. */
export type Ask = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** How many rows a table has, and a checksum of their contents. */
export interface TableSum {
  readonly rows: number;
  /** Decimal digits; equal rows in any order give equal sums. */
  readonly sum: string;
}

/** The content of a database, by the names of its tables. */
export type Inventory = Readonly<Record<string, TableSum>>;

/** The settings that the text of a value depends on. */
const ALIKE = [
  "set timezone to 'UTC'",
  "set datestyle to 'ISO, YMD'",
  "set bytea_output to 'hex'",
  'set extra_float_digits to 1',
];

/** Makes a session write values down as every other one does that was told so: equal values by equal texts. */
export async function writeAlike(ask: Ask): Promise<void> {
  for (const statement of ALIKE) await ask(statement);
}

/**
 * A table is read by several processes however few pages it has: most of a row is kept apart and has to be unpacked.
 */
const SHARED_OUT = ['set min_parallel_table_scan_size to 0', 'set parallel_setup_cost to 0'];

/**
 * Counts the rows of every table and sums 60 bits of the MD5 of each row's text: a row that is missing, doubled or
 * changed shows. Within a transaction it is of one moment.
 */
export async function takeInventory(ask: Ask): Promise<Inventory> {
  await writeAlike(ask);
  for (const statement of SHARED_OUT) await ask(statement);
  const tables = await ask(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const inventory: Record<string, TableSum> = {};
  for (const { name } of tables) {
    const [row] = await ask(
      `select count(*)::text as rows, coalesce(sum(('x' || left(md5(one::text), 15))::bit(60)::bigint), 0)::text as sum
       from public."${String(name)}" as one`,
    );
    inventory[String(name)] = { rows: Number(row?.['rows']), sum: String(row?.['sum']) };
  }
  return inventory;
}

/** Returns in which tables two databases differ, and how. */
export function findDifferences(one: Inventory, other: Inventory): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return names.flatMap((name) => {
    const [first, second] = [one[name], other[name]];
    if (first === undefined || second === undefined) return [`${name} is in one of them only`];
    if (first.rows !== second.rows) return [`${name} has ${first.rows} rows, and ${second.rows}`];
    return first.sum === second.sum ? [] : [`${name} has other rows`];
  });
}

/** Counts the rows of all tables. */
export function countRows(inventory: Inventory): number {
  return Object.values(inventory).reduce((sum, { rows }) => sum + rows, 0);
}

/** Reads an inventory from JSON; null for anything else. */
export function parseInventory(text: string): Inventory | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isRecord(value) && Object.values(value).every(isTableSum) ? (value as Inventory) : null;
}

function isTableSum(value: unknown): value is TableSum {
  return isRecord(value) && typeof value['rows'] === 'number' && typeof value['sum'] === 'string';
}
