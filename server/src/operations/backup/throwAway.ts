import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { dropSocketDir } from '../../db/socketDir.ts';
import { withClient } from '../../db/withClient.ts';
import type { Place } from '../place.ts';
import type { CleanUp } from './cleanUp.ts';

interface Locale {
  readonly datcollate: string;
  readonly datctype: string;
}

/** Creates an empty folder that is removed at the end of the task. */
export async function createThrowAwayFolder(cleanUp: CleanUp): Promise<string> {
  const folder = path.join(os.tmpdir(), `eecs-drill-${newName()}`);
  await cleanUp.make(
    () => mkdir(folder, { mode: 0o700 }),
    async () => {
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      // The sockets of a database in a folder with a long path are in another folder. They are removed last, because a
      // database that is still opening while the task is interrupted creates them again.
      await dropSocketDir(folder);
    },
  );
  return folder;
}

/**
 * Creates an empty database that is removed at the end of the task, of the same kind and locale as the one at a place:
 * on the same server, for which the role needs the right CREATEDB, or in a temporary folder.
 */
export async function createThrowAway({ databaseUrl }: Place, cleanUp: CleanUp): Promise<Place> {
  if (databaseUrl === null) return { databaseUrl: null, dataDir: await createThrowAwayFolder(cleanUp) };
  const name = `eecs_drill_${newName()}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await cleanUp.make(
    () => createDatabase(databaseUrl, name),
    () => withClient(databaseUrl, (ask) => ask(`drop database if exists ${name} with (force)`)),
  );
  return { databaseUrl: url.href, dataDir: '' };
}

/** Creates an empty database on the server of an existing one, with its locale. */
function createDatabase(databaseUrl: string, name: string): Promise<void> {
  return withClient(databaseUrl, async (ask) => {
    const [locale] = await ask<Locale>(
      'select datcollate, datctype from pg_database where datname = current_database()',
    );
    if (locale === undefined) throw new Error('`createDatabase` found no database where it asked');
    await ask(
      `create database ${name} template template0 encoding 'UTF8'
       lc_collate ${pg.escapeLiteral(locale.datcollate)} lc_ctype ${pg.escapeLiteral(locale.datctype)}`,
    );
  });
}

function newName(): string {
  return randomBytes(6).toString('hex');
}
