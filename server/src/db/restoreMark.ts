import type { Knex } from 'knex';
import { StartError } from '../config/startError.ts';
import type { AskWith } from './withClient.ts';

/**
 * Name of a schema that exists from before a restore until its data are safe to serve. If the restore is interrupted,
 * no server starts on a database whose sessions may be open and whose checksums were not compared.
 */
const MARK = 'eecs_restoring';

/** Sets the mark, and records the functions that exist before the restore, which must not be dropped. */
export async function markRestoring(ask: AskWith): Promise<void> {
  await ask('begin');
  await ask(`create schema ${MARK}`);
  await ask(
    `create table ${MARK}.functions as select oid from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  await ask('commit');
}

/** Drops, all or nothing, the tables created since the mark was set, the functions of their triggers, and the mark. */
export async function dropSinceMark(ask: AskWith): Promise<void> {
  const made = await ask<{ readonly drop: string }>(
    `select format('drop table if exists %s cascade', oid::regclass) as drop from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
     union all
     select distinct format('drop function if exists %s', tgfoid::regprocedure)
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
     where not tgisinternal and relkind = 'r' and relnamespace = 'public'::regnamespace
       and pronamespace = 'public'::regnamespace and tgfoid not in (select oid from ${MARK}.functions)`,
  );
  await ask('begin');
  for (const { drop } of made) await ask(drop);
  await ask(`drop schema ${MARK} cascade`);
  await ask('commit');
}

/** Removes the mark if there is one. */
export async function endRestoring(transaction: Knex.Transaction): Promise<void> {
  await transaction.raw('drop schema if exists ?? cascade', [MARK]);
}

/** Rejects with a StartError if a restore was interrupted. */
export async function requireRestored(db: Knex): Promise<void> {
  const found = await db('pg_namespace').where({ nspname: MARK }).first<object | undefined>('nspname');
  if (found !== undefined)
    throw new StartError(
      'A restore of this database did not come to its end: drop the database, create it anew, and restore again',
    );
}
