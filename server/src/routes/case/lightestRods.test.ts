import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { HANGER, HANGER_REQUEST } from '../../../test/support/hanger.ts';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { TrussLightestAnswer } from '../../schemas/trussLightest.ts';
import { solveLightestRodsTask } from '../../solving/sizing/solveLightestRodsTask.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

interface Row {
  readonly section: { readonly label: string };
  readonly worst?: { readonly utilisation: number };
  readonly check?: { readonly utilisation: number } | null;
}

interface Answer {
  readonly level: string;
  readonly message?: string;
  readonly errors?: readonly string[];
  readonly details?: readonly { readonly path: string; readonly rule: string }[];
  readonly groups: readonly {
    readonly links: readonly number[];
    readonly found: readonly Row[];
    readonly rejected: readonly Row[];
  }[];
}

/** The same rods pushed by 60 kN. */
const PUSHED = {
  ...HANGER,
  joints: HANGER.joints.map((joint) =>
    'loads' in joint ? { ...joint, loads: [{ className: 'ShearLoad', c: [60_000], sets: 0 }] } : joint,
  ),
};

describe('POST /case/truss/lightest', () => {
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

  const post = async (payload: object, { status = 200, locale = 'en-US' } = {}) => {
    const headers = { 'client-locale': locale };
    const reply = await app.inject({ method: 'POST', url: '/api/case/truss/lightest', payload, headers });
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(status);
    const answer = reply.json<Answer>();
    if (status === 200) expect([...Value.Errors(TrussLightestAnswer, answer)]).toEqual([]);
    return answer;
  };
  const labels = (rows: readonly Row[]) => rows.map(({ section }) => section.label);

  test('each group gets the bar whose area carries its force, and the next thinner one exceeds it', async () => {
    const { groups, ...rest } = await post(HANGER_REQUEST);
    expect(rest).toMatchObject({ level: 'ok', candidates: 4, isComplete: true });
    expect(groups.map(({ links, found }) => [links, labels(found)])).toEqual([
      [[0], ['D16', 'D20']],
      [[1], ['D16', 'D20']],
    ]);
    const useOf = (d: number) => 60_000 / Math.SQRT2 / ((Math.PI * d ** 2) / 4) / 235;
    expectClose(groups[0]!.found[0]!.worst!.utilisation, useOf(16), 1e-9);
    expect(labels(groups[0]!.rejected)).toEqual(['D12', 'D14']);
    expectClose(groups[0]!.rejected[1]!.check!.utilisation, useOf(14), 1e-9);
  });

  test('rods of one group share a section; the standard may come with the request', async () => {
    const { limits: _, ...plain } = HANGER;
    const asked = { data: plain, series: ['document'], rods: { standard: 'EN 1993-1-1', gammaM0: 1.2 } };
    const { groups } = await post({ ...asked, groups: [[0, 1]], count: 1 });
    // 16 mm is used to 0.898 without the factor.
    expect(groups.map(({ links, found }) => [links, labels(found)])).toEqual([[[0, 1], ['D20']]]);
  });

  const { limits: _, ...bare } = HANGER;
  const part = (change: object) => ({ data: { ...HANGER, ...change }, series: ['document'] });
  test.each([
    ['no standard', { data: bare, series: ['document'] }, '/data/limits/rods', 'sizingRodStandard'],
    [
      'no standard of that name',
      { ...HANGER_REQUEST, rods: { standard: 'SP 16' } },
      '/rods',
      'sizingRodLimit',
    ],
    [
      'no factors of a compressed rod',
      { ...HANGER_REQUEST, data: PUSHED },
      '/data/links/0/K',
      'sizingLengthFactors',
    ],
    [
      'no strength',
      part({ materials: HANGER.materials.map(({ strength: __, ...material }) => material) }),
      '/data/materials/0/strength',
      'sizingStrength',
    ],
    ['no such series', { ...HANGER_REQUEST, series: ['IPX'] }, '/series/0', 'series'],
    ['no such rod', { ...HANGER_REQUEST, groups: [[0], [7]] }, '/groups/1/0', 'sizingLink'],
    [
      'no sections',
      {
        data: {
          ...HANGER,
          sections: [],
          links: HANGER.links.map(({ i, j, materialIndex }) => ({ i, j, materialIndex })),
        },
        series: ['document'],
      },
      '/series',
      'sizingCandidates',
    ],
    [
      'a rule without combinations',
      part({ combinations: { rule: 'no such' } }),
      '/data/combinations',
      'sizingRodCombinations',
    ],
  ])('%s is refused with its place', async (_name, payload, path, rule) => {
    const { details, message } = await post(payload, { status: 400 });
    expect(details?.[0]).toMatchObject({ path: expect.stringContaining(path) as string, rule });
    // The rule has a sentence of its own.
    expect(message).toContain(`${details![0]!.path}`);
    expect(message).not.toContain(`rules.${rule}`);
  });

  test('a truss that moves is refused as by a solve, in the language of the reader; a beam is no truss', async () => {
    const loose = { ...HANGER, links: HANGER.links.slice(0, 1) };
    const { level, errors } = await post({ data: loose, series: ['document'] }, { locale: 'ru' });
    expect([level, errors?.join(' ')]).toEqual(['error', expect.stringMatching(/[а-я]/u)]);
    await post({ data: { ...HANGER, kind: 'msb' }, series: ['document'] }, { status: 422 });
  });
});

test('when the time is over, the sections found so far are returned', async () => {
  const outcome = await solveLightestRodsTask({
    kind: 'lightestRods',
    document: HANGER,
    options: { series: ['document'], budgetMs: -1 },
  });
  expect(outcome).toMatchObject({
    kind: 'found',
    answer: { isComplete: false, groups: [{ links: [0], rejectedCount: 1, isComplete: false }] },
  });
});

test('compressed rods of the catalogue take tubes, by their effective lengths', async () => {
  const links = PUSHED.links.map((link) => ({ ...link, K: { y: 1, z: 1 } }));
  const outcome = await solveLightestRodsTask({
    kind: 'lightestRods',
    document: { ...PUSHED, links },
    options: { series: ['EN 10219'], groups: [[0, 1]], budgetMs: Infinity },
  });
  if (outcome.kind !== 'found') throw new Error(JSON.stringify(outcome));
  const [group] = outcome.answer.groups;
  expect(group!.found).toHaveLength(6);
  for (const { worst } of group!.found) expect(worst.utilisation).toBeLessThanOrEqual(1);
  for (const { check } of group!.rejected) expect(check?.ok === true && check.utilisation).toBeGreaterThan(1);
});
