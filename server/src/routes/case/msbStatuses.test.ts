import { CASE_SECTIONS } from '@eecs/solver-core/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { PATIENT, postCase } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

let solver: Solver;
let app: FastifyInstance;

beforeAll(async () => {
  solver = createWorkerPool(PATIENT);
  app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
});

afterAll(async () => {
  await app.close();
  await solver.close();
});

test('reports the status of every section of the case, in the language of the reader', async () => {
  const statusesOf = (reply: { json: () => unknown }) =>
    (reply.json() as { statuses: { section: string; status: string; path: string; text: string }[] })
      .statuses;
  const solved = statusesOf(await postCase(app, { data: { ...FIXTURE_1, description: 'Axis 2' } }));
  expect(solved.map(({ section, status }) => [section, status])).toEqual(
    CASE_SECTIONS.map((section) => [section, 'fulfilled']),
  );
  expect(solved[1]?.text).toBe('Constraints: complete');

  // The second set has no loads. The title belongs to the request, even if the structure was solved before.
  const sets = [FIXTURE_1.caseSets[0], FIXTURE_1.caseSets[0]];
  const empty = { ...FIXTURE_1, title: '', caseSets: sets };
  for (const title of ['', 'Named']) {
    const told = statusesOf(await postCase(app, { data: { ...empty, title } }, { 'client-locale': 'uk' }));
    expect(told[0]).toMatchObject({ reason: title === '' ? 'noTitle' : 'titleOnly' });
    expect(told[5]).toEqual({
      section: 'loadCases',
      status: 'failed',
      reason: 'emptyCaseSet',
      path: '/caseSets/1',
      text: 'Завантаження: Порожнє завантаження',
    });
  }

  const [load] = FIXTURE_1.loads;
  const stray = { ...FIXTURE_1, supports: FIXTURE_1.supports.slice(1), loads: [{ ...load, sets: 0 }] };
  const refused = statusesOf(await postCase(app, { data: stray }));
  expect(refused[1]?.text).toBe('Constraints: Insufficient conditions');
  expect(refused[6]).toMatchObject({
    status: 'accepted',
    path: '/loads/0',
    text: 'Loads: Unassigned load',
  });
  const unreadable = await postCase(app, { data: { ...FIXTURE_1, schema: 9 } });
  expect(unreadable.json()).toMatchObject({ level: 'error', statuses: null });
});
