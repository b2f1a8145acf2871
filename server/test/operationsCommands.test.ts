import { spawnSync } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS, runAdmin } from '../src/operations/cli/runAdmin.ts';
import { messagesOf } from '../src/plans/planMessages.ts';
import { listSubscriptions } from '../src/repositories/subscriptions.ts';
import { addInvoice } from '../src/repositories/invoices.ts';
import { addPerson, createAdminPlace, type AdminPlace } from './support/adminPlace.ts';
import { isHalfMissing } from './support/database.ts';

const DAY = 86_400_000;
const MAIN = path.resolve(import.meta.dirname, '../src/operations/cli/main.ts');
const NOT_OF_THIS_VERSION = 'The database is not of this version; `migrate --status` shows what it lacks';

describe.skipIf(isHalfMissing)('the operator’s command line', { timeout: 240_000 }, () => {
  let admin: AdminPlace;
  let userId: number;

  beforeAll(async () => {
    admin = await createAdminPlace();
    for (const name of ['purge', 'seed'])
      expect(await admin.run(name)).toEqual({ code: 1, printed: '', told: NOT_OF_THIS_VERSION });
    expect((await admin.run('migrate')).printed).toContain('applied  20261122060000_create_accounts');
    userId = await admin.open((db) => addPerson(db, 'person@example.com'));
  });

  afterAll(() => admin.drop());

  const auditOf = (id: number) =>
    admin.open((db) => db('audit').where({ user_id: id }).orderBy('id').select('action', 'actor', 'details'));

  const mailsTo = (recipient: string) =>
    admin.open((db) => db('outbox').where({ recipient }).orderBy('id').select('kind', 'values'));

  test('prints its commands, and what it did not understand', async () => {
    const { code, printed } = await admin.run('--help');
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) {
      expect(printed).toContain(`  ${name}`);
      const help = await admin.run(name, '--help');
      expect(help).toMatchObject({ code: 0, told: '' });
      expect(help.printed).toContain(`npm run admin -- ${name}`);
      const { flags = [], values = {}, options = {} } = COMMANDS[name] ?? {};
      expect(Object.keys(options)).toEqual([...flags, ...Object.keys(values)]);
      for (const [option, text] of Object.entries(options))
        expect(help.printed).toMatch(new RegExp(`^  --${option} +${text}$`, 'm'));
    }
    expect((await admin.run('migrate', '--help')).printed).toMatch(/--down-one .* is lost$/m);
    for (const args of [[], ['frieze'], ['freeze'], ['freeze', 'a@b.c', 'd@e.f'], ['purge', '--now']])
      expect(await admin.run(...args)).toMatchObject({ code: 2 });
    const misunderstood = async (...args: string[]) => (await admin.run(...args)).told;
    expect(await misunderstood('freeze')).toBe('Missing: email');
    expect(await misunderstood('end-plan', 'a@b.c')).toBe('Missing: branch');
    expect(await misunderstood('export', 'a@b.c', 'extra')).toBe('extra is an unexpected argument');
    expect(await misunderstood('freeze', '')).toBe('An empty argument is not an e-mail address');
    expect(await misunderstood('migrate', '--foo')).toBe(
      'Unknown option --foo; add --help to the command for its options',
    );
  });

  test('refuses in one line what cannot be done', async () => {
    for (const name of ['grant-root', 'revoke-root', 'freeze', 'unfreeze', 'export', 'erase']) {
      const nobody = await admin.run(name, 'nobody@example.com');
      expect(nobody).toEqual({
        code: 1,
        printed: '',
        told: 'There is no account with the address nobody@example.com',
      });
      expect((await admin.run(name, 'nobody')).told).toBe('nobody is not an e-mail address');
    }
    expect((await admin.run('confirm-invoice', '26/11/00000000')).told).toBe(
      'There is no invoice 26/11/00000000',
    );
    const away = { databaseUrl: 'postgresql://nobody@127.0.0.1:4119/nothing', dataDir: admin.folder };
    const { code, told } = await admin.runAt(away, 'purge');
    expect({ code, lines: told.split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(told).toContain('ECONNREFUSED');
  });

  test('the newest migration is reverted only on request, and then nothing else is done', async () => {
    const status = async () => (await admin.run('migrate', '--status')).printed.split('\n');
    const before = await status();
    expect(before.every((line) => line.startsWith('applied  '))).toBe(true);
    const asked = await admin.run('migrate', '--down-one');
    expect(asked).toMatchObject({ code: 1, printed: '' });
    expect(asked.told).toContain('Add --yes');
    expect(await status()).toEqual(before);
    expect((await admin.run('migrate', '--down-one', '--yes')).code).toBe(0);
    const newest = before.at(-1)?.replace('applied', 'missing');
    expect(await status()).toEqual([...before.slice(0, -1), newest]);
    for (const name of ['purge', 'seed'])
      expect(await admin.run(name)).toEqual({ code: 1, printed: '', told: NOT_OF_THIS_VERSION });
    expect(await admin.run('migrate')).toMatchObject({ code: 0, printed: before.at(-1) });
    expect(await admin.run('migrate')).toMatchObject({ code: 0, printed: 'The database is up to date' });
  });

  test('lost shipped rows are restored', async () => {
    await admin.open((db) => db('release_notes').where({ id: 1 }).delete());
    expect((await admin.run('seed')).code).toBe(0);
    expect(await admin.open((db) => db('release_notes').where({ id: 1 }))).toHaveLength(1);
  });

  test('rights and freezing change once, and each change is in the audit trail', async () => {
    const rights = () =>
      admin.open((db) => db('users').where({ id: userId }).first<object>('rights', 'frozen_at', 'epoch'));
    const steps = ['grant-root', 'grant-root', 'freeze', 'freeze'];
    for (const name of steps) expect(await admin.run(name, ' Person@Example.com')).toMatchObject({ code: 0 });
    expect(await rights()).toEqual({ rights: 1, frozen_at: new Date(admin.clock.now), epoch: 1 });
    for (const name of ['unfreeze', 'unfreeze', 'revoke-root', 'revoke-root'])
      expect(await admin.run(name, 'person@example.com')).toMatchObject({ code: 0 });
    expect(await rights()).toEqual({ rights: 0, frozen_at: null, epoch: 1 });
    expect(await auditOf(userId)).toEqual(
      [
        { action: 'rightsChanged', details: { rights: 1 } },
        { action: 'frozen', details: {} },
        { action: 'unfrozen', details: {} },
        { action: 'rightsChanged', details: { rights: 0 } },
      ].map((entry) => ({ ...entry, actor: 'cli' })),
    );
  });

  test('a deleted task is brought back as it was, where its owner’s plan has a place for it', async () => {
    const email = 'deleter@example.com';
    const owner = await admin.open((db) => addPerson(db, email));
    expect((await admin.run('list-deleted', email)).printed).toBe(
      `${email} has no deleted tasks that are kept`,
    );
    const at = new Date(admin.clock.now);
    const beam = {
      user_id: owner,
      kind: 'msb',
      hash: '',
      load_case: '{"L":6}',
      load_case_bytes: 7,
      saved_at: at,
    };
    const addTasks = async (...rows: object[]) =>
      (
        await admin.open((db) =>
          db('tasks')
            .insert(rows.map((row) => ({ ...beam, ...row })))
            .returning<{ id: number }[]>('id'),
        )
      ).map(({ id }) => id);
    const [gone = 0, earlier = 0] = await addTasks(
      { title: 'Bridge \u001b[2J', version: 3, deleted_at: at },
      { title: 'Truss', kind: 'truss', deleted_at: new Date(admin.clock.now - DAY) },
    );
    const [kept = 0] = await addTasks(...['1', '2', '3', '4', '5'].map((title) => ({ title })));
    const revision = { task_id: gone, version: 2, title: 'Bridge', hash: '', load_case: '{}', saved_at: at };
    await admin.open((db) => db('task_revisions').insert(revision));
    const listed = async () => (await admin.run('list-deleted', email)).printed.split('\n');
    expect(await listed()).toEqual([
      `${String(gone).padStart(8)}  2026-11-22  msb    "Bridge \\u001b[2J"`,
      `${String(earlier).padStart(8)}  2026-11-21  truss  "Truss"`,
    ]);

    // The free plan allows five tasks of a kind.
    const undelete = (id: number | string) => admin.run('undelete-task', email, String(id));
    expect(await undelete(gone)).toEqual({
      code: 1,
      printed: '',
      told: `The plan of ${email} keeps 5 tasks of the kind msb, and so many are there: one has to go first`,
    });
    expect(await listed()).toHaveLength(2);
    await admin.open((db) => db('tasks').where({ id: kept }).update({ deleted_at: at }));
    const back = { code: 0, printed: `Task ${gone} of ${email} is restored`, told: '' };
    expect(await undelete(gone)).toEqual(back);
    const task = await admin.open((db) => db('tasks').where({ id: gone }).first<object>());
    expect(task).toMatchObject({ version: 3, deleted_at: null, load_case: { L: 6 }, saved_at: at });
    expect(await admin.open((db) => db('task_revisions').where({ task_id: gone }))).toHaveLength(1);
    expect(await undelete(earlier)).toMatchObject({ code: 0 });
    expect((await listed())[0]).toContain('"1"');

    const stranger = await admin.open((db) => addPerson(db, 'stranger@example.com'));
    const [foreign = 0] = await addTasks({ title: 'Theirs', user_id: stranger, deleted_at: at });
    for (const id of [gone, foreign, 2_147_483_647])
      expect(await undelete(id)).toEqual({
        code: 1,
        printed: '',
        told: `${email} has no deleted task ${id}`,
      });
    for (const id of ['one', '0', '1.5', '99999999999'])
      expect(await undelete(id)).toMatchObject({ code: 2 });
    expect(await auditOf(owner)).toEqual([
      { action: 'taskUndeleted', actor: 'cli', details: { task: gone, kind: 'msb' } },
      { action: 'taskUndeleted', actor: 'cli', details: { task: earlier, kind: 'truss' } },
    ]);
  });

  test.runIf(process.platform === 'linux')(
    'an installed server is operated with the settings that systemd reads',
    async () => {
      const settings = path.join(admin.folder, 'eecs.env');
      const { databaseUrl } = admin.place;
      const lines = [
        '# For both processes.',
        `DATABASE_URL="${databaseUrl}"`,
        'MAIL_FROM=EECS <mail@example.com>',
        'BUILD=$(false) &',
        '',
        'LIMITS=off',
      ];
      await writeFile(settings, lines.join('\n'));
      const command = path.resolve(import.meta.dirname, '../../deploy/eecs-admin');
      const { stdout, stderr, status } = spawnSync(command, ['list-deleted', 'person@example.com'], {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          EECS_ENV: settings,
          EECS_USER: os.userInfo().username,
          NODE_ENV: 'development',
        },
      });
      expect({ stdout, stderr, status }).toEqual({
        stdout: 'person@example.com has no deleted tasks that are kept\n',
        stderr: '',
        status: 0,
      });
    },
  );

  test('an export is written for its owner’s eyes, and over nothing', async () => {
    const file = path.join(admin.folder, 'person.json');
    const args = ['export', 'person@example.com', '--out', file];
    expect(await admin.run(...args)).toMatchObject({ code: 0, told: '' });
    const { mode, size } = await stat(file);
    expect(mode & 0o777).toBe(0o600);
    expect(await admin.run(...args)).toEqual({ code: 1, printed: '', told: `${file} exists already` });
    expect((await stat(file)).size).toBe(size);
  });

  /** Adds an unpaid order of a month for 22.56. */
  const addOrder = (buyer: number, id: string) => {
    const at = admin.clock.now;
    const terms = {
      kind: 'subscribe' as const,
      priceCents: 2256,
      balanceCents: 0,
      dueCents: 2256,
      creditCents: 0,
      usedCreditCents: 0,
      issued: at,
      expires: Date.UTC(2026, 11, 22, 6),
    };
    const choice = { productId: 0, branchId: 1, bundleId: 2, period: 1 as const };
    const invoiced = { choice, terms, basis: 'free' };
    const order = { id, invoiced, dueCents: 2256, billing: 'manual' as const, seller: 'EECS', at };
    return admin.open((db) => addInvoice(db, buyer, order));
  };

  test('the money of an invoice is booked once', async () => {
    const buyer = await admin.open((db) => addPerson(db, 'buyer@example.com'));
    await addOrder(buyer, '26/11/ABCDEFGH');
    const listed =
      '26/11/ABCDEFGH  pending    2026-11-22       22.56  subscribe msb standard 1          buyer@example.com';
    expect(await admin.run('list-invoices', '--pending')).toEqual({ code: 0, printed: listed, told: '' });
    const first = await admin.run('confirm-invoice', '26/11/ABCDEFGH');
    expect(first).toMatchObject({ code: 0 });
    expect(first.printed).toMatch(/^Invoice 26\/11\/ABCDEFGH, USD 22\.56: paid, the plan starts now/);
    expect((await admin.run('confirm-invoice', '26/11/ABCDEFGH')).printed).toContain('was paid already');
    expect((await admin.run('list-invoices', '--pending')).printed).toBe('');
    expect((await admin.run('list-invoices')).printed).toBe(listed.replace('pending', 'paid   '));
    expect((await admin.run('cancel-invoice', '26/11/ABCDEFGH')).told).toContain('is paid');
    expect((await admin.run('cancel-invoice', '26/11/00000000')).told).toBe(
      'There is no invoice 26/11/00000000',
    );
    expect(await auditOf(buyer)).toMatchObject([{ action: 'invoicePaid', actor: 'cli' }]);
    const plan = await admin.open((db) => db('subscriptions').where({ user_id: buyer }));
    expect(plan).toMatchObject([{ bundle_id: 2, period: 1, price_cents: 2256 }]);
  });

  test('an order that was not paid in time is refused, and its money is not lost', async () => {
    const late = await admin.open((db) => addPerson(db, 'late@example.com'));
    const ids = ['26/11/LATE0001', '26/11/LATE0002', '26/11/LATE0003'];
    const [expired = '', cancelled = '', erased = ''] = ids;
    for (const id of ids) await addOrder(late, id);
    await admin.run('cancel-invoice', cancelled);
    expect((await admin.run('confirm-invoice', cancelled)).told).toMatch(
      /^Invoice 26\/11\/LATE0002 of 2026-11-22 was cancelled\. Ask the buyer to order again;/,
    );
    expect(await mailsTo('late@example.com')).toEqual([
      { kind: 'orderEnded', values: { invoice: cancelled, branch: 'msb', bundle: 'standard', months: 1 } },
    ]);
    admin.clock.now += 14 * DAY;
    expect((await admin.run('list-invoices', '--pending')).printed).toMatch(
      /^26\/11\/LATE000\d {2}expired /m,
    );
    expect(await admin.run('confirm-invoice', expired)).toEqual({
      code: 1,
      printed: '',
      told: `Invoice ${expired} of 2026-11-22 has expired: an order is valid for 14 days. Ask the buyer to order again; if the money has arrived, use --credit to book it as credit of the account.`,
    });
    expect((await admin.run('confirm-invoice', cancelled)).told).toContain('was cancelled. Ask');
    const creditOf = async () =>
      (await admin.open((db) => db('users').where({ id: late }).pluck('credit_cents'))).map(Number);
    expect(await creditOf()).toEqual([0]);

    for (const id of [expired, cancelled]) {
      const booked = await admin.run('confirm-invoice', id, '--credit');
      expect(booked.printed).toContain('the money became credit of the account');
    }
    expect((await admin.run('confirm-invoice', expired, '--credit')).printed).toContain('was paid already');
    expect(await creditOf()).toEqual([2 * 2256]);
    expect(await admin.open((db) => db('subscriptions').where({ user_id: late }))).toEqual([]);

    expect((await admin.run('erase', 'late@example.com')).told).toBe(
      'late@example.com would be lost, with saved tasks: 0, materials: 0, sections: 0, credit: USD 45.12. Add --yes to erase it.',
    );
    await admin.open((db) =>
      db('users')
        .where({ id: late })
        .update({ deactivated_at: new Date(admin.clock.now) }),
    );
    expect((await admin.run('confirm-invoice', expired, '--credit')).told).toContain('closed the account on');
    await admin.run('erase', 'late@example.com', '--yes');
    expect((await admin.run('confirm-invoice', erased, '--credit')).printed).toContain('refund');
    const listed = (await admin.run('list-invoices')).printed.split('\n');
    const notes = ids.map((id) => listed.find((line) => line.startsWith(id))?.replace(/^.*erased/, ''));
    expect(notes).toEqual(['  became credit', '  became credit', '  refund']);
    admin.clock.now -= 14 * DAY;
  });

  test('a plan is ended with its successors, and the audit trail states the unused time', async () => {
    const email = 'ended@example.com';
    const person = await admin.open((db) => addPerson(db, email));
    const issued = admin.clock.now;
    await admin.open((db) =>
      db('subscriptions').insert({
        user_id: person,
        branch_id: 1,
        bundle_id: 2,
        period: 1,
        price_cents: 3000,
        issued: new Date(issued),
        expires: new Date(issued + 30 * DAY),
        next_bundle_id: 3,
        next_period: 12,
        next_price_cents: 10_000,
        paid_at: new Date(issued),
        switched_at: new Date(issued),
      }),
    );
    admin.clock.now += 10 * DAY;
    expect((await admin.run('end-plan', email, 'truss')).told).toBe(`${email} has no current plan of truss`);
    // Twenty of the thirty days of 30.00, and the full price of the renewal.
    const said = `The plan of ${email} for msb has ended; USD 120.00 remained unused`;
    expect(await admin.run('end-plan', email, 'msb')).toEqual({ code: 0, printed: said, told: '' });
    expect((await admin.run('end-plan', email, 'msb')).told).toBe(`${email} has no current plan of msb`);
    const plans = await admin.open((db) => db('subscriptions').where({ user_id: person }));
    const gone = { next_bundle_id: null, next_period: null, next_price_cents: null };
    expect(plans).toMatchObject([{ expires: new Date(issued + 10 * DAY), ...gone }]);
    const [told] = await admin.open((db) => listSubscriptions(db, person));
    expect(told && messagesOf(told, admin.clock.now).map(({ key }) => key)).toEqual(['ended']);
    const details = { branch: 'msb', bundleId: 2, cents: 12_000 };
    expect(await auditOf(person)).toEqual([{ action: 'planEnded', actor: 'cli', details }]);
    const values = { branch: 'msb', bundle: 'standard', months: 1 };
    expect(await mailsTo(email)).toEqual([{ kind: 'planEnded', values }]);
    admin.clock.now = issued;
  });

  // Address and password, and what clients send: PBKDF2-HMAC-SHA-256, 600 000 rounds, computed with another
  // implementation.
  test.each([
    ['correct horse battery staple', 'v1.v2nI5SoDYI7zz8rInLFzjhJV8yigEvUw7eQ6opn2P-A'],
    ['пароль-Ω-12', 'v1.b2MbCqhcph8EE1XNmOr8C7tCBwt8J-lCSwx2y4P8v3M'],
  ])('asks for a password and prints what travels instead of it: %s', async (password, wire) => {
    const [asked, printed]: [string[], string[]] = [[], []];
    const code = await runAdmin(['wire-password', ' User@example.com'], {
      env: {},
      print: (line) => printed.push(line),
      log: (line) => expect.unreachable(line),
      askSecret: (prompt) => {
        asked.push(prompt);
        return Promise.resolve(password);
      },
      clock: Date.now,
    });
    expect({ code, asked, printed }).toEqual({ code: 0, asked: ['Password: '], printed: [wire] });
  });

  test('the process reports a missing password', () => {
    // Node's compile cache makes the start quick.
    const { NODE_COMPILE_CACHE } = process.env;
    const args = ['--conditions=@eecs/source', MAIN, 'wire-password', ' User@example.com'];
    const ended = spawnSync(process.execPath, args, {
      input: '',
      encoding: 'utf8',
      env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    });
    expect(ended).toMatchObject({ status: 1, stdout: '', stderr: 'Nothing was entered\n' });
  });
});
