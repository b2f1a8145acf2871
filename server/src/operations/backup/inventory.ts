import { isRecord } from '../../text/isRecord.ts';

/** Runs a query; returns rows by column name. */
export type Ask = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The number of rows of a table, and a checksum of their contents. */
export interface TableSum {
  readonly rows: number;
  /** Decimal digits; independent of the order of rows. */
  readonly sum: string;
}

/** The tables of a database by name, with their sums. */
export type Inventory = Readonly<Record<string, TableSum>>;

/** The settings on which the text form of a value depends. */
const ALIKE = [
  "set timezone to 'UTC'",
  "set datestyle to 'ISO, YMD'",
  "set bytea_output to 'hex'",
  'set extra_float_digits to 1',
];

/** Makes a session write equal values as equal texts, with the same settings in every session. */
export async function writeAlike(ask: Ask): Promise<void> {
  for (const statement of ALIKE) await ask(statement);
}

/**
 * Lets several processes read a table however few pages it has: most of a row is stored out of line and must be
 * decompressed.
 */
const SHARED_OUT = ['set min_parallel_table_scan_size to 0', 'set parallel_setup_cost to 0'];

/**
 * Counts the rows of every table and sums 60 bits of the MD5 of each row's text, which reveals a missing, duplicate or
 * changed row. Within a transaction, all tables are of the same moment.
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

/** Lists the tables in which two databases differ, and how. */
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

/** Reads an inventory from JSON; returns null for anything else. */
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
