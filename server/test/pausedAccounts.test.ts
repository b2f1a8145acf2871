import { describe, expect, test } from 'vitest';
import { writeMinute } from '../src/messages/writeMinute.ts';
import { setAccountStage } from './support/accountStage.ts';
import { createAccount, credentials, findMailedLink, openBrowser, WIRE } from './support/accounts.ts';
import { isHalfMissing } from './support/database.ts';

const DAY = 86_400_000;

describe.skipIf(isHalfMissing)('paused and closed accounts', () => {
  const stage = setAccountStage();

  test('a new name that comes with a suspension is in the trail beside it', async () => {
    const browser = await createAccount(stage, stage.email);
    const { id } = await stage.db('users').where({ email: stage.email }).first<{ id: number }>('id');
    const actsSince = async (most: number) =>
      (
        await stage
          .db('audit')
          .where({ user_id: id })
          .orderBy('id', 'desc')
          .limit(most)
          .pluck<string[]>('action')
      ).reverse();
    await browser.post('/auth/update', { body: { firstName: 'Eve', suspension: { suspendDate: 1 } } });
    expect(await actsSince(2)).toEqual(['profileChanged', 'suspended']);
    await browser.post('/auth/update', { body: { suspension: { resumeDate: 1 } } });
    expect(await actsSince(2)).toEqual(['suspended', 'resumed']);
    // It changes nothing, and nothing is recorded.
    await browser.post('/auth/update', { body: { suspension: { resumeDate: 1 } } });
    expect(await actsSince(2)).toEqual(['suspended', 'resumed']);
  });

  test('a closed account opens again by its link; closing needs a fresh session', async () => {
    const browser = await createAccount(stage, stage.email);
    stage.now += 11 * 60_000;
    await browser.post('/auth/restore');
    expect((await browser.post('/auth/delete')).json()).toMatchObject({ errno: 40103 });
    await browser.post('/auth', { headers: credentials(stage.email, WIRE.right) });
    // A recent link of another kind does not prevent the mail with the link that reopens the account.
    const before = await openBrowser(stage.app).post('/auth/emergency', {
      headers: credentials(stage.email),
    });
    expect(before.json()).toEqual({ _code: 'emergency' });
    expect((await browser.post('/auth/delete')).json()).toEqual({
      status: true,
      until: stage.now + 30 * DAY,
    });
    expect(
      await stage.db('outbox').where({ recipient: stage.email, kind: 'deleted' }).pluck('values'),
    ).toEqual([{ until: writeMinute(stage.now + 30 * DAY) }]);
    const ends = stage.now + 30 * DAY;
    const login = () =>
      openBrowser(stage.app).post('/auth', { headers: credentials(stage.email, WIRE.right) });
    expect((await login()).json()).toMatchObject({ status: false, code: 'reactivate' });
    // A link that was requested late cannot reopen an account that is erased.
    stage.now += 28 * DAY;
    const asked = await openBrowser(stage.app).post('/auth/reactivate', {
      headers: credentials(stage.email),
    });
    expect(asked.json()).toEqual({ _code: 'reactivate' });
    const told = await stage
      .db('outbox')
      .where({ recipient: stage.email, kind: 'reactivation' })
      .pluck('values');
    expect(told.map((values: Record<string, unknown>) => values['until'])).toEqual([
      writeMinute(ends),
      writeMinute(ends),
    ]);
    const link = await findMailedLink(stage.db, stage.email, 'reactivation');
    await openBrowser(stage.app).post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect((await login()).json()).toMatchObject({ status: true, code: 0 });
  });

  test('a paused account is greeted at the next login, once', async () => {
    const browser = await createAccount(stage, stage.email);
    const paused = stage.now;
    await browser.post('/auth/update', { body: { suspension: { suspendDate: 1 } } });
    stage.now += DAY;
    const login = () =>
      openBrowser(stage.app).post('/auth', { headers: credentials(stage.email, WIRE.right) });
    const suspension = { suspendDate: paused, resumeDate: stage.now, welcome: true };
    expect((await login()).json()).toMatchObject({ user: { _params: { suspension } } });
    expect((await login()).json()).toMatchObject({ user: { _params: { suspension: { welcome: false } } } });
  });

  test('a paused account that is resumed by hand is greeted at once', async () => {
    const browser = await createAccount(stage, stage.email);
    const update = (suspension: object) => browser.post('/auth/update', { body: { suspension } });
    const paused = stage.now;
    expect((await update({ suspendDate: 1 })).json()).toMatchObject({
      _params: { suspension: { suspendDate: paused, resumeDate: null, welcome: false } },
    });
    stage.now += 60_000;
    const suspension = { suspendDate: paused, resumeDate: stage.now, welcome: true };
    expect((await update({ resumeDate: 1 })).json()).toMatchObject({ _params: { suspension } });
    // It was resumed already.
    expect((await update({ resumeDate: 1 })).json()).toMatchObject({
      _params: { suspension: { ...suspension, welcome: false } },
    });
  });
});
