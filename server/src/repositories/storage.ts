import type { Knex } from 'knex';
import type { Locale } from '../messages/locale.ts';
import type { LibraryRow, Partition } from '../words/library.ts';

/** A group of rows, with their number. */
export interface StorageGroup {
  readonly partition: Partition;
  readonly group: string;
  readonly subgroup: string;
  readonly count: number;
}

/** The stored fields of a row. */
export interface RowContent {
  readonly partition: Partition;
  readonly group: string;
  readonly subgroup: string;
  /** Identifies the row. */
  readonly name: string;
  readonly jsonData: object;
  readonly jsonDataUs: object | null;
}

/** Maximum length of a list. */
const MOST_ROWS = 2000;

/** Counts the rows that a user may see, by group; rows without an owner are community rows. */
export async function listGroups(db: Knex, userId: number | null, locale: Locale): Promise<StorageGroup[]> {
  const rows = await named(db, locale)
    .modify(visibleTo, userId)
    .groupBy('stored.partition', 'stored.group', 'stored.subgroup', 'own_group.name', 'own_subgroup.name')
    .orderByRaw('min(stored.id)')
    .select<(Omit<StorageGroup, 'count'> & { count: string | number })[]>(
      'stored.partition',
      ...NAMES.map((name) => db.raw(name)),
      db.raw('count(*) as count'),
    );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Reads the rows that a user may see, their own first; or some of them by id. */
export async function listRows(
  db: Knex,
  userId: number | null,
  {
    partition,
    locale,
    ids,
  }: { readonly partition: Partition; readonly locale: Locale; readonly ids?: readonly number[] },
): Promise<LibraryRow[]> {
  const query = named(db, locale)
    .modify(visibleTo, userId)
    .where('stored.partition', partition)
    .orderByRaw('stored.user_id is null, stored.id')
    .limit(MOST_ROWS)
    .select<LibraryRow[]>(
      'stored.id',
      'stored.user_id',
      ...NAMES.map((name) => db.raw(name)),
      'stored.json_data',
      'stored.json_data_us',
      'stored.version',
    );
  return ids === undefined ? query : query.whereIn('stored.id', [...ids]);
}

const NAMES = [
  'coalesce(own_group.name, stored."group") as "group"',
  'coalesce(own_subgroup.name, stored.subgroup) as subgroup',
];

/** Selects rows joined with the names of their groups in a language. */
function named(db: Knex, locale: Locale): Knex.QueryBuilder {
  return db('storage_rows as stored')
    .leftJoin('storage_group_names as own_group', (join) => {
      join
        .on('own_group.partition', 'stored.partition')
        .andOn('own_group.group', 'stored.group')
        .andOnVal('own_group.locale', locale);
    })
    .leftJoin('storage_group_names as own_subgroup', (join) => {
      join
        .on('own_subgroup.partition', 'stored.partition')
        .andOn('own_subgroup.group', 'stored.subgroup')
        .andOnVal('own_subgroup.locale', locale);
    });
}

function visibleTo(query: Knex.QueryBuilder, userId: number | null): void {
  void query.where((either) => {
    void either.whereNull('stored.user_id');
    if (userId !== null) void either.orWhere('stored.user_id', userId);
  });
}

/** Counts the rows of a user in a partition. */
export async function countRows(db: Knex, userId: number, partition: Partition): Promise<number> {
  const row = await db('storage_rows')
    .where({ user_id: userId, partition })
    .first<{ count: string | number }>(db.raw('count(*)'));
  return Number(row.count);
}

/**
 * Returns whether another row that a user may see has this name, ignoring case; without a user, whether a community row
 * has it.
 */
export async function isNameTaken(
  db: Knex,
  userId: number | null,
  { partition, name, but }: { readonly partition: Partition; readonly name: string; readonly but: number },
): Promise<boolean> {
  const row = await db('storage_rows as stored')
    .modify(visibleTo, userId)
    .where('stored.partition', partition)
    .whereRaw('lower(stored.name) = lower(?)', [name])
    .whereNot('stored.id', but)
    .first<{ id: number } | undefined>('stored.id');
  return row !== undefined;
}

/** Finds the group with this name in any language; an unknown name is the name of the user's own group. */
export async function findGroup(db: Knex, partition: Partition, name: string): Promise<string> {
  const row = await db('storage_group_names')
    .where({ partition, name })
    .orderBy('group')
    .first<{ group: string } | undefined>('group');
  return row?.group ?? name;
}

/**
 * Finds the owner of a row, and locks the row until the transaction ends; null for a row that the user may not see.
 */
export async function lockRow(
  db: Knex,
  userId: number,
  { partition, id }: { readonly partition: Partition; readonly id: number },
): Promise<{ readonly userId: number | null; readonly version: number } | null> {
  const row = await db('storage_rows as stored')
    .modify(visibleTo, userId)
    .where({ 'stored.partition': partition, 'stored.id': id })
    .forUpdate()
    .first<{ user_id: number | null; version: number } | undefined>('stored.user_id', 'stored.version');
  return row === undefined ? null : { userId: row.user_id, version: row.version };
}

/** Adds a row of a user, or of the community for null, and returns its id. */
export async function addRow(
  db: Knex,
  userId: number | null,
  content: RowContent,
  at: number,
): Promise<number> {
  const [row] = await db('storage_rows')
    .insert({ user_id: userId, ...toColumns(content, at) })
    .returning<{ id: number }[]>('id');
  if (row === undefined) throw new Error('`addRow` got no number back');
  return row.id;
}

/** Changes a row of a user, or of the community for null, which its transaction has locked. */
export async function changeRow(
  db: Knex,
  userId: number | null,
  { id, content, at }: { readonly id: number; readonly content: RowContent; readonly at: number },
): Promise<void> {
  await db('storage_rows')
    .where({ id, user_id: userId })
    .update({ version: db.raw('version + 1'), ...toColumns(content, at) });
}

/** Frees the names of rows that the transaction has locked and will rename, so that two of them can swap names. */
export async function freeNames(db: Knex, ids: readonly number[]): Promise<void> {
  // No real name contains this character, because such names are refused.
  await db('storage_rows')
    .whereIn('id', [...ids])
    .update({ name: db.raw('chr(1) || id') });
}

/** Removes a row of a user, or of the community for null. */
export async function deleteRow(db: Knex, userId: number | null, id: number): Promise<void> {
  await db('storage_rows').where({ id, user_id: userId }).delete();
}

function toColumns({ partition, group, subgroup, name, jsonData, jsonDataUs }: RowContent, at: number) {
  return {
    partition,
    group,
    subgroup,
    name,
    json_data: JSON.stringify(jsonData),
    json_data_us: jsonDataUs && JSON.stringify(jsonDataUs),
    saved_at: new Date(at),
  };
}
