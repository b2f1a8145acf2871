import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isHalfMissing } from '../support/database.ts';
import { credentials, findMailedLink, openBrowser, WIRE, type Browser } from '../support/accounts.ts';
import { logInAgain, openAccountsApp, whileBusy, type AccountsApp } from '../support/accountsApp.ts';

const HOUR = 3_600_000;

/** Attacks by someone who knows the contract and another user's address. */
describe.skipIf(isHalfMissing)('an account', () => {
  let site: AccountsApp;
  let count = 0;
  const newEmail = () => `victim${(count += 1)}@example.com`;

  beforeAll(async () => {
    site = await openAccountsApp();
  });
  afterAll(() => site.close());

  const register = (email: string, password: string) =>
    openBrowser(site.app).post('/auth/register', { headers: credentials(email, password) });
  const logIn = (browser: Browser, email: string, password: string) =>
    browser.post('/auth', { headers: credentials(email, password) });
  const ask = (email: string) =>
    openBrowser(site.app).post('/auth/emergency', { headers: credentials(email) });
  const open = async (browser: Browser, email: string, kind: string) => {
    const link = await findMailedLink(site.db, email, kind);
    return browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });
  };

  const linksTo = async (email: string) =>
    (
      await site
        .db('outbox')
        .where({ recipient: email, kind: 'activation' })
        .orderBy('id')
        .select<{ values: { link: string } }[]>('values')
    ).map(({ values }) => values.link);
  const follow = (browser: Browser, link: string | undefined) =>
    browser.post('/auth/restore', { headers: { authorization: `Link ${link}` } });

  test.each([
    ['before its owner', [WIRE.wrong, WIRE.right], 'first', 0],
    ['before its owner', [WIRE.wrong, WIRE.right], 'newest', 1],
    ['after its owner', [WIRE.right, WIRE.wrong], 'first', 0],
    ['after its owner', [WIRE.right, WIRE.wrong], 'newest', 1],
    ['between its owner’s two tries', [WIRE.right, WIRE.wrong, WIRE.right], 'newest', 2],
  ])('that a stranger registered %s gives them nothing by any link', async (...row) => {
    const [, passwords, , used] = row;
    const email = newEmail();
    for (const password of passwords) expect((await register(email, password)).statusCode).toBe(200);
    const links = await linksTo(email);
    const owner = openBrowser(site.app);
    expect((await follow(owner, links[used])).json()).toMatchObject({ status: true, code: 'emergency' });
    expect((await logIn(openBrowser(site.app), email, WIRE.wrong)).json()).toMatchObject({ code: 8 });
    const changed = await owner.post('/auth/update', { body: { password: WIRE.next } });
    expect(changed.json()).toMatchObject({ _params: { logged: true } });
    expect((await logIn(openBrowser(site.app), email, WIRE.wrong)).json()).toMatchObject({ code: 8 });
    expect((await logIn(openBrowser(site.app), email, WIRE.next)).json()).toMatchObject({ code: 0 });
    for (const link of links)
      expect((await follow(openBrowser(site.app), link)).json()).toMatchObject({ status: false });
  });

  test('registered twice with the same password opens by either link with it', async () => {
    const email = newEmail();
    await register(email, WIRE.right);
    await register(email, WIRE.right);
    const [first] = await linksTo(email);
    expect((await follow(openBrowser(site.app), first)).json()).toMatchObject({ code: 'activation' });
    expect((await logIn(openBrowser(site.app), email, WIRE.right)).json()).toMatchObject({ code: 0 });
  });

  test('an account that a stranger registered first asks its owner, who lacks the password, for a new one', async () => {
    const email = newEmail();
    await register(email, WIRE.wrong);
    expect((await ask(email)).json()).toEqual({ _code: 'register' });
    // The mail explains the link, unlike the one that a registration sends.
    const mails = await site.db('outbox').where({ recipient: email }).orderBy('id').pluck('values');
    expect(mails).toMatchObject([{ days: 30 }, { days: 30, scope: 'emergency' }]);
    expect(mails[0]).not.toHaveProperty('scope');
    const owner = openBrowser(site.app);
    expect((await open(owner, email, 'activation')).json()).toMatchObject({
      status: true,
      code: 'emergency',
    });
    expect((await logIn(openBrowser(site.app), email, WIRE.wrong)).json()).toMatchObject({ code: 8 });
    expect((await owner.post('/auth/options', { body: {} })).statusCode).toBe(403);
    const changed = await owner.post('/auth/update', { body: { password: WIRE.right } });
    expect(changed.json()).toMatchObject({ _params: { logged: true } });
    expect((await logIn(openBrowser(site.app), email, WIRE.right)).json()).toMatchObject({ code: 0 });
  });

  test('an open account keeps its password when somebody registers it again, and its owner is notified once', async () => {
    const account = await site.openAccount();
    for (let i = 0; i < 3; i += 1) await register(account.email, WIRE.wrong);
    expect((await logIn(openBrowser(site.app), account.email, WIRE.wrong)).json()).toMatchObject({ code: 8 });
    expect(await site.db('outbox').where({ recipient: account.email, kind: 'registered' })).toHaveLength(1);
  });

  const mailsTo = async (email: string) => (await site.db('outbox').where({ recipient: email })).length;

  test.each([
    ['nobody has opened', false],
    ['is open', true],
  ])('that %s is mailed three times an hour at most, whoever registers it', async (_, isOpen) => {
    const email = isOpen ? (await site.openAccount()).email : newEmail();
    site.clock.now += HOUR;
    const before = await mailsTo(email);
    const replies = [];
    for (let i = 0; i < 5; i += 1) replies.push(await register(email, i === 0 ? WIRE.right : WIRE.wrong));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    expect(replies.at(-1)?.headers['retry-after']).toBe('3600');
    expect(replies.at(-1)?.json()).toMatchObject({
      errno: 42901,
      message:
        'Somebody tried to register this address three times within an hour. If we sent a mail, its link works; check your spam folder too. Try again in 60 min',
    });
    expect((await mailsTo(email)) - before).toBe(isOpen ? 1 : 3);
    site.clock.now += HOUR;
    expect((await register(email, WIRE.right)).statusCode).toBe(200);
  });

  test('an account with a reused number, as after a restore, knows no browser of the former owner', async () => {
    const own = await openAccountsApp();
    try {
      const former = await own.openAccount();
      await own.db('users').where({ id: former.userId }).delete();
      await own.db.raw(`alter table users alter column id restart with ${former.userId}`);
      const owner = await own.openAccount();
      expect(owner.userId).toBe(former.userId);
      const guess = async (browser: Browser) => {
        const statuses = [];
        for (let i = 0; i < 6; i += 1)
          statuses.push((await logIn(browser, owner.email, WIRE.wrong)).statusCode);
        return statuses;
      };
      expect(await guess(former.browser)).toEqual([200, 200, 200, 200, 200, 429]);
      // The owner's own browser is known, and waits only for its own failed attempts.
      expect(await guess(owner.browser)).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await own.close();
    }
  });

  const askMove = (browser: Browser, email: string) =>
    browser.post('/auth/update', {
      body: { email, password: WIRE.next, currentPassword: WIRE.right },
    });

  test.each([['on'], ['off']])(
    'mails nobody at will: new addresses are three an hour, of an account and to an address (DISCLOSE_ACCOUNTS=%s)',
    async (disclose) => {
      const own = await openAccountsApp({ env: { DISCLOSE_ACCOUNTS: disclose } });
      try {
        const [one, two, known] = [await own.openAccount(), await own.openAccount(), await own.openAccount()];
        const mailsOf = async (email: string) =>
          (
            await own
              .db('outbox')
              .where({ recipient: email })
              .whereIn('kind', ['emailChange', 'addressTaken'])
          ).length;
        for (const [i, victim] of ['stranger@example.net', known.email].entries()) {
          own.clock.now += i * HOUR;
          for (const { browser } of [one, two]) await browser.post('/auth/restore');
          const fromOne = [];
          for (let j = 0; j < 2; j += 1) fromOne.push((await askMove(one.browser, victim)).statusCode);
          // One call is left for the address, and one for the account.
          const fromTwo = [];
          for (let j = 0; j < 3; j += 1) fromTwo.push((await askMove(two.browser, victim)).statusCode);
          expect([fromOne, fromTwo]).toEqual([
            [200, 200],
            [200, 429, 429],
          ]);
          expect(await mailsOf(victim)).toBe(3);
          expect((await askMove(one.browser, `third${i}@example.net`)).statusCode).toBe(200);
          const fourth = await askMove(one.browser, `fourth${i}@example.net`);
          expect(fourth.statusCode).toBe(429);
          expect(fourth.json<{ message: string }>().message).toMatch(
            /^A new address was requested .* in 60 min$/,
          );
          expect(await mailsOf(`fourth${i}@example.net`)).toBe(0);
          // Only changes of the address are counted.
          const name = await one.browser.post('/auth/update', { body: { firstName: 'One' } });
          expect(name.statusCode).toBe(200);
        }
      } finally {
        await own.close();
      }
    },
  );

  test('limits mails: a network may ask for five new addresses an hour', async () => {
    const own = await openAccountsApp({ env: { RATE_EXEMPT: '192.0.2.1' } });
    try {
      const accounts = [await own.openAccount(), await own.openAccount()];
      const statuses = [];
      for (let i = 0; i < 6; i += 1)
        statuses.push(
          (await askMove(accounts[i % 2]?.browser ?? openBrowser(own.app), `new${i}@example.net`)).statusCode,
        );
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await own.close();
    }
  });

  test('keeps a link that was just mailed: a second request is answered with a hint to look for it', async () => {
    const { email } = await site.openAccount();
    expect((await ask(email)).json()).toEqual({ _code: 'emergency' });
    site.clock.now += HOUR / 6 - 90_000;
    const again = await ask(email);
    expect(again.statusCode).toBe(429);
    expect(again.headers['retry-after']).toBe('90');
    expect(again.json()).toMatchObject({
      errno: 42901,
      message:
        'A link for this address was requested less than ten minutes ago. If the address has an account, the mail has been sent, and its link works; check your spam folder too. You can request another in 2 min',
    });
    expect((await open(openBrowser(site.app), email, 'emergency')).json()).toMatchObject({ status: true });
    // Refused requests do not count: two more succeed in this hour, the fourth is refused.
    site.clock.now += 90_000;
    for (let i = 0; i < 2; i += 1) {
      expect((await ask(email)).json()).toEqual({ _code: 'emergency' });
      site.clock.now += HOUR / 6;
    }
    const fourth = await ask(email);
    expect(fourth.statusCode).toBe(429);
    expect(fourth.json<{ message: string }>().message).toMatch(/^Three links were requested .* in 30 min$/);
  });

  test('is mailed one link when many ask at once', async () => {
    const { email } = await site.openAccount();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(email)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await site.db('outbox').where({ recipient: email, kind: 'emergency' })).toHaveLength(1);
  });

  test.each(['on', 'off'])(
    'an account is distinguishable by asking twice only if that is disclosed, DISCLOSE_ACCOUNTS=%s',
    async (discloses) => {
      const own = await openAccountsApp({ env: { DISCLOSE_ACCOUNTS: discloses } });
      const { email } = await own.openAccount();
      const askFor = (address: string) =>
        openBrowser(own.app).post('/auth/emergency', { headers: credentials(address) });
      const twice = async (address: string) => [await askFor(address), await askFor(address)];
      const [known, unknown] = [await twice(email), await twice('nobody@example.com')];
      const told = (replies: typeof known) =>
        replies.map((reply) => ({ ...reply.json<object>(), requestId: undefined, status: reply.statusCode }));
      if (discloses === 'off') expect(told(unknown)).toEqual(told(known));
      else expect(told(unknown)).toMatchObject([{ notFound: true }, { notFound: true }]);
      await own.close();
    },
  );

  test('lets its owner change the password while strangers guess it', async () => {
    const { email, browser } = await site.openAccount();
    const stranger = openBrowser(site.app);
    for (let i = 0; i < 12; i += 1) {
      await logIn(stranger, email, WIRE.wrong);
      site.clock.now += 1000;
    }
    const refused = await logIn(stranger, email, WIRE.wrong);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeLessThan(60);
    expect(refused.json<{ message: string }>().message).toBe(
      `The password of this account was tried too often; try again in ${wait} s. A link mailed by “Forgot password?” lets you in at once`,
    );
    const changed = await browser.post('/auth/update', {
      body: { password: WIRE.next, currentPassword: WIRE.right },
    });
    expect(changed.statusCode).toBe(200);
  });

  test('makes who has taken a session wait too when guessing the password', async () => {
    const account = await site.openAccount();
    const { browser } = account;
    const guess = () =>
      browser.post('/auth/update', { body: { password: WIRE.next, currentPassword: WIRE.wrong } });
    for (let i = 0; i < 5; i += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
    // The owner can log in again in spite of it.
    const own = await logInAgain(site, account);
    const changed = await own.post('/auth/update', {
      body: { password: WIRE.next, currentPassword: WIRE.right },
    });
    expect(changed.statusCode).toBe(200);
  });

  test('answers five of thirty guesses at once, not all of them', async () => {
    const { email } = await site.openAccount();
    const guesses = Array.from({ length: 30 }, () =>
      whileBusy(() => logIn(openBrowser(site.app), email, WIRE.wrong)),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  test('has no link left that works when its password was changed', async () => {
    const { email, browser, userId } = await site.openAccount();
    await ask(email);
    const link = await findMailedLink(site.db, email, 'emergency');
    await browser.post('/auth/update', { body: { password: WIRE.next, currentPassword: WIRE.right } });
    const used = await openBrowser(site.app).post('/auth/restore', {
      headers: { authorization: `Link ${link}` },
    });
    expect(used.json()).toMatchObject({ status: false, code: 'used', user: null });
    expect(await site.db('one_time_links').where({ user_id: userId, used_at: null })).toHaveLength(0);
  });

  test('a closed account opens only by the link for that, not by one that was mailed before', async () => {
    const account = await site.openAccount();
    await ask(account.email);
    await account.browser.post('/auth/update', {
      body: { email: `new-${account.email}`, password: WIRE.next, currentPassword: WIRE.right },
    });
    const browser = await logInAgain(site, account);
    expect((await browser.post('/auth/delete')).json()).toMatchObject({ status: true });
    const stranger = openBrowser(site.app);
    expect((await open(stranger, account.email, 'emergency')).json()).toMatchObject({
      status: false,
      code: 'used',
    });
    expect((await open(stranger, `new-${account.email}`, 'emailChange')).json()).toMatchObject({
      code: 'used',
    });
    expect((await open(stranger, account.email, 'reactivation')).json()).toMatchObject({ status: true });
  });

  test('is one for every way to write its address, and another for letters that only look like it', async () => {
    const email = `jos\u00e9${(count += 1)}@example.com`;
    await register(email, WIRE.right);
    for (const same of [email.normalize('NFD'), email.toUpperCase(), `  ${email} `]) {
      site.clock.now += HOUR;
      expect((await register(same, WIRE.right)).json(), same).toMatchObject({ registered: true });
    }
    // Cyrillic о instead of Latin o: another mailbox.
    expect((await register(email.replace('o', '\u043e'), WIRE.right)).json()).toBe(true);
    const kept = await site.db('users').where('email_key', 'like', `jos%${count}@%`).select('email_key');
    expect(kept).toEqual([{ email_key: email }]);
  });

  test.each([
    'a@b.c\r\nBcc: d@e.f',
    'a@b.c\u2028Bcc: d@e.f',
    'a@b.c,d@e.f',
    '<a@b.c>',
    'a b@c.d',
    '"a"@b.c',
    'a@b.c>',
    'a,b@c.d',
    'a;b@c.d',
    'a@[127.0.0.1]',
    'a\u0000@b.c',
    'a\u202e@b.c',
    'group:a@b.c',
  ])('cannot be made for what is no single address: %j', async (email) => {
    const header = JSON.stringify({ email, password: WIRE.right }).replace(
      /[^ -~]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const reply = await openBrowser(site.app).post('/auth/register', { headers: { authorization: header } });
    expect(reply.statusCode).toBe(400);
  });
});
