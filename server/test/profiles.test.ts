import { describe, expect, test } from 'vitest';
import { setAccountStage } from './support/accountStage.ts';
import { createAccount, credentials, findMailedLink, openBrowser, WIRE } from './support/accounts.ts';
import { isHalfMissing } from './support/database.ts';
import { toWireQuickly } from './support/quickHasher.ts';

describe.skipIf(isHalfMissing)('changes of accounts', () => {
  const stage = setAccountStage();

  test('an empty password, or the address as password, is refused', async () => {
    const browser = await createAccount(stage, stage.email);
    for (const password of ['', stage.email]) {
      const taken = `new-${stage.email}`;
      const asked = await openBrowser(stage.app).post('/auth/register', {
        headers: credentials(taken, await toWireQuickly(taken, password && taken)),
      });
      expect(asked.json()).toMatchObject({
        details: [{ path: '/headers/authorization/password', rule: 'trivial' }],
      });
      const changed = await browser.post('/auth/update', {
        body: { password: await toWireQuickly(stage.email, password), currentPassword: WIRE.right },
      });
      expect(changed.json()).toMatchObject({ details: [{ path: '/password', rule: 'trivial' }] });
    }
  });

  test('names are trimmed, and impossible ones are refused', async () => {
    const browser = await createAccount(stage, stage.email);
    const kept = await browser.post('/auth/update', {
      body: { firstName: '  Anna ', lastName: ' Jose\u0301\n' },
    });
    expect(kept.json()).toMatchObject({ _params: { firstName: 'Anna', lastName: 'Jos\u00e9' } });
    for (const field of ['firstName', 'lastName'])
      for (const name of ['a\u202eb', 'a\nb', 'a\u0007']) {
        const refused = await browser.post('/auth/update', { body: { [field]: name } });
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({
          errno: 40002,
          details: [{ path: `/${field}`, rule: 'signs' }],
        });
      }
    const after = await browser.post('/auth/update', { body: {} });
    expect(after.json()).toMatchObject({ _params: { firstName: 'Anna', lastName: 'Jos\u00e9' } });
  });

  test('an emergency link lets one set a new password and nothing else; then every other session is over', async () => {
    const other = await createAccount(stage, stage.email);
    const browser = openBrowser(stage.app);
    await browser.post('/auth/emergency', { headers: credentials(stage.email) });
    const link = await findMailedLink(stage.db, stage.email, 'emergency');
    await browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
    expect((await browser.post('/auth/options', { body: { fixedDigits: 2 } })).json()).toMatchObject({
      errno: 40302,
    });
    expect((await browser.post('/auth/update', { body: { firstName: 'Eve' } })).statusCode).toBe(403);
    expect((await browser.post('/auth/delete')).statusCode).toBe(403);
    expect((await browser.post('/auth/update', { body: { password: WIRE.next } })).statusCode).toBe(200);
    expect((await browser.post('/auth/options', { body: { fixedDigits: 2 } })).json()).toBe(true);
    expect((await other.post('/auth/options', { body: { fixedDigits: 2 } })).json()).toMatchObject({
      errno: 40102,
    });
    const login = await openBrowser(stage.app).post('/auth', {
      headers: credentials(stage.email, WIRE.next),
    });
    expect(login.json()).toMatchObject({ status: true, user: { _params: { options: { fixedDigits: 2 } } } });
  });

  test('an option that is known is refused where it cannot be, one that is not is dropped', async () => {
    const browser = await createAccount(stage, stage.email);
    const post = (body: object) => browser.post('/auth/options', { body });
    const wrong = [{ layout: 'round' }, { isDark: 'yes' }, { background: 1 }, { fixedDigits: '2' }];
    for (const body of wrong) {
      const [name = ''] = Object.keys(body);
      const refused = (await post(body)).json<{ errno: number; details: { path: string }[] }>();
      expect(refused.errno, name).toBe(40002);
      // The detail mentions null together with the expected type.
      expect([...new Set(refused.details.map(({ path }) => path))]).toEqual([`/${name}`]);
    }
    expect((await post({ layout: 'wide', fixedDigits: 99, rights: 1, unknown: {} })).json()).toBe(true);
    const kept = await stage.db('users').where({ email: stage.email }).first<{ options: object }>('options');
    expect(kept.options).toEqual({ layout: 'wide', fixedDigits: 12 });
  });

  test('a new password needs the current one', async () => {
    const browser = await createAccount(stage, stage.email);
    const bare = await browser.post('/auth/update', { body: { password: WIRE.next } });
    expect(bare.json()).toMatchObject({ errno: 40103, error: 'reauth' });
    const wrong = { password: WIRE.next, currentPassword: WIRE.wrong };
    expect((await browser.post('/auth/update', { body: wrong })).statusCode).toBe(401);
    const right = { password: WIRE.next, currentPassword: WIRE.right };
    expect((await browser.post('/auth/update', { body: right })).statusCode).toBe(200);
    expect(await stage.db('outbox').where({ recipient: stage.email, kind: 'passwordChanged' })).toHaveLength(
      1,
    );
  });

  test('a new address counts once its link is used', async () => {
    const browser = await createAccount(stage, stage.email);
    const moved = `moved-${stage.email}`;
    const change = { email: moved, password: WIRE.next, currentPassword: WIRE.right };
    expect((await browser.post('/auth/update', { body: change })).json()).toMatchObject({
      _params: { email: stage.email },
    });
    const old = await openBrowser(stage.app).post('/auth', { headers: credentials(stage.email, WIRE.right) });
    expect(old.json()).toMatchObject({ status: true });
    const link = await findMailedLink(stage.db, moved, 'emailChange');
    const opened = await openBrowser(stage.app).post('/auth/restore', {
      headers: { authorization: `Link ${link}` },
    });
    expect(opened.json()).toMatchObject({ code: 'email', user: { _params: { email: moved } } });
    const login = await openBrowser(stage.app).post('/auth', { headers: credentials(moved, WIRE.next) });
    expect(login.json()).toMatchObject({ status: true });
    expect(
      (await openBrowser(stage.app).post('/auth', { headers: credentials(stage.email, WIRE.right) })).json(),
    ).toMatchObject({ code: 8 });
  });

  test('of several accounts that move to one address at once, one succeeds, and the others learn that their link is used', async () => {
    const wanted = `wanted-${stage.email}`;
    const people = [stage.email, `b-${stage.email}`, `c-${stage.email}`];
    const links: string[] = [];
    for (const person of people) {
      const browser = await createAccount(stage, person);
      await browser.post('/auth/update', {
        body: { email: wanted, password: WIRE.next, currentPassword: WIRE.right },
      });
      links.push(await findMailedLink(stage.db, wanted, 'emailChange'));
    }
    const replies = await Promise.all(
      links.map((link) =>
        openBrowser(stage.app).post('/auth/restore', { headers: { authorization: `Link ${link}` } }),
      ),
    );
    const codes = replies.map((reply) => reply.json<{ code: string }>().code);
    expect(codes.toSorted()).toEqual(['email', 'used', 'used']);
    const stayed = people.filter((_, i) => codes[i] === 'used');
    expect(
      await stage
        .db('users')
        .whereIn('email', [...people, wanted])
        .orderBy('email')
        .pluck('email'),
    ).toEqual([...stayed, wanted].toSorted());
    // Erasing accounts did not log out the remaining users.
    for (const person of stayed) {
      const sessions = stage
        .db('sessions')
        .join('users', 'users.id', 'sessions.user_id')
        .where('users.email', person);
      expect(await sessions.whereNull('ended_at')).toHaveLength(1);
    }
  });

  test('asking for an address that has an account gets the same answer, and its owner no link', async () => {
    const browser = await createAccount(stage, stage.email);
    const owner = `owner-${stage.email}`;
    await createAccount(stage, owner);
    const ask = async (wanted: string) =>
      (
        await browser.post('/auth/update', {
          body: { email: wanted, password: WIRE.next, currentPassword: WIRE.right },
        })
      ).json<{ _params: object }>();
    const answers = [await ask(`free-${stage.email}`), await ask(owner)];
    const links = stage.db('one_time_links').where({ purpose: 'email', used_at: null });
    expect(answers.map(({ _params }) => Object.keys(_params))).toEqual([
      Object.keys(answers[0]?._params ?? {}),
      Object.keys(answers[0]?._params ?? {}),
    ]);
    expect(answers).toMatchObject([{ _params: { email: stage.email } }, { _params: { email: stage.email } }]);
    const mails = await stage.db('outbox').where({ recipient: owner }).orderBy('id').select('kind', 'values');
    expect(mails.at(-1)).toEqual({ kind: 'addressTaken', values: {} });
    // The link for the previously requested address is invalid, as when another link is mailed.
    const [asker = 0] = await stage.db('users').where({ email: stage.email }).pluck<number[]>('id');
    expect(await links.where({ user_id: asker })).toEqual([]);
  });
});
