import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toConnection } from '../src/db/connect.ts';
import { isMigrated, migrateDatabase, migrateDown, migrateUp } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/db/migrations/index.ts';
import { StartError } from '../src/config/startError.ts';
import { createTestDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';

interface ReleaseNoteText {
  note_id: number;
  locale: string;
  data: string;
}

describe.skipIf(isHalfMissing)('migrations', () => {
  let database: TestDatabase;
  let db: Knex;

  beforeAll(async () => {
    database = await createTestDatabase();
    db = knex({ client: 'pg', connection: toConnection(database.target), pool: { min: 0, max: 2 } });
  });

  beforeEach(async () => {
    await db.raw('drop schema public cascade; create schema public');
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test('a populated database goes up, down and up again', async () => {
    const names = MIGRATIONS.map(({ name }) => name);
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
    // The shipped notes are there again, and no others.
    const notes = await db('release_notes').pluck('id').orderBy('id');
    expect(notes.slice(0, 2)).toEqual([1, 2]);
    expect(notes).not.toContain(9);
  });

  test('a database from before reports on trusses sells them with reports on beams, as its operator sells these', async () => {
    await migrateDatabase(database.target);
    const listProducts = (activity: string): Promise<number[]> =>
      db('product_activities')
        .join('activities', 'activities.id', 'product_activities.activity_id')
        .where('activities.activity', activity)
        .orderBy('product_id')
        .pluck('product_id');
    expect(await listProducts('truss.report')).toEqual([6]);
    const reports = MIGRATIONS.find(({ name }) => name.endsWith('sell_truss_reports'));
    if (reports === undefined) throw new Error('the migration is gone');
    // As it was: nothing is known of the feature. The operator sells reports on beams with the standard plan too.
    await reports.down(db);
    const [beams] = await db('activities').where('activity', 'msb.report').pluck<number[]>('id');
    await db('product_activities').insert({ product_id: 2, activity_id: beams });
    await reports.up(db);
    expect(await listProducts('truss.report')).toEqual([5, 6]);
    // The texts of the feature come with the next start.
    await migrateDatabase(database.target);
    const texts = db('activity_texts').join('activities', 'activities.id', 'activity_texts.activity_id');
    expect(await texts.where('activities.activity', 'truss.report').pluck('locale')).toHaveLength(3);
  });

  test('a second start applies nothing and keeps what an operator changed', async () => {
    await migrateDatabase(database.target);
    await db('release_note_texts').where({ note_id: 1, locale: 'en-US' }).update({ data: 'Changed' });
    expect(await migrateDatabase(database.target)).toEqual([]);
    const row = await db<ReleaseNoteText>('release_note_texts')
      .where({ note_id: 1, locale: 'en-US' })
      .first('data');
    expect(row).toEqual({ data: 'Changed' });
  });

  // The embedded database belongs to one server: its folder is locked.
  test.skipIf(process.env['EECS_TEST_DATABASE'] === 'embedded')(
    'four servers that start at once on one database migrate it once',
    async () => {
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.target)));
      expect(applied.flat()).toEqual(MIGRATIONS.map(({ name }) => name));
    },
  );

  test('a lock left by a server killed while migrating does not block the next', async () => {
    await migrateDatabase(database.target);
    await migrateDown(db);
    await db('knex_migrations_lock').update({ is_locked: 1 });
    expect(await migrateDatabase(database.target)).toHaveLength(MIGRATIONS.length);
  });

  // The embedded one is always of a locale that knows letters.
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

  test('a database of a newer version is refused', async () => {
    await migrateDatabase(database.target);
    await db('knex_migrations').insert({
      name: '29990101000000_add_future',
      batch: 9,
      migration_time: new Date(),
    });
    await expect(migrateDatabase(database.target)).rejects.toThrow(StartError);
  });

  test('the database itself refuses a note without a number above zero and a text in an unknown language', async () => {
    await migrateDatabase(database.target);
    const note = { event_date: '2027-01-01', icon: '' };
    await expect(db('release_notes').insert({ id: 0, ...note })).rejects.toMatchObject({ code: '23514' });
    const text = { note_id: 1, locale: 'de', data: '' };
    await expect(db('release_note_texts').insert(text)).rejects.toMatchObject({ code: '23514' });
  });
});
