import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Place } from '../place.ts';
import { withClient } from './postgres.ts';

/** A database of our own: beside the one at an address, on the same server, or in a temporary folder. */
export interface ThrowAway {
  readonly place: Place;
  drop(): Promise<void>;
}

interface Locale {
  readonly datcollate: string;
  readonly datctype: string;
}

/** Makes an empty database of the kind that is at a place, with its locale. On a PostgreSQL server the role needs the right CREATEDB. */
export async function createThrowAway({ databaseUrl }: Place): Promise<ThrowAway> {
  if (databaseUrl === null) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-drill-'));
    return {
      place: { databaseUrl: null, dataDir },
      drop: () => rm(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `eecs_drill_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
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
  return {
    place: { databaseUrl: url.href, dataDir: '' },
    async drop() {
      await withClient(databaseUrl, (ask) => ask(`drop database ${name} with (force)`));
    },
  };
}
