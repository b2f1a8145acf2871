import type { RefusedFrame, SolvedFrame } from '@eecs/solver-core/frame';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { FrameAnswer } from '../../schemas/frameAnswer.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

type Refusal = RefusedFrame & { errors: string[]; requestId: string };

/** A mast of 3 m with 1 kN at its top. */
const createMast = (className: string, more: object = {}) => ({
  schema: 1,
  kind: 'frame',
  joints: [
    { x: 0, y: 0, support: { className } },
    { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000], sets: 0 }] },
  ],
  members: [{ i: 0, j: 1, ...more }],
});

const CONSTANTS = {
  materials: [{ name: 'Steel', E: 210_000, rho: 7850 }],
  sections: [{ label: 'Bar', className: 'rectangle', b: 50, h: 50 }],
};

describe('POST /case/frame', () => {
  let solver: Solver;
  let app: FastifyInstance;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    // The database is unavailable, because solving does not need it. Plane frames are free for everybody, even with
    // plans.
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1' } });
  });
  afterAll(async () => {
    await app.close();
    await solver.close();
  });

  const post = (data: object, more: object = {}) =>
    app.inject({ method: 'POST', url: '/case/frame', payload: { data, ...more } });

  test('a mast on a clamp: M = F·h at its foot', async () => {
    const response = await post(createMast('cantilever'));
    expect(response.statusCode).toBe(200);
    const answer = response.json<SolvedFrame>();
    expect(answer).toMatchObject({ level: 'ok', verdict: { status: 'determinate', exact: true } });
    expect(answer.sets[0]!.members[0]!.M.min).toEqual({ x: 0, value: -3000 });
    expect(answer.sets[0]!.R).toEqual([{ joint: 0, x: -1000, y: 0, moment: 3000, own: { x: -1000, y: 0 } }]);
    expect(answer.sets[0]!.checks).toMatchObject({ passed: true });
    const bare = await post(createMast('cantilever'), { include: [] });
    expect(bare.json<SolvedFrame>().sets[0]!.checks).toBeNull();
  });

  test('influence lines along a chain, with the worst position of a train', async () => {
    const girder = {
      schema: 1,
      kind: 'frame',
      joints: [
        { x: 0, y: 0, support: { className: 'fixed' } },
        { x: 10, y: 0, loads: [{ className: 'ShearLoad', c: [-1000], sets: 0 }] },
        { x: 20, y: 0, support: { className: 'simple' } },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2 },
      ],
    };
    const response = await post(girder, {
      include: [],
      influence: [
        { chain: [0, 1], result: { kind: 'M', member: 0, x: 10 }, train: 'lm1-lane1' },
        { chain: [0, 0], result: { kind: 'M', member: 0, x: 10 } },
        { chain: [0], result: { kind: 'reaction', joint: 1, direction: 'y' } },
      ],
    });
    const answer = response.json<{
      influence: { reason: string | null; line: { max: object } | null; train: { max: { value: number } } }[];
    }>();
    expect([...Value.Errors(FrameAnswer, answer)]).toEqual([]);
    const [line, ...refused] = answer.influence;
    expect(line!.line!.max).toEqual({ x: 10, value: 5 });
    // Two axles of 300 kN, one at midspan, and 27 kN/m (presets.test.ts).
    expect(line!.train.max.value / (300e3 * (5 + 4.4) + (27e3 * 400) / 8)).toBeCloseTo(1, 10);
    expect(refused.map(({ reason }) => reason)).toEqual(['chain', 'result']);
  });

  test('stability and frequencies are found where they are included', async () => {
    const column = createMast('cantilever', { materialIndex: 0, crossSectionIndex: 0 });
    const pushed = {
      ...column,
      ...CONSTANTS,
      isReal: true,
      joints: [
        column.joints[0],
        { x: 0, y: 3, loads: [{ className: 'ShearLoad', c: [-1000], alpha: 90, sets: 0 }] },
      ],
    };
    const answer = (await post(pushed, { include: ['stability', 'frequencies'] })).json<{
      sets: { stability: { critical: { factor: number; counted: number[] }[]; lengths: number[] } }[];
      frequencies: { frequency: number }[];
    }>();
    // Euler: π²·210·10⁹·0.05⁴/12/(2·3)² = 29 986 N, against a load of 1000 N.
    const { critical, lengths } = answer.sets[0]!.stability;
    expect(critical[0]?.factor).toBeCloseTo(29.986, 2);
    expect(critical[0]?.counted).toEqual([0, 1]);
    expect(lengths[0]).toBeCloseTo(6, 9);
    // (1.8751/3)²·√(EI/ρA)/2π = 4.642 Hz for a square bar of 50 mm.
    expect(answer.frequencies[0]?.frequency).toBeCloseTo(4.642, 2);
    expect((await post(pushed)).json()).not.toHaveProperty('frequencies');
  });

  test('on a pin it turns, and the answer reports it and what would hold it', async () => {
    const { errors, ...answer } = (await post(createMast('pin'))).json<Refusal>();
    expect(answer).toMatchObject({ level: 'error', errno: 42212, verdict: { status: 'underSupported' } });
    expect(errors.join(' ')).toContain('give joint 1 a clamp');
  });

  test('stresses along members and displacements by Mohr’s integral, where they are asked for', async () => {
    const column = { ...createMast('cantilever', { materialIndex: 0, crossSectionIndex: 0 }), ...CONSTANTS };
    const answer = (
      await post(column, {
        include: ['stress'],
        mohr: [
          { joint: 1, direction: 'x' },
          { member: 0, x: 1.5, direction: 'x' },
        ],
      })
    ).json<{
      sets: { members: { S: { top: { max: { value: number } } }; EQ: unknown }[] }[];
      stresses: { gaps: unknown[] };
      mohr: { cases: { total: number; check: { passed: boolean } }[] }[];
    }>();
    // M/W = 3 000 000 N·mm / (50³/6 mm³).
    expect(answer.sets[0]!.members[0]!.S.top.max.value).toBeCloseTo(144, 9);
    expect(answer.sets[0]!.members[0]!.EQ).toBeNull();
    expect(answer.stresses.gaps).toEqual([]);
    const EI = (210e9 * 0.05 ** 4) / 12;
    expect(answer.mohr.map(({ cases }) => cases[0]!.total)).toEqual([
      expect.closeTo((1000 * 27) / (3 * EI), 12) as number,
      expect.closeTo((5 * 1000 * 27) / (48 * EI), 12) as number,
    ]);
    const theories = (await post(column, { include: ['eq'] })).json<{ stresses: { gaps: unknown[] } }>();
    expect(theories.stresses.gaps).toEqual([{ code: 'stress.poisson', path: '/materials/0/nu' }]);
    const beyond = (await post(column, { mohr: [{ member: 0, x: 9, direction: 'y' }] })).json<Refusal>();
    expect(beyond.failures).toMatchObject([{ code: 'geometry.loadOutside', path: '/mohr/0/x' }]);
  });

  test('an arc that rises too high is refused by its field, and the second order as an option by its name', async () => {
    const arc = (await post(createMast('cantilever', { shape: { kind: 'arc', rise: 9 } }))).json<Refusal>();
    expect(arc.failures).toMatchObject([
      { code: 'geometry.rise', path: '/members/0/shape/rise', values: { rise: 9 } },
    ]);
    const second = await post(createMast('cantilever'), { secondOrder: true });
    expect(second.statusCode).toBe(400);
    expect(second.body).toContain('secondOrder');
  });

  test('the document asks for the second order, beds and members that bear one way', async () => {
    const constants = { materialIndex: 0, crossSectionIndex: 0 };
    const bedded = createMast('cantilever', { bedding: { y: 1e6 }, tensionOnly: true, ...constants });
    const answer = (await post({ ...bedded, ...CONSTANTS, secondOrder: true })).json<SolvedFrame>();
    expect(answer).toMatchObject({
      level: 'ok',
      sets: [{ secondOrder: { steps: 2 }, oneWay: { slack: [], steps: [] }, checks: { passed: true } }],
    });
  });

  test('an answer states the status of every section and what the rules find', async () => {
    const asked = {
      ...createMast('cantilever', { dT: 10, mass: 5 }),
      title: 'Mast',
      isReal: true,
      selfWeight: true,
      caseSets: [{ title: 'wind' }, { title: 'both', combined: true, factors: { 0: 1.5 } }],
    };
    const [foot, top] = asked.joints;
    const loads = [{ className: 'AxialLoad', c: [1000], sets: 1 }];
    const answer = (await post({ ...asked, joints: [foot, { ...top, loads }] })).json<
      SolvedFrame & { notes: string[]; statuses: { section: string }[] }
    >();
    expect(answer.statuses.map(({ section }) => section)).toEqual([
      'initialData',
      'constraints',
      'realConstants',
      'crossSectionsAndMaterials',
      'sections',
      'loadCases',
      'loads',
    ]);
    expect(answer).toMatchObject({
      statuses: [
        { status: 'accepted', reason: 'titleOnly', path: '/description' },
        { status: 'fulfilled', path: '/joints' },
        { status: 'undefined' },
        { status: 'undefined' },
        { text: 'Members: not given' },
        {},
        {},
      ],
      // 5 kg/m along 3 m.
      state: {
        totalMass: 15,
        constraintStatus: 'well',
        obstacles: [],
        unusedSets: [1],
        unfactored: [{ set: 1, hasWeight: true, strained: [0], leftOut: { joints: [], members: [] } }],
        counters: { loadCollisions: 0 },
      },
      totalMass: 15,
    });
    expect(answer.notes).toContain(
      'Case set 2: temperature and misfit act here once and without a factor: members 1.',
    );
  });

  test('a refusal states them, too: a load beyond its member leaves the frame judged', async () => {
    const load = { className: 'ShearLoad', x: 4, c: [-1000], sets: 0 };
    const beyond = (await post(createMast('cantilever', { loads: [load] }))).json<Refusal>();
    expect(beyond).toMatchObject({
      level: 'error',
      statuses: [{ reason: 'noTitle' }, { status: 'fulfilled' }, {}, {}, {}, {}, { reason: 'loadsBeyond' }],
      state: {
        constraintStatus: 'well',
        obstacles: [{ code: 'loadsBeyond', text: 'A load reaches beyond the end of its member' }],
        counters: { loadCollisions: 1 },
      },
    });
    const loose = createMast('cantilever', { i: 0, j: 0 });
    expect((await post(loose)).json()).toMatchObject({
      statuses: [{}, { reason: 'memberToItself' }, {}, {}, {}, {}, {}],
      state: {
        constraintStatus: null,
        obstacles: [{ code: 'badMember', member: 0, text: 'Member 1 joins a joint to itself' }],
      },
    });
    expect((await post({ kind: 'frame', joints: 'none', members: [] })).json()).toMatchObject({
      statuses: null,
      state: null,
    });
  });

  test.each(['arch', 'pile'])('a document of the kind %s is solved as a frame', async (kind) => {
    const answer = (await post({ ...createMast('cantilever'), kind })).json<SolvedFrame>();
    expect(answer.sets[0]!.R[0]).toMatchObject({ x: -1000, moment: 3000 });
  });

  test('a beam is no frame, and members have limits', async () => {
    expect((await post({ kind: 'msb', L: 6 })).statusCode).toBe(422);
    const many = await post({ ...createMast('cantilever'), members: Array<object>(2001).fill({}) });
    expect(many.statusCode).toBe(400);
    expect(many.json()).toMatchObject({
      details: [{ path: '/data/members', rule: 'maxItems', limit: 2000 }],
    });
  });
});
