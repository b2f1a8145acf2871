import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANGE_REQUEST, VALUES_REQUEST } from '../../../test/support/exactRequests.ts';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { ChangeAnswer, ValuesAnswer } from '../../schemas/exact.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

describe('exact results by HTTP', () => {
  let solver: Solver;
  let app: FastifyInstance;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1' } });
  });

  afterAll(async () => {
    await app.close();
    await solver.close();
  });

  const post = async (path: string, payload: object, status = 200) => {
    const reply = await app.inject({ method: 'POST', url: `/api/case/msb/${path}`, payload });
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(status);
    return reply.json<Readonly<Record<string, unknown>>>();
  };

  test('all values are found at which a condition holds', async () => {
    const answer = await post('values', VALUES_REQUEST);
    expect(answer).toMatchObject({ level: 'ok', own: 1, values: [1.5], ranges: [], unstable: [] });
    expect(Value.Check(ValuesAnswer, answer)).toBe(true);
  });

  test('a question that the beam does not have is refused at its place', async () => {
    const refused = async (more: object) =>
      (await post('values', { ...VALUES_REQUEST, ...more }, 400))['details'];
    expect(await refused({ number: { kind: 'loadSize', load: 9 } })).toEqual([
      { path: '/number', rule: 'number' },
    ]);
    expect(await refused({ set: 3 })).toEqual([{ path: '/set', rule: 'caseSet' }]);
    expect(await refused({ number: { kind: 'loadPlace', load: 0 }, to: 99 })).toEqual([
      { path: '/to', rule: 'range' },
    ]);
    expect(await refused({ condition: { kind: 'largest' } })).toEqual([
      { path: '/condition', rule: 'question' },
    ]);
  });

  test('a difference is split over the edits', async () => {
    const answer = await post('change', CHANGE_REQUEST);
    // q·L²/8: 54 and 81 kN·m.
    expect(answer).toMatchObject({
      level: 'ok',
      before: expect.closeTo(54_000, 6) as number,
      after: expect.closeTo(81_000, 6) as number,
      parts: [{ path: '/loads/0', kind: 'changed', change: expect.closeTo(27_000, 6) as number }],
      by: 'average',
    });
    expect(Value.Check(ChangeAnswer, answer)).toBe(true);
    const none = { kind: 'reaction', support: 7, direction: 'y' };
    const { details } = await post('change', { ...CHANGE_REQUEST, result: none }, 400);
    expect(details).toEqual([{ path: '/result', rule: 'result' }]);
  });

  test('a variant that moves is refused as by a solve', async () => {
    const loose = { ...CHANGE_REQUEST.after, supports: [] };
    for (const asked of [
      await post('values', { ...VALUES_REQUEST, data: loose }),
      await post('change', { ...CHANGE_REQUEST, data: loose }),
      await post('change', { ...CHANGE_REQUEST, after: loose }),
    ]) {
      expect(asked).toMatchObject({ level: 'error', verdict: { status: 'underSupported' } });
    }
  });
});
