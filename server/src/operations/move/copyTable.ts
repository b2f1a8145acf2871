import type { AskWith } from '../../db/withClient.ts';
import { toBatches, type PlacedRow } from './toBatches.ts';

/** Maximum batch of rows. Large values are stored compressed, so a batch may be ten times as large in memory. */
const BATCH = { mostRows: 1000, mostBytes: 1024 * 1024 } as const;

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

export interface CopiedTable {
  readonly table: string;
  /** Columns that are stored rather than computed. */
  readonly columns: readonly Column[];
}

/**
 * Copies all rows of a table into an empty one with the same columns. Values are transferred as PostgreSQL's own text
 * form, so that they arrive unchanged; the session of `from` must have the settings of `writeAlike`.
 */
export async function copyTable(from: AskWith, to: AskWith, { table, columns }: CopiedTable): Promise<void> {
  const name = quote(table);
  const size = columns.map((column) => `coalesce(pg_column_size(${quote(column.name)}), 0)`).join(' + ');
  const rows = await from<PlacedRow>(
    `select ctid::text as place, ${size} as bytes from public.${name} order by ctid`,
  );
  const texts = columns.map((column, i) => `${quote(column.name)}::text as v${i}`).join(', ');
  const read = `select ${texts} from public.${name} where ctid = any($1::tid[]) order by ctid`;
  const names = columns.map((column) => quote(column.name)).join(', ');
  const values = columns.map(({ type }, i) => `v${i}::${type}`).join(', ');
  const lists = columns.map((_, i) => `$${i + 1}::text[]`).join(', ');
  const aliases = columns.map((_, i) => `v${i}`).join(', ');
  const write = `insert into public.${name} (${names}) overriding system value
    select ${values} from unnest(${lists}) as one (${aliases})`;
  for (const places of toBatches(rows, BATCH)) {
    const batch = await from(read, [places]);
    await to(
      write,
      columns.map((_, i) => batch.map((row) => row[`v${i}`])),
    );
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
