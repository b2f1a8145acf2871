import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beamExamples } from '@eecs/ui-beam/data';
import { type ReportOptions, USUAL_PARTS } from '@eecs/ui-beam/report';
import { createFrameStarter } from '@eecs/ui-frame/data';
import { createTrussExample } from '@eecs/ui-truss/data';
import { type TrussReportOptions, USUAL_TRUSS_PARTS } from '@eecs/ui-truss/report';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createAccountsClient } from '../src/ports/api/accountsClient.ts';
import { createApiClient } from '../src/ports/api/apiClient.ts';
import { connectApi } from '../src/ports/api/callApi.ts';
import { createLibraryClient } from '../src/ports/api/libraryClient.ts';
import { createPlansClient } from '../src/ports/api/plansClient.ts';
import { createTasksClient } from '../src/ports/api/tasksClient.ts';

const PASSWORD = 'a bridge of two spans';
const BAR = { group: 'Own', subgroup: 'Bridge', json_data: { className: 'circle', label: 'Bar 24', Dy: 24 } };
const PROFESSIONAL = { productId: 0, branchId: 1, bundleId: 3, period: 1 } as const;
const REPORT: ReportOptions = {
  parts: USUAL_PARTS,
  paper: 'A4',
  project: 'Bridge',
  author: 'Ada',
  date: '26 November',
  logo: null,
  version: '0.1.0',
};
const TRUSS_REPORT: TrussReportOptions = { ...REPORT, parts: USUAL_TRUSS_PARTS };
/** The first bytes of a word processor file, which is a ZIP archive. */
const ZIP_MARK = 'PK\u0003\u0004';
/**
 * Calls made only by foreign pages and programs: on the site, the editors size sections, and the beam editor finds values for a wanted
 * result and splits a difference itself, and the frame editor writes its reports itself.
 */
const FOREIGN = [
  'GET /oembed',
  'POST /case/msb/lightest',
  'POST /case/truss/lightest',
  'POST /case/msb/values',
  'POST /case/msb/change',
  'POST /case/frame/report',
];
/** Two rods at 45 degrees under 10 kN: the compression in each is 10/√2 kN. */
const TWO_RODS = {
  schema: 1,
  kind: 'truss',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 3 },
    { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10_000], sets: 0 }] },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

/** Repeats a request while the server is busy, as it may be while other tests run. */
async function fetchPatiently(request: Request): Promise<Response> {
  const response = await fetch(request.clone());
  if (response.status !== 503 || request.url.endsWith('/auth/register')) return response;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return fetchPatiently(request);
}

/** A browser that stores cookies and records requests; `lose` drops the answers to the next calls. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const asked: string[] = [];
  let toLose = 0;
  return {
    cookies,
    asked,
    lose: (count: number) => {
      toLose = count;
    },
    readCookies: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    fetch: async (request: Request): Promise<Response> => {
      asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetchPatiently(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      if (toLose > 0) {
        toLose -= 1;
        throw new TypeError('Failed to fetch');
      }
      return response;
    },
  };
}

describe('the clients of the site, on a server', () => {
  const browser = openBrowser();
  let api: ReturnType<typeof createApiClient>;
  let accounts: ReturnType<typeof createAccountsClient>;
  let tasks: ReturnType<typeof createTasksClient>;
  let plans: ReturnType<typeof createPlansClient>;
  let library: ReturnType<typeof createLibraryClient>;
  let userId = 0;
  let email = '';

  beforeAll(() => {
    const address = inject('siteAddress');
    if (address === null) throw new Error('this half has no database');
    const call = connectApi({
      baseUrl: new URL('/api', address).href,
      getLocale: () => 'en-US',
      fetch: browser.fetch,
      readCookies: browser.readCookies,
      // An answer takes longer while other tests keep the processors busy.
      timeoutMs: 30_000,
      wait: () => Promise.resolve(),
    });
    api = createApiClient(call);
    accounts = createAccountsClient(call);
    tasks = createTasksClient(call);
    plans = createPlansClient(call);
    library = createLibraryClient(call);
  });

  /** Finds the link in the newest mail of a kind, which may take a few seconds to be sent. */
  const findLink = async (purpose: string, to: string): Promise<string> => {
    for (;;) {
      const outbox = await readFile(path.join(inject('siteData'), 'outbox.jsonl'), 'utf8').catch(() => '');
      const mails = outbox.split('\n').filter((line) => line.includes(`"${to}"`));
      const found = new RegExp(`#(${purpose}\\.[\\w-]{43})`).exec(mails.toReversed().join('\n'))?.[1];
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  test('without an account: notes, tables, libraries, prices, and solving', async () => {
    expect(await api.listReleaseNotes()).not.toEqual([]);
    expect((await library.listHeaders('h')).slice(0, 2)).toEqual(['label', 'h[mm]']);
    expect((await library.listDrawers('h'))[0]?.index).toBe(0);
    expect([await library.listHeaders('none'), await library.listDrawers('none')]).toEqual([[], []]);
    expect((await library.listGroups()).material[0]?.count).toBeGreaterThan(0);
    expect((await library.listRows('material', 'uk')).map(({ group }) => group)).toContain('Сталь');
    const products = await plans.listProducts();
    expect(products.find(({ branch, bundle_id }) => branch === 'msb' && bundle_id === 2)?.c12).toBe(22.56);
    expect((await plans.listFeatures()).features.map(({ key }) => key)).toContain('msb.mohr');
    expect(await api.solveBeam(beamExamples.twoSpans)).toMatchObject({ level: 'ok' });
    expect(await api.solveFrame(createFrameStarter('gable', { system: 0 }))).toMatchObject({ level: 'ok' });
    const truss = await api.solveTruss(TWO_RODS);
    if (truss.level === 'error') throw new Error(truss.message);
    for (const N of truss.sets[0]?.N ?? []) expect(Math.abs(N + 10_000 / Math.SQRT2)).toBeLessThan(1e-6);
  });

  let readers = 0;
  // A registration that was refused after it had been done cannot be repeated, so a retry uses another reader.
  test('an account is made, opened by its link, and changed', { retry: 3 }, async () => {
    email = `reader${(readers += 1)}@example.com`;
    expect(await accounts.register(email, PASSWORD)).toBe(true);
    const opened = await accounts.openLink(await findLink('activation', email));
    expect(opened).toMatchObject({ status: true, code: 'activation', user: { _params: { email: email } } });
    userId = opened.user?._params.id ?? 0;
    expect(await accounts.logIn(email, 'another one')).toMatchObject({ status: false, code: 8, user: null });
    expect(await accounts.logIn(email, PASSWORD)).toMatchObject({ status: true, code: 0 });
    expect(await accounts.restore()).toMatchObject({ user: { _params: { restored: true } } });
    expect(await accounts.saveOptions({ fixedDigits: 2 })).toBe(true);
    const changed = await accounts.changeProfile({ firstName: 'Ada' });
    expect(changed._params).toMatchObject({ firstName: 'Ada', options: { fixedDigits: 2 } });
    await accounts.changePassword(email, `${PASSWORD}!`, PASSWORD);
    expect(await accounts.logIn(email, `${PASSWORD}!`)).toMatchObject({ status: true });
    expect((await accounts.suspend())._params.suspension?.resumeDate).toBeNull();
    expect((await accounts.resume())._params.suspension?.resumeDate).toBeGreaterThan(0);
  });

  test('tasks are saved, listed and removed; a version conflict is reported', async () => {
    const saved = await tasks.commit({ data: { ...beamExamples.twoSpans, id: -1 } });
    expect(saved.version).toBe(1);
    expect(await tasks.reactions({ tasks: [saved.id] })).toMatchObject({ tasks: [{ id: saved.id }] });
    const data = { ...beamExamples.twoSpans, id: saved.id, version: 7 };
    await expect(tasks.commit({ data })).rejects.toMatchObject({ status: 409, errno: 40901 });
    expect((await tasks.list({ uid: userId })).map(({ id }) => id)).toEqual([saved.id]);
    for (let i = 0; i < 4; i += 1) await tasks.commit({ data: { ...beamExamples.twoSpans, id: -1 } });
    const full = tasks.commit({ data: { ...beamExamples.twoSpans, id: -1 } });
    await expect(full).rejects.toMatchObject({ kind: 'refused', status: 200, errno: 40905 });
    expect(await tasks.remove(saved.id)).toHaveLength(4);
  });

  test('pressing again after a lost answer saves one task', async () => {
    const data = { ...beamExamples.twoSpans, id: -1, title: 'Pressed twice' };
    const listPressed = async () =>
      (await tasks.list({ uid: userId })).filter(({ title }) => title === data.title);
    browser.lose(1);
    const { id } = await tasks.commit({ data });
    expect(await listPressed()).toHaveLength(1);
    await tasks.remove(id);
    browser.lose(3);
    await expect(tasks.commit({ data })).rejects.toMatchObject({ kind: 'offline' });
    const pressedAgain = await tasks.commit({ data });
    expect((await listPressed()).map((task) => task.id)).toEqual([pressedAgain.id]);
    await tasks.remove(pressedAgain.id);
  });

  test('a plan is quoted and bought once though all answers were lost, and has a personal library', async () => {
    await expect(library.addRow('section', BAR)).rejects.toMatchObject({ kind: 'refused', errno: 74301 });
    await expect(api.writeReport(beamExamples.twoSpans, REPORT)).rejects.toMatchObject({ errno: 74301 });
    const { quote } = await plans.quote(PROFESSIONAL);
    expect(quote?.payable).toBe(47);
    browser.lose(3);
    await expect(plans.buy(PROFESSIONAL, quote?.id ?? '')).rejects.toMatchObject({ kind: 'offline' });
    expect((await plans.buy(PROFESSIONAL, quote?.id ?? '')).invoice?.state).toBe('paid');
    expect((await accounts.clearMessages())._subscriptions[0]?.messages).toEqual([]);
    const report = await api.writeReport(beamExamples.twoSpans, REPORT);
    expect(await report.slice(0, ZIP_MARK.length).text()).toBe(ZIP_MARK);
    // The plan is for beams; reports on trusses need another one.
    await expect(api.writeTrussReport(createTrussExample('jib'), TRUSS_REPORT)).rejects.toMatchObject({
      errno: 74301,
    });
    const row = await library.addRow('section', BAR);
    expect(row).toMatchObject({ user_id: userId, json_data: { Dy: 24 } });
    await expect(library.addRow('section', BAR)).rejects.toMatchObject({ errno: 40903 });
    const wider = { ...BAR, id: row.id, version: 1, json_data: { ...BAR.json_data, Dy: 26 } };
    expect((await library.saveRows('section', 'en-US', [wider]))[0]).toMatchObject({ version: 2 });
    await library.removeRow('section', row.id);
    await expect(library.removeRow('section', row.id)).rejects.toMatchObject({ errno: 40401 });
  });

  test('an expired access token is renewed once for all clients', async () => {
    browser.cookies.delete('eecs-at');
    const before = browser.asked.length;
    await Promise.all([tasks.list({ uid: userId }), accounts.saveOptions({}), plans.quote(PROFESSIONAL)]);
    const since = browser.asked.slice(before);
    expect(since.filter((call) => call === 'POST /auth/restore')).toHaveLength(1);
  });

  test('the sessions of the account are listed and the others ended, and its invoices are listed', async () => {
    const sessions = await accounts.listSessions();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    await accounts.endOtherSessions();
    expect(await accounts.listSessions()).toHaveLength(1);
    expect(Array.isArray(await plans.listInvoices())).toBe(true);
  });

  test('the account is left, closed and opened again', async () => {
    expect(await accounts.logOut()).toMatchObject({ status: true });
    await expect(tasks.list({ uid: userId })).rejects.toMatchObject({ status: 401, errno: 40101 });
    expect(await accounts.askLink(email)).toEqual({ _code: 'emergency' });
    expect(await accounts.askLink('nobody@example.com')).toEqual({ notFound: true });
    await accounts.logIn(email, `${PASSWORD}!`);
    expect(await accounts.closeAccount()).toMatchObject({ status: true });
    expect(await accounts.logIn(email, `${PASSWORD}!`)).toMatchObject({ code: 'reactivate', user: null });
    expect(await accounts.askReactivation('nobody@example.com')).toEqual({ notFound: true });
    const back = await accounts.openLink(await findLink('reactivation', email));
    expect(back).toMatchObject({ status: true, user: { _params: { firstName: 'Ada' } } });
    const moved = await accounts.changeEmail(email, 'moved@example.com', `${PASSWORD}!`);
    expect(moved._params.id).toBe(userId);
  });

  test('every call of the contract has been made', async () => {
    const file = new URL('../../server/openapi.json', import.meta.url);
    const openapi = JSON.parse(await readFile(file, 'utf8')) as { paths: Record<string, object> };
    const calls = Object.entries(openapi.paths).flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`),
    );
    const isMade = (call: string) =>
      browser.asked.some((one) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`).test(one));
    expect(calls.filter((call) => !isMade(call))).toEqual(FOREIGN);
    expect(calls.length).toBeGreaterThan(30);
  });
});
