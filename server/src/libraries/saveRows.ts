import { checkImport } from '@eecs/solver-core/rules';
import type { Knex } from 'knex';
import { isRoot, type LoggedCaller } from '../accounts/caller.ts';
import { ApiFailure, type ErrorDetail } from '../failures/errors.ts';
import type { Locale } from '../messages/locale.ts';
import {
  addRow,
  changeRow,
  countRows,
  findGroup,
  freeNames,
  isNameTaken,
  listRows,
  lockRow,
  type RowContent,
} from '../repositories/storage.ts';
import { lockUser } from '../repositories/users.ts';
import { hasHiddenSigns } from '../text/hiddenSigns.ts';
import type { ChangedStorageRow } from '../schemas/storage.ts';
import type { LibraryRow, Partition } from '../words/library.ts';
import { answerOnce } from '../idempotency/answerOnce.ts';
import type { LibrariesContext } from './librariesContext.ts';
import { checkItem } from './checkItem.ts';
import { hasLibrary, refuseLibrary, type NoLibrary } from './hasLibrary.ts';

/** Maximum number of one user's rows in a partition. */
const MOST_OWN_ROWS = 200;

export interface SavedRows {
  readonly affected: number;
  readonly rows: LibraryRow[];
}

export interface RowsToSave {
  readonly partition: Partition;
  readonly rows: readonly ChangedStorageRow[];
  /** JSON pointer of each row in the request. */
  readonly paths: readonly string[];
  /** The language of the answer's message. */
  readonly locale: Locale;
  /** The language of the names of groups. */
  readonly namesIn: Locale;
  readonly key: string | undefined;
}

/**
 * Adds and changes rows of the caller’s library, all or none; root may do so with community rows. Rejects with
 * ApiFailure `schema`, `nameUsed`, `quota`, `missing`, `restricted` and `conflict`; if the plan includes no library,
 * that is an answer.
 */
export async function saveRows(
  context: LibrariesContext,
  caller: LoggedCaller,
  { partition, rows, paths, locale, namesIn, key }: RowsToSave,
): Promise<SavedRows | NoLibrary> {
  const { db, clock, saves } = context;
  const { userId } = caller;
  const problem = checkImport({ count: rows.length, already: 0 });
  if (problem !== null) {
    const details = [{ path: '/data', rule: 'maxItems', limit: problem.maximum }];
    throw new ApiFailure('schema', { details });
  }
  const read = readRows(partition, rows, paths);
  const at = clock();
  return saves.run(userId, () =>
    answerOnce<SavedRows | NoLibrary>(
      db,
      // A late repeat finds its name taken, or another version.
      { userId, key, call: `storage/${partition}`, body: rows, at, isHarmfulTwice: false },
      async (transaction) => {
        if (!(await hasLibrary(context, transaction, caller))) return refuseLibrary(locale);
        await lockUser(transaction, userId);
        const owners = await lockOwners(transaction, caller, { partition, rows, paths });
        // Names are checked for uniqueness once all rows are saved.
        await freeNames(transaction, toIds(rows));
        const ids: number[] = [];
        for (const { row, content } of read) {
          const owner = owners.get(row) ?? null;
          const grouped = await withGroups(transaction, content);
          ids.push(await saveRow(transaction, { id: row.id ?? 0, owner, content: grouped, at }));
        }
        const saved = await listRows(transaction, userId, { partition, locale: namesIn, ids });
        const inOrder = saved.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
        return { affected: ids.length, rows: inOrder };
      },
      ({ affected }) => affected > 0,
    ),
  );
}

/** A row of the request, and what is to be stored for it. */
interface ReadRow {
  readonly row: ChangedStorageRow;
  readonly content: RowContent;
}

/** Reads all rows before any is stored. */
function readRows(
  partition: Partition,
  rows: readonly ChangedStorageRow[],
  paths: readonly string[],
): ReadRow[] {
  const details: ErrorDetail[] = [];
  const read: ReadRow[] = [];
  const changed = new Set<number>();
  for (const [i, row] of rows.entries()) {
    const { id = 0, group, subgroup, json_data, json_data_us } = row;
    const path = paths[i] ?? '';
    for (const [place, name] of Object.entries({ group, subgroup }))
      if (name.trim() === '') details.push({ path: `${path}/${place}`, rule: 'minLength', limit: 1 });
    for (const [place, name] of Object.entries({ group, subgroup }))
      if (hasHiddenSigns(name.trim())) details.push({ path: `${path}/${place}`, rule: 'signs' });
    if (changed.has(id)) details.push({ path: `${path}/id`, rule: 'twice' });
    if (id > 0) changed.add(id);
    const own = checkItem({ partition, item: json_data, system: 0, path: `${path}/json_data` });
    const us =
      json_data_us === undefined || json_data_us === null
        ? null
        : checkItem({ partition, item: json_data_us, system: 1, path: `${path}/json_data_us` });
    if (!('name' in own)) details.push(...own);
    if (us !== null && !('name' in us)) details.push(...us);
    if (!('name' in own) || (us !== null && !('name' in us))) continue;
    if (us !== null && us.name !== own.name) details.push({ path: `${path}/json_data_us`, rule: 'sameName' });
    const { name, item } = own;
    read.push({
      row,
      content: { partition, group, subgroup, name, jsonData: item, jsonDataUs: us && us.item },
    });
  }
  if (details.length > 0) throw new ApiFailure('schema', { details });
  return read;
}

async function withGroups(db: Knex, content: RowContent): Promise<RowContent> {
  const { partition } = content;
  const group = await findGroup(db, partition, content.group.trim());
  const subgroup = await findGroup(db, partition, content.subgroup.trim());
  return { ...content, group, subgroup };
}

/** Returns the ids of the rows that exist already. */
function toIds(rows: readonly ChangedStorageRow[]): number[] {
  return rows.flatMap(({ id = 0 }) => (id > 0 ? [id] : []));
}

interface RowToStore {
  /** 0 for a new row. */
  readonly id: number;
  /** Null for a community row. */
  readonly owner: number | null;
  readonly content: RowContent;
  readonly at: number;
}

async function saveRow(db: Knex, { id, owner, content, at }: RowToStore): Promise<number> {
  const { partition, name } = content;
  if (await isNameTaken(db, owner, { partition, name, but: id })) throw new ApiFailure('nameUsed');
  if (id > 0) {
    await changeRow(db, owner, { id, content, at });
    return id;
  }
  if (owner !== null && (await countRows(db, owner, partition)) >= MOST_OWN_ROWS)
    throw new ApiFailure('quota');
  return addRow(db, owner, content, at);
}

/**
 * Finds the owner of each row and locks the existing rows in the order of their ids, so that two batches cannot
 * deadlock.
 */
async function lockOwners(
  db: Knex,
  caller: LoggedCaller,
  { partition, rows, paths }: Pick<RowsToSave, 'partition' | 'rows' | 'paths'>,
): Promise<ReadonlyMap<ChangedStorageRow, number | null>> {
  const owners = new Map<ChangedStorageRow, number | null>();
  const placed = rows.map((row, i) => ({ row, path: paths[i] ?? '' }));
  for (const { row, path } of placed.toSorted((one, other) => (one.row.id ?? 0) - (other.row.id ?? 0)))
    owners.set(row, await findOwner(db, caller, { partition, row, path }));
  return owners;
}

/** Returns the owner of a row, null for the community. Locks an existing row and checks that its version is current. */
async function findOwner(
  db: Knex,
  caller: LoggedCaller,
  {
    partition,
    row,
    path,
  }: { readonly partition: Partition; readonly row: ChangedStorageRow; readonly path: string },
): Promise<number | null> {
  const { id = 0, user_id, version } = row;
  if (id <= 0) return isRoot(caller) && user_id === null ? null : caller.userId;
  const stored = await lockRow(db, caller.userId, { partition, id });
  if (stored === null) throw new ApiFailure('missing');
  if (stored.userId === null && !isRoot(caller)) throw new ApiFailure('restricted');
  if (version !== undefined && version !== stored.version)
    throw new ApiFailure('conflict', {
      details: [{ path: `${path}/version`, rule: 'version', limit: stored.version }],
    });
  return stored.userId;
}
