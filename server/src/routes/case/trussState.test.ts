import { CASE_SECTIONS } from '@eecs/solver-core/rules';
import type { SolvedTruss } from '@eecs/solver-core/truss';
import type { StatusReason } from '@eecs/solver-core/truss-rules';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { TrussAnswer } from '../../schemas/trussAnswer.ts';
import type { Solver } from '../../solving/solver.ts';
import type { DescribedStatus } from '../../solving/texts/statusTexts.ts';
import type { DescribedState } from '../../solving/truss/stateTexts.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

interface Told {
  readonly state: DescribedState | null;
  readonly statuses: readonly DescribedStatus<StatusReason>[] | null;
  readonly notes: readonly string[];
}
type Answer = SolvedTruss & Told;

const LOAD = { id: 'P', className: 'ShearLoad', c: [-10_000], sets: 1 };
const LINK = { materialIndex: 0, sectionIndex: 0 };
/** A triangle with sides of 3, 4 and 5 m: 12 m of 7850 kg/m3 · 10 cm2. */
const TRIANGLE = {
  schema: 1,
  kind: 'truss',
  title: 'Triangle',
  description: 'Axis 2',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 0, y: 3, loads: [LOAD] },
  ],
  links: [
    { i: 0, j: 1, ...LINK },
    { i: 1, j: 2, ...LINK },
    { i: 2, j: 0, ...LINK },
  ],
  caseSets: [{ title: 'Dead' }],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850 }],
  sections: [{ className: 'generic', label: 'A 10', A: 10 }],
};
const [left, right, top] = TRIANGLE.joints;

describe('the state of a case in POST /case/truss', () => {
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

  const post = async (change: object = {}, locale = 'en-US') => {
    const payload = { data: { ...TRIANGLE, ...change } };
    const headers = { 'client-locale': locale };
    const reply = await app.inject({ method: 'POST', url: '/api/case/truss', payload, headers });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<Answer>();
    expect([...Value.Errors(TrussAnswer, answer)]).toEqual([]);
    return answer;
  };

  const statusOf = ({ statuses }: Told, section: string) => statuses?.find((one) => one.section === section);

  test('a complete truss has all seven sections fulfilled, no hindrance, its mass and a stable state', async () => {
    const answer = await post();
    expect(answer.level).toBe('ok');
    expect(answer.statuses?.map(({ section, status }) => [section, status])).toEqual(
      CASE_SECTIONS.map((section) => [section, 'fulfilled']),
    );
    expect(answer.state).toEqual({
      totalMass: 94.2,
      constraintStatus: 'well',
      obstacles: [],
      unusedSets: [],
      unfactored: [],
      contradictions: [],
      counters: { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 },
    });
    expect(answer.totalMass).toBe(94.2);
    expect(statusOf(await post({}, 'ru'), 'sections')?.text).toMatch(/^Стержни: /);
  });

  test('the title is the request’s own, also where the structure was solved before', async () => {
    for (const [title, reason] of [
      ['', 'noTitle'],
      ['Renamed', undefined],
    ] as const)
      expect(statusOf(await post({ title }), 'initialData')?.reason).toBe(reason);
  });

  test('the state lists what prevents a solve, in the user’s language', async () => {
    const moves = await post({ joints: [left, { ...right, anchor: 0 }, top] }, 'uk');
    expect(moves.level).toBe('error');
    expect(moves.state).toMatchObject({
      constraintStatus: 'under',
      obstacles: [{ code: 'canMove', text: 'Ферма геометрично змінювана' }],
    });
    expect(statusOf(moves, 'constraints')).toMatchObject({
      status: 'failed',
      reason: 'insufficientConditions',
      path: '/joints',
    });

    const doubled = await post({ links: [...TRIANGLE.links, { i: 0, j: 2 }, { i: 1, j: 1 }] });
    expect(doubled.state?.constraintStatus).toBe(null);
    expect(doubled.state?.obstacles).toEqual([
      {
        code: 'badLink',
        link: 3,
        reason: 'doubledLink',
        text: 'Rod 4 joins the same joints as another rod',
      },
      { code: 'badLink', link: 4, reason: 'linkToItself', text: 'Rod 5 joins a joint to itself' },
    ]);
    expect(statusOf(doubled, 'constraints')).toMatchObject({ reason: 'doubledLink', path: '/links/3' });

    const stray = await post({ joints: [left, right, { ...top, loads: [{ ...LOAD, sets: 0 }] }] });
    expect(stray.state?.obstacles).toMatchObject([{ code: 'unassignedLoads' }]);
    expect(statusOf(stray, 'loads')?.text).toBe('Loads: Unassigned load');
  });

  test('notes of what acts unfactored and which constants contradict', async () => {
    const answer = await post({
      joints: [left, { ...right, settlement: { y: -0.01 } }, top],
      materials: [{ name: 'C24', E: 11_000, G: 690, nu: 0.4, rho: 420 }],
      caseSets: [{ title: 'Dead' }, { title: 'Twice', combined: true, factors: { 0: 2 } }],
    });
    expect(answer.state?.unfactored).toMatchObject([{ set: 1, hasWeight: false, settled: [1] }]);
    expect(answer.state?.contradictions).toMatchObject([{ material: 0, G: 690 }]);
    expect(answer.notes).toHaveLength(2);
  });

  test('the state covers what can be judged of a partly broken document', async () => {
    const broken = await post({ joints: [left, right, { ...top, loads: [{ ...LOAD, c: ['a'] }] }] });
    expect(broken.state).toBe(null);
    expect(statusOf(broken, 'loads')).toMatchObject({ status: 'failed', path: '/joints/2/loads/0/c/0' });
    expect(statusOf(broken, 'loadCases')).toMatchObject({ status: 'undefined' });
    // The positions of joints and links are known, so their supports can be reported.
    expect(statusOf(broken, 'constraints')).toMatchObject({ status: 'fulfilled' });
    expect(statusOf(broken, 'realConstants')).toMatchObject({ status: 'fulfilled' });

    const heavy = await post({ materials: [{ ...TRIANGLE.materials[0], rho: -1 }] });
    expect(statusOf(heavy, 'realConstants')).toMatchObject({ status: 'failed', path: '/materials/0/rho' });
    expect(statusOf(heavy, 'constraints')).toMatchObject({ status: 'fulfilled' });

    const placeless = await post({ joints: [left, right, { ...top, y: 'high' }] });
    expect(statusOf(placeless, 'constraints')).toMatchObject({ status: 'failed', path: '/joints/2/y' });
    expect(statusOf(placeless, 'sections')).toMatchObject({ status: 'undefined' });

    const nothing = await post({ schema: 2 });
    expect([nothing.statuses, nothing.state]).toEqual([null, null]);
  });
});
