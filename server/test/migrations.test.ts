import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { toConnection } from '../src/db/connect.ts';
import { isMigrated, migrateDatabase, migrateDown, migrateUp } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/db/migrations/index.ts';
import { StartError } from '../src/config/startError.ts';
import {
  createMigratedDatabase,
  createTestDatabase,
  isHalfMissing,
  type TestDatabase,
} from './support/database.ts';

interface ReleaseNoteText {
  note_id: number;
  locale: string;
  data: string;
}

const connectTo = ({ target }: TestDatabase): Knex =>
  knex({ client: 'pg', connection: toConnection(target), pool: { min: 0, max: 2 } });

// Migrating an empty database takes three seconds of processor time, so other tests use a migrated one.
describe.skipIf(isHalfMissing)('migrations', () => {
  let database: TestDatabase;
  let db: Knex;

  beforeAll(async () => {
    database = await createTestDatabase();
    db = connectTo(database);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('a populated database goes up, down and up again', async () => {
    const names = MIGRATIONS.map(({ name }) => name);
    // A second attempt leaves it empty, too.
    await db.raw('drop schema public cascade; create schema public');
    expect(await migrateDatabase(database.target)).toEqual(names);
    expect(await isMigrated(db)).toBe(true);
    await db('release_notes').insert({ id: 9, event_date: '2027-02-28', icon: 'star' });
    await db('release_note_texts').insert({ note_id: 9, locale: 'ru', data: 'Текст' });

    expect(await migrateDown(db)).toEqual(names.toReversed());
    expect(await db.schema.hasTable('release_notes')).toBe(false);
    expect(await isMigrated(db)).toBe(false);

    expect(await migrateUp(db)).toEqual(names);
    expect(await db('release_notes').select()).toEqual([]);
    await migrateDatabase(database.target);
    // Only the shipped notes are there again.
    const notes = await db('release_notes').pluck('id').orderBy('id');
    expect(notes.slice(0, 2)).toEqual([1, 2]);
    expect(notes).not.toContain(9);
  });

  test('then a lock left by a server killed while migrating does not block the next', async () => {
    await migrateDown(db);
    await db('knex_migrations_lock').update({ is_locked: 1 });
    expect(await migrateDatabase(database.target)).toHaveLength(MIGRATIONS.length);
  });

  // The embedded database belongs to one server: its folder is locked.
  test.skipIf(process.env['EECS_TEST_DATABASE'] === 'embedded')(
    'four servers that start at once on one database migrate it once',
    async () => {
      await db.raw('drop schema public cascade; create schema public');
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.target)));
      expect(applied.flat()).toEqual(MIGRATIONS.map(({ name }) => name));
    },
  );

  // The embedded database always has a locale that recognizes letters.
  test.skipIf(process.env['EECS_TEST_DATABASE'] === 'embedded')(
    'an empty database that takes only a to z for letters is refused, with how to make another',
    async () => {
      const name = 'eecs_only_a_to_z_test';
      await db.raw(`create database ${name} locale 'C' template template0`);
      if (typeof database.target !== 'string') throw new Error('this half has an address');
      const url = database.target.replace(/\/[^/?]+\?/, `/${name}?`);
      try {
        await expect(migrateDatabase(url)).rejects.toThrow("locale 'C.UTF-8'");
      } finally {
        await db.raw(`drop database ${name} with (force)`);
      }
    },
  );
});

describe.skipIf(isHalfMissing)('a migrated database', () => {
  let database: TestDatabase;
  let db: Knex;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectTo(database);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('a second start applies nothing and keeps what an operator changed', async () => {
    await db('release_note_texts').where({ note_id: 1, locale: 'en-US' }).update({ data: 'Changed' });
    expect(await migrateDatabase(database.target)).toEqual([]);
    const row = await db<ReleaseNoteText>('release_note_texts')
      .where({ note_id: 1, locale: 'en-US' })
      .first('data');
    expect(row).toEqual({ data: 'Changed' });
  });

  test('a database of a newer version is refused', async () => {
    await db('knex_migrations').insert({
      name: '29990101000000_add_future',
      batch: 9,
      migration_time: new Date(),
    });
    onTestFinished(async () => void (await db('knex_migrations').where({ batch: 9 }).delete()));
    await expect(migrateDatabase(database.target)).rejects.toThrow(StartError);
  });

  test('the database itself refuses a note without a number above zero and a text in an unknown language', async () => {
    const note = { event_date: '2027-01-01', icon: '' };
    await expect(db('release_notes').insert({ id: 0, ...note })).rejects.toMatchObject({ code: '23514' });
    const text = { note_id: 1, locale: 'de', data: '' };
    await expect(db('release_note_texts').insert(text)).rejects.toMatchObject({ code: '23514' });
  });

  test('a database from before reports on trusses sells them with reports on beams, as its operator sells these', async () => {
    const listProducts = (activity: string): Promise<number[]> =>
      db('product_activities')
        .join('activities', 'activities.id', 'product_activities.activity_id')
        .where('activities.activity', activity)
        .orderBy('product_id')
        .pluck('product_id');
    expect(await listProducts('truss.report')).toEqual([6]);
    const reports = MIGRATIONS.find(({ name }) => name.endsWith('sell_truss_reports'));
    if (reports === undefined) throw new Error('the migration is gone');
    // As before the migration: the feature is unknown. The operator also sells reports on beams with the standard plan.
    await reports.down(db);
    const [beams] = await db('activities').where('activity', 'msb.report').pluck<number[]>('id');
    await db('product_activities').insert({ product_id: 2, activity_id: beams });
    await reports.up(db);
    expect(await listProducts('truss.report')).toEqual([5, 6]);
    // The next start adds the texts of the feature.
    await migrateDatabase(database.target);
    const texts = db('activity_texts').join('activities', 'activities.id', 'activity_texts.activity_id');
    expect(await texts.where('activities.activity', 'truss.report').pluck('locale')).toHaveLength(3);
  });
});
