import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createRandom } from '@eecs/testing/random';
import { embeddedFolder } from '../../src/db/embedded.ts';
import { openEmbedded } from '../../src/db/openEmbedded.ts';
import { withConnection } from '../../src/db/withConnection.ts';
import { restore } from '../../src/operations/backup/backup.ts';
import { listCopies } from '../../src/operations/copies/copiesFolder.ts';
import { withTarget } from '../../src/operations/place.ts';
import { copyDataFolder } from '../support/copyDataFolder.ts';
import { findEmbeddedTemplates } from '../support/templates.ts';
import { createUnsyncedDisk } from '../support/unsyncedDisk.ts';
import { compareStates, readStates } from './support/compareStates.ts';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { createPerson, type Person } from './support/person.ts';
import { createSender } from './support/sendCall.ts';
import { startServerUnderTest } from './support/serverUnderTest.ts';
import { until } from './support/until.ts';
import { startWriters, type Writers } from './support/writers.ts';

/** A copy takes seconds of processor time, and the writers need processors, too. */
const COPY_LIMIT_MS = 240_000;
const SERVER = fileURLToPath(new URL('./support/copyingServer.ts', import.meta.url));

/**
 * P17: kills a server with the embedded database (SIGKILL) while users save and copies are made; compares the
 * acknowledged saves with the tables, and restores the last copy. Then simulates power cuts of an embedded database
 * while it is written to.
 */
export async function embedded({
  kills = 10,
  cuts = 20,
  seed = 1,
  writers = 4,
}: Readonly<Record<string, number>> = {}): Promise<readonly Finding[]> {
  return [...(await killServer({ kills, seed, crowd: writers })), ...(await cutPower({ cuts, seed }))];
}

async function killServer({
  kills,
  seed,
  crowd,
}: {
  readonly kills: number;
  readonly seed: number;
  readonly crowd: number;
}): Promise<Finding[]> {
  const random = createRandom(seed);
  // Long enough between kills for copies to finish.
  const settings = { DATABASE_URL: '', GATING: 'off', LOG_LEVEL: 'fatal', NICENESS: '0' };
  const server = await startServerUnderTest(settings, SERVER);
  const { send, close } = createSender(server.address);
  const trial = await mkdtemp(path.join(os.tmpdir(), 'eecs-torture-'));
  let writers: Writers | undefined;
  try {
    const people: Person[] = [];
    for (let i = 0; i < crowd; i += 1)
      people.push(await createPerson(send, server.dataDir, `writer${i}@example.com`));
    writers = startWriters(people);
    const { journal } = writers;
    for (let i = 0; i < kills; i += 1) {
      const count = journal.length + 5 + Math.floor(random.next() * 50);
      await until('the next commits acknowledged', () => journal.length >= count);
      await sleep(random.next() * 20);
      await server.end('SIGKILL');
      await server.start();
    }
    const place = { databaseUrl: null, dataDir: server.dataDir };
    const countCopies = async () => (await listCopies(server.dataDir)).length;
    const before = await countCopies();
    await until('a copy made', async () => (await countCopies()) > before, COPY_LIMIT_MS);
    await writers.stop();
    await server.end('SIGTERM');
    const states = await withTarget(place, (target) => withConnection(target, readStates));
    const { lost, doubled } = compareStates(states, journal);
    const copies = await listCopies(server.dataDir);
    const rows = await restore({ databaseUrl: null, dataDir: trial }, copies.at(-1)?.file ?? '', {
      needsSums: true,
    });
    return [
      atMost(`P17 acknowledged commits lost in ${kills} kills on the embedded database`, lost, 0),
      atMost('P17 states saved that nobody was told of, or twice', doubled, 0),
      atMost('P17 answers other than 200, 401 and 503', writers.strange.length, 0),
      figureOf('P17 acknowledged commits', journal.length),
      figureOf('P17 slowest answer beside copies', `${Math.round(writers.slowest())} ms`),
      atLeast('P17 copies that were made, opened and compared meanwhile', copies.length, 1),
      atLeast('P17 tables of the last copy, restored', Object.keys(rows ?? {}).length, 10),
    ];
  } finally {
    writers?.giveUp();
    close();
    await server.stop();
    await rm(trial, { recursive: true, force: true });
  }
}

/** The statements that the writer runs between two rows, in proportion to their number here. */
const BETWEEN = [
  '',
  '',
  '',
  'select pg_switch_wal()',
  'checkpoint',
  'drop table if exists other; create table other as select generate_series(1, 1000) as n',
  'update saved set word = word where n % 7 = 0',
] as const;

/** Simulates power cuts at random times of one history, and opens what each cut leaves. */
async function cutPower({
  cuts,
  seed,
}: {
  readonly cuts: number;
  readonly seed: number;
}): Promise<Finding[]> {
  const random = createRandom(seed);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-cuts-'));
  let db: PGlite | undefined;
  let [lost, torn, acknowledged] = [0, 0, 0];
  try {
    copyDataFolder((await findEmbeddedTemplates()).empty, dir);
    const folder = embeddedFolder(dir);
    const disk = createUnsyncedDisk(folder);
    // Lets a cut fall between two syncs of one statement, not only between statements.
    let cutIn = Infinity;
    let left: number | null = null;
    const place = path.join(dir, 'after');
    const writing = await openEmbedded(folder, {
      sync(descriptor) {
        disk.sync(descriptor);
        cutIn -= 1;
        if (cutIn > 0 || left !== null) return;
        disk.leaveIn(place);
        left = acknowledged;
      },
    });
    db = writing;
    await db.exec('create table saved (n int primary key, word text)');
    for (let cut = 0; cut < cuts; cut += 1) {
      left = null;
      cutIn = 1 + Math.floor(random.next() * 25);
      while (left === null) {
        await writing.query('insert into saved values ($1::int, repeat(md5(($1::int)::text), 40))', [
          acknowledged + 1,
        ]);
        acknowledged += 1;
        const between = BETWEEN[Math.floor(random.next() * BETWEEN.length)] ?? '';
        if (between !== '') await writing.exec(between);
      }
      const found = await readRows(place);
      if (found === null) torn += 1;
      else lost += Math.max(0, left - found);
    }
    return [
      atMost(`P17 acknowledged commits lost in ${cuts} cuts of the power`, lost, 0),
      atMost('P17 databases that a cut left torn', torn, 0),
      figureOf('P17 commits acknowledged between cuts', acknowledged),
    ];
  } finally {
    await db?.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Returns the number of consecutive rows from the first one; null if they cannot be read. */
async function readRows(place: string): Promise<number | null> {
  try {
    const db = await openEmbedded(place);
    try {
      const { rows } = await db.query<{ n: number }>(
        'select n from saved where word = repeat(md5(n::text), 40) order by n',
      );
      return rows.every(({ n }, i) => n === i + 1) ? rows.length : null;
    } finally {
      await db.close();
    }
  } catch {
    return null;
  }
}
