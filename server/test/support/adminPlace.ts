import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { runAdmin } from '../../src/operations/cli/runAdmin.ts';
import { withConnection } from '../../src/db/withConnection.ts';
import { withTarget, type Place } from '../../src/operations/place.ts';
import { copyEmbedded, createTestDatabase } from './database.ts';
import { keepCompiled } from './keepCompiled.ts';
import { makeTemporaryFolder } from './temporaryFolder.ts';

/** Output and exit code of a command. */
export interface Ended {
  readonly code: number;
  readonly printed: string;
  readonly told: string;
}

/** A database that no server has open, and a command line for it. */
export interface AdminPlace {
  readonly place: Place;
  readonly folder: string;
  readonly clock: { now: number };
  run(...args: string[]): Promise<Ended>;
  /** The same on another database. */
  runAt(place: Place, ...args: string[]): Promise<Ended>;
  /** Opens the database between two commands. */
  open<T>(work: (db: Knex) => Promise<T>): Promise<T>;
  /** Creates another place, with an empty database. */
  another(): Promise<Place>;
  /** Creates a place into which a backup can be restored: an empty database, or a data folder without one. */
  vacant(): Promise<Place>;
  drop(): Promise<void>;
}

/** Creates a place with an empty database of the kind that this run tests. */
export async function createAdminPlace(): Promise<AdminPlace> {
  const folder = await makeTemporaryFolder('eecs-admin-');
  const clock = { now: Date.UTC(2026, 10, 22, 6) };
  const drops: (() => Promise<void>)[] = [];
  const socketDir = inject('postgresSocketDir');
  if (socketDir === null) await keepCompiled();
  const makeFolder = async (): Promise<Place> => ({
    databaseUrl: null,
    dataDir: await mkdtemp(path.join(folder, 'data-')),
  });
  const another = async (): Promise<Place> => {
    if (socketDir === null) {
      const made = await makeFolder();
      copyEmbedded('empty', made.dataDir);
      return made;
    }
    const database = await createTestDatabase();
    drops.push(() => database.drop());
    if (typeof database.target !== 'string') throw new Error('this half has addresses');
    const name = /@\/(\w+)\?/.exec(database.target)?.[1] ?? '';
    // With a host, because the address in an environment variable must be a valid URL.
    const databaseUrl = `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(socketDir)}`;
    return { databaseUrl, dataDir: folder };
  };
  const runAt = async ({ databaseUrl, dataDir }: Place, ...args: string[]): Promise<Ended> => {
    const [printed, told]: [string[], string[]] = [[], []];
    const code = await runAdmin(args, {
      env: { DATA_DIR: dataDir, GATING: 'on', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
      print: (line) => printed.push(line),
      log: (line) => told.push(line),
      askSecret: () => Promise.reject(new Error('this test has no password')),
      clock: () => clock.now,
    });
    return { code, printed: printed.join('\n'), told: told.join('\n') };
  };
  const place = await another();
  return {
    place,
    folder,
    clock,
    another,
    vacant: socketDir === null ? makeFolder : another,
    runAt,
    run: (...args) => runAt(place, ...args),
    open: (work) => withTarget(place, (target) => withConnection(target, work)),
    async drop() {
      for (const drop of drops) await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Inserts an account directly; returns its id. */
export async function addPerson(db: Knex, email: string): Promise<number> {
  const [row] = await db('users')
    .insert({
      email,
      email_key: email,
      password: '-',
      hash: email,
      locale: 'en-US',
      created_at: new Date(0),
      email_verified_at: new Date(0),
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}
