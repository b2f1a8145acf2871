import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials, findMailedLink, openBrowser } from '../support/accounts.ts';
import { openAccountsApp, type AccountsApp } from '../support/accountsApp.ts';
import { isHalfMissing } from '../support/database.ts';

// With its one connection, the embedded database cannot deadlock.
const isReal = process.env['EECS_TEST_DATABASE'] === 'postgres' && !isHalfMissing;
const TRIES = 5;

describe.skipIf(!isReal)('a call that loses a deadlock', () => {
  const logged: string[] = [];
  let place: AccountsApp;
  let rival: pg.Client;
  beforeAll(async () => {
    const logger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
    place = await openAccountsApp({ logger });
    rival = new pg.Client({ connectionString: place.target as string });
    await rival.connect();
    // PostgreSQL aborts the connection that detects a deadlock first; this one must not be the first.
    await rival.query(`set deadlock_timeout = '1min'`);
  });
  afterAll(async () => {
    await rival.end();
    await place.close();
  });

  const untilSomebodyWaits = async () => {
    for (;;) {
      const { rows } = await rival.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      if (rows.length > 0) return;
      await sleep(5);
    }
  };

  /** Uses a link, which locks the user and then the link, while the rival locks them in the opposite order. */
  const meet = async () => {
    const { email, userId } = await place.openAccount();
    await openBrowser(place.app).post('/auth/emergency', { headers: credentials(email) });
    const headers = { authorization: `Link ${await findMailedLink(place.db, email, 'emergency')}` };
    const send = () => openBrowser(place.app).post('/auth/restore', { headers });
    await rival.query('begin');
    await rival.query('select from one_time_links where user_id = $1 for update', [userId]);
    const sent = send();
    await untilSomebodyWaits();
    const locked = rival.query('select from users where id = $1 for update', [userId]);
    const reply = await sent;
    await locked;
    await rival.query('rollback');
    return { reply, again: await send() };
  };

  test('is put off, and goes well when it is made again', async () => {
    // On a busy machine the rival may lock after the call has checked for a deadlock, and the call exceeds its time
    // instead.
    for (let i = 0; i < TRIES; i += 1) {
      const { reply, again } = await meet();
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('2');
      expect(reply.json()).toMatchObject({ errno: 50302 });
      expect(again.json()).toMatchObject({ code: 'emergency' });
      if (logged.some((line) => line.includes('40P01'))) return;
    }
    expect.unreachable('no deadlock came about');
  });
});
