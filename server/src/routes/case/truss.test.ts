import type { RefusedTruss, SolvedTruss } from '@eecs/solver-core/truss';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

type Refusal = RefusedTruss & { errors: string[]; requestId: string };

const joint = (x: number, y: number, { anchor = 0, z = 0, load = 0 } = {}) => ({
  x,
  y,
  z,
  anchor,
  loads: load === 0 ? [] : [{ id: 'aa00-aa00', className: 'ShearLoad', c: [load], sets: 0 }],
});
const link = (i: number, j: number) => ({ i, j, loads: [] });
const PLAIN = { schema: 1, className: 'casetruss', kind: 'truss' };

/** Two rods at 45 degrees carry 10 kN: the force in each is 10/(2 sin 45) kN, in compression. */
const TWO_RODS = {
  ...PLAIN,
  joints: [joint(0, 0, { anchor: 3 }), joint(2, 0, { anchor: 3 }), joint(1, 1, { load: -10_000 })],
  links: [link(0, 2), link(1, 2)],
};

/** Two panels, the left one with two diagonals, the right one with none: 2n = b + r, and yet it is a mechanism. */
const BADLY_BRACED = {
  ...PLAIN,
  joints: [
    joint(0, 0, { anchor: 3 }),
    joint(1, 0),
    joint(2, 0, { anchor: 2 }),
    joint(0, 1, { load: -1000 }),
    joint(1, 1),
    joint(2, 1),
  ],
  links: [
    link(0, 1),
    link(1, 2),
    link(3, 4),
    link(4, 5),
    link(0, 3),
    link(1, 4),
    link(2, 5),
    link(0, 4),
    link(1, 3),
  ],
};

describe('POST /case/truss', () => {
  let solver: Solver;
  let app: FastifyInstance;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    // The database is unavailable, because solving does not need it.
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
  });

  afterAll(async () => {
    await app.close();
    await solver.close();
  });

  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/case/truss', payload, headers });

  test('solves two rods to the closed form, without materials', async () => {
    const reply = await post({ data: { ...TWO_RODS, id: 7 } });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<SolvedTruss>();
    expect(answer).toMatchObject({
      level: 'ok',
      id: 7,
      actual: 6,
      expected: 6,
      rank: 6,
      isReal: false,
      totalMass: 0,
      mohr: null,
      verdict: { status: 'determinate', degree: 0 },
    });
    const [set] = answer.sets;
    for (const N of set?.N ?? []) expectClose(N, -10_000 * Math.SQRT1_2, 1e-9, 10_000);
    expect(set?.N).toHaveLength(2);
    for (const reaction of set?.R ?? []) expectClose(reaction.y, 5000, 1e-9, 10_000);
    expect(set).toMatchObject({ displacement: null, stress: null, zeroForce: [] });
    expect(set?.checks?.passed).toBe(true);
  });

  test('gives the same bytes again, under the id of each request', async () => {
    const first = await post({ data: { ...TWO_RODS, id: 8, title: 'Two rods' } });
    const second = await post({ data: { ...TWO_RODS, id: 9, title: 'Renamed' } });
    expect(second.body).toBe(first.body.replace('"id":8', '"id":9'));
  });

  test('solves a tetrahedron in space: each of three legs takes a third of the load over its slope', async () => {
    // A tripod of height 2 on a triangle of radius 1.5: legs of 2.5 m, N = -P/3 · 2.5/2.
    const foot = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return joint(1.5 * Math.cos(angle), 0, { z: 1.5 * Math.sin(angle), anchor: 7 });
    };
    const data = {
      ...PLAIN,
      joints: [foot(90), foot(210), foot(330), joint(0, 2, { load: -12_000 })],
      links: [link(0, 3), link(1, 3), link(2, 3)],
    };
    const answer = (await post({ data })).json<SolvedTruss>();
    expect(answer.level).toBe('ok');
    for (const N of answer.sets[0]?.N ?? []) expectClose(N, -5000, 1e-9, 5000);
  });

  test('a mechanism that satisfies the count is singular, with its motion, cause and cure in the language of the reader', async () => {
    const reply = await post({ data: BADLY_BRACED }, { 'client-locale': 'ru' });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<Refusal>();
    expect(answer).toMatchObject({
      level: 'error',
      errno: 42_210,
      error: 'singular',
      message: 'singular',
      actual: 12,
      expected: 12,
      rank: 11,
    });
    expect(answer.verdict?.status).toBe('changeable');
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors[0]).toMatch(
      /^В панели между узлами 2, 3, 6 и 5 нет раскоса, и она перекашивается\. .* добавить стержень между узлами /,
    );
  });

  test('the answer states if neither the continuation of a motion nor its end was proved', async () => {
    // A braced strip with a joint in the middle of a diagonal: it has too many directions to be examined.
    const panels = 62;
    const ends = (i: number) => ({ anchor: i === 0 ? 3 : i === panels ? 2 : 0 });
    const joints = Array.from({ length: panels + 1 }, (_, i) => [joint(i, 0, ends(i)), joint(i, 1)]).flat();
    const posts = Array.from({ length: panels + 1 }, (_, i) => link(2 * i, 2 * i + 1));
    const braces = Array.from({ length: panels }, (_, i) => [
      link(2 * i, 2 * i + 2),
      link(2 * i + 1, 2 * i + 3),
      link(2 * i + 1, 2 * i + 2),
    ]).flat();
    const middle = joints.length;
    const data = {
      ...PLAIN,
      joints: [...joints, joint(0.5, 0.5, { load: -1000 })],
      links: [...posts, ...braces, link(0, middle), link(middle, 3)],
    };
    const answer = (await post({ data })).json<Refusal>();
    expect(answer.verdict).toMatchObject({ status: 'instantlyChangeable', evidence: 'none' });
    expect(answer.errors).toEqual([
      expect.stringContaining('Joint 127 moves.'),
      'It was not proved whether these motions continue or stop at once; the truss is reported as an infinitesimal mechanism.',
    ]);
  });

  test('an indeterminate truss without materials is out of range, with the counts', async () => {
    const crossed = {
      ...BADLY_BRACED,
      links: [...BADLY_BRACED.links, link(1, 5)],
    };
    const answer = (await post({ data: crossed })).json<Refusal>();
    expect(answer).toMatchObject({
      level: 'error',
      errno: 42_211,
      message: 'range',
      actual: 13,
      expected: 12,
      rank: 12,
    });
    expect(answer.errors[0]).toContain('13 unknowns, 12 equations, rank 12');
  });

  test.each([
    ['a rod to itself', { links: [link(0, 0), link(1, 2)] }, 42_217, 'Rod 1'],
    [
      'a doubled rod',
      { links: [link(0, 2), link(2, 0), link(1, 2)] },
      42_217,
      'joins joints 3 and 1, as rod 1 does',
    ],
    [
      'no load',
      { joints: TWO_RODS.joints.map((one) => ({ ...one, loads: [] })) },
      42_213,
      'Nothing acts on the truss: no load, no weight, no settlement, no temperature.',
    ],
    ['no joints', { joints: [] }, 42_217, 'The truss has no joints.'],
    ['a coordinate that is no number', { joints: [{ x: 'a', y: 0 }] }, 40_002, 'Joint 1'],
  ])('%s is refused in words', async (_name, change, errno, words) => {
    const reply = await post({ data: { ...TWO_RODS, ...change } });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<Refusal>();
    expect(answer).toMatchObject({ level: 'error', errno });
    expect(answer.errors.join('\n')).toContain(words);
  });

  test('a note states that a load between joints does not bend the rod', async () => {
    const loaded = {
      ...link(0, 2),
      loads: [{ id: 'bb00-bb00', className: 'DistributedLoad', y: [-100, -100, -100], sets: 0 }],
    };
    const answer = (await post({ data: { ...TWO_RODS, links: [loaded, link(1, 2)] } })).json<
      SolvedTruss & { warnings: string[] }
    >();
    expect(answer.level).toBe('warning');
    expect(answer.warnings[0]).toContain('bending of the rods is not computed');
  });

  test('the largest displacement of a large truss comes by its sum, without the product of every link', async () => {
    const length = 40;
    // Rods in a row, each joint connected by one more rod to a row of supports.
    const joints = [
      ...Array.from({ length }, (_, x) =>
        joint(x, 0, { anchor: x === 0 ? 3 : 0, load: x === 20 ? -1000 : 0 }),
      ),
      ...Array.from({ length }, (_, x) => joint(x, -1, { anchor: 3 })),
    ];
    const real = (i: number, j: number) => ({ ...link(i, j), materialIndex: 0, sectionIndex: 0 });
    const links = [
      ...Array.from({ length: length - 1 }, (_, x) => real(x, x + 1)),
      ...Array.from({ length }, (_, x) => real(x, x + length)),
    ];
    const materials = [{ name: 'steel', E: 200_000, nu: 0.3 }];
    const sections = [{ className: 'generic', label: 'rod', A: 10 }];
    const reply = await post({ data: { ...PLAIN, joints, links, materials, sections } });
    expect(reply.statusCode).toBe(200);
    const { sets, mohr } = reply.json<SolvedTruss>();
    expect(sets[0]!.descriptor).toBeNull();
    expect(mohr).toMatchObject([{ joint: 20, axis: 'y', cases: [{ links: null }] }]);
    // F·l/EA, EA = 200 MN.
    expectClose(mohr![0]!.cases[0]!.total, -1000 / 2e8, 1e-12);
  });

  test('a beam is of another domain, and what is too large is not read', async () => {
    expect((await post({ data: { kind: 'msb' } })).json()).toMatchObject({ errno: 42_201 });
    const many = { ...TWO_RODS, joints: Array(1201).fill(joint(0, 0)) };
    expect((await post({ data: many })).json()).toMatchObject({
      errno: 40_002,
      details: [{ path: '/data/joints' }],
    });
  });
});
