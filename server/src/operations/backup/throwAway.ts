import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Place } from '../place.ts';
import type { CleanUp } from './cleanUp.ts';
import { withClient } from './postgres.ts';

interface Locale {
  readonly datcollate: string;
  readonly datctype: string;
}

/** Makes an empty folder that is there until the work is over. */
export async function createThrowAwayFolder(cleanUp: CleanUp): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eecs-drill-'));
  cleanUp.add(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/**
 * Makes an empty database of the kind that is at a place, with its locale, that is there until the work is over: beside the one at an
 * address, on the same server, for which the role needs the right CREATEDB, or in a temporary folder.
 */
export async function createThrowAway({ databaseUrl }: Place, cleanUp: CleanUp): Promise<Place> {
  if (databaseUrl === null) return { databaseUrl: null, dataDir: await createThrowAwayFolder(cleanUp) };
  const name = `eecs_drill_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  cleanUp.add(() =>
    withClient(databaseUrl, async (ask) => void (await ask(`drop database if exists ${name} with (force)`))),
  );
  await withClient(databaseUrl, async (ask) => {
    const [locale] = await ask<Locale>(
      'select datcollate, datctype from pg_database where datname = current_database()',
    );
    if (locale === undefined) throw new Error('`createThrowAway` found no database where it asked');
    await ask(
      `create database ${name} template template0 encoding 'UTF8'
       lc_collate ${pg.escapeLiteral(locale.datcollate)} lc_ctype ${pg.escapeLiteral(locale.datctype)}`,
    );
  });
  return { databaseUrl: url.href, dataDir: '' };
}
