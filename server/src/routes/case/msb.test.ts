import { valueAt, type RefusedBeam, type SolvedBeam } from '@eecs/solver-core';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { PATIENT, postCase } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

type Refusal = RefusedBeam & { errors: string[]; requestId: string };

describe('POST /case/msb', () => {
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

  test('solves the worked example of the theory to its hand-calculated values', async () => {
    const reply = await postCase(app, { data: FIXTURE_1 });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<SolvedBeam>();
    expect(answer).toMatchObject({ level: 'ok', id: -1, verdict: { status: 'determinate', degree: 0 } });
    expect(answer.hash).toMatch(/^[0-9a-f]{40}$/);
    const set = answer.sets[0];
    if (set === undefined) throw new Error('no set');
    expectClose(valueAt(set.M, 3), 31_075.887964, 1e-9, 31_075);
    expectClose(valueAt(set.M, 6), -2483.04378, 1e-9, 31_075);
    expectClose(valueAt(set.M, 8), 0, 1e-9, 31_075);
    expectClose(valueAt(set.M, 5, 'left') - valueAt(set.M, 5, 'right'), 2000, 1e-9, 31_075);
    expectClose(valueAt(set.N, 2), 2500, 1e-9, 2500);
    expectClose(valueAt(set.N, 5), 0, 1e-9, 2500);
    const reactions = [
      { support: 0, axial: -2500, normal: 13_604.3902663 },
      { support: 1, axial: 0, normal: 16_864.1430526 },
      { support: 3, axial: 0, normal: 827.68126 },
    ];
    expect(set.R.map(({ support }) => support)).toEqual([0, 1, 3]);
    for (const [i, { axial, normal }] of reactions.entries()) {
      expectClose(set.R[i]?.axial ?? NaN, axial, 1e-9, 16_864);
      expectClose(set.R[i]?.normal ?? NaN, normal, 1e-9, 16_864);
    }
  });

  test('gives the same bytes again, under the id of each request', async () => {
    const first = await postCase(app, { data: { ...FIXTURE_1, id: 7 } });
    const second = await postCase(app, { data: { ...FIXTURE_1, id: 8, title: 'Renamed' } });
    expect(second.body).toBe(first.body.replace('"id":7', '"id":8'));
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('reports equations, floor plan, checks and the largest deflection unless asked for less', async () => {
    const whole = (await postCase(app, { data: FIXTURE_1 })).json<SolvedBeam>();
    const set = whole.sets[0];
    expect(set?.descriptor).toMatchObject({ method: 'discs', A: { rows: 6, cols: 6 } });
    expect(set?.tree?.bms).toMatchObject([
      { tier: 0, carries: [1], right: { normal: -827.68126 } },
      { tier: 1, restsOn: [0], left: { normal: 827.68126 } },
    ]);
    expect(set?.checks).toMatchObject({ passed: true });
    expect(whole.mohr).toMatchObject([{ kind: 'deflection', cases: [{ check: { passed: true } }] }]);
    const mohr = [{ x: 8, kind: 'slope' }];
    const asked = (await postCase(app, { data: FIXTURE_1, include: ['checks'], mohr })).json<SolvedBeam>();
    expect(asked.sets[0]).toMatchObject({ descriptor: null, tree: null, checks: { passed: true } });
    expect(asked.mohr).toMatchObject([{ x: 8, kind: 'slope' }]);
    const bare = (await postCase(app, { data: FIXTURE_1, include: [] })).json<SolvedBeam>();
    expect(bare.sets[0]).toMatchObject({ descriptor: null, tree: null, checks: null });
    expect(bare.mohr).toBeNull();
  });

  test('keeps to the schema it promises, whatever is included', async () => {
    const supports = [
      { className: 'cantilever', x: 0, settlement: { y: -0.01 } },
      { className: 'spring', x: 5, stiffness: { y: 1e6, r: 1e5 } },
      { className: 'hinge', x: 8 },
      { className: 'fixed', x: 12 },
    ];
    for (const data of [FIXTURE_1, { ...FIXTURE_1, supports }, { ...FIXTURE_1, supports: [] }]) {
      const body = (await postCase(app, { data })).json<object>();
      expect([...Value.Errors(BeamAnswer, body)]).toEqual([]);
    }
  });

  test('a unit load off the beam is a load outside, told with its place', async () => {
    const mohr = [{ x: 12.5, kind: 'deflection' }];
    const reply = await postCase(app, { data: FIXTURE_1, mohr });
    expect(reply.json<Refusal>()).toMatchObject({
      errno: 42217,
      failures: [{ code: 'geometry.loadOutside', path: '/mohr/0/x' }],
    });
    expect(reply.json<Refusal>().errors).toEqual(['Unit load 1 lies outside the beam (0 to 12\u00a0m).']);
  });

  test('an impossible beam answers with its reasons, in the language of the reader', async () => {
    const data = {
      ...FIXTURE_1,
      supports: [
        ...FIXTURE_1.supports.slice(0, 3),
        { className: 'hinge', x: 10 },
        ...FIXTURE_1.supports.slice(3),
      ],
    };
    const reply = await postCase(app, { data });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<Refusal>();
    expect(answer).toMatchObject({ level: 'error', id: -1, requestId: reply.headers['x-request-id'] });
    expect(answer.failures.length).toBeGreaterThan(0);
    expect(answer.errors.join('\n')).toMatch(/The part from 8\u00a0m to 10\u00a0m turns\./);
    const russian = (await postCase(app, { data }, { 'client-locale': 'ru' })).json<Refusal>();
    expect(russian.errors.join('\n')).toMatch(/Часть от 8\u00a0м до 10\u00a0м поворачивается/);
    expect(russian.failures).toEqual(answer.failures);
  });

  test('a mechanism is reported with what moves, what lets it and what would stop it', async () => {
    const supports = [
      { className: 'fixed', x: 0 },
      { className: 'hinge', x: 3 },
      { className: 'simple', x: 6 },
    ];
    const loads = [{ className: 'ShearLoad', x: 1, c: [-1000] }];
    const data = { schema: 1, L: 6, supports, loads };
    const told = async (locale: string) =>
      (await postCase(app, { data }, { 'client-locale': locale }))
        .json<Refusal>()
        .errors.join(' ')
        .replaceAll('\u00a0', ' ');
    const english = await told('en-US');
    expect(english).toContain('The part from 0 m to 3 m turns. The part from 3 m to 6 m turns.');
    expect(english).toContain(
      'There are fewer restraints than the beam needs. The hinge at 3 m allows this.',
    );
    expect(english).toMatch(
      /Fix: remove the hinge at 3 m, add a roller at [\d.]+ m, or make the support at 0 m a clamp\.$/,
    );
    expect(await told('ru')).toMatch(
      /Это допускает шарнир в точке 3 м\. Как исправить: удалить шарнир в точке 3 м, .* или /,
    );
    expect(await told('uk')).toMatch(
      /Це допускає шарнір у точці 3 м\. Як виправити: видалити шарнір у точці 3 м, .* або /,
    );
  });

  test('a missing support is reported before a hinge whose closing would stop nothing', async () => {
    const supports = [
      { className: 'fixed', x: 0 },
      { className: 'hinge', x: 6 },
    ];
    const data = { schema: 1, L: 6, supports, loads: [{ className: 'ShearLoad', x: 1, c: [-1000] }] };
    const { errors } = (await postCase(app, { data })).json<Refusal>();
    expect(errors.join(' ')).toMatch(/Fix: add a roller /);
  });

  test('places of a beam in US units are written in feet and inches, or in decimal inches off sixteenths', async () => {
    const told = async (hinge: number) => {
      const supports = [
        { className: 'fixed', x: 0 },
        { className: 'hinge', x: hinge },
        { className: 'simple', x: 240 },
      ];
      const loads = [{ className: 'ShearLoad', x: 1, c: [-1000] }];
      const data = { schema: 1, L: 240, units: { system: 1 }, supports, loads };
      return (await postCase(app, { data }))
        .json<Refusal>()
        .errors.join(' ')
        .replaceAll(/[\u00a0\u202f]/g, ' ');
    };
    // 147.5 in are 12 ft and 3.5 in.
    expect(await told(147.5)).toContain(
      'The part from 0″ to 12′ 3 1/2″ turns. The part from 12′ 3 1/2″ to 20′ 0″',
    );
    expect(await told(147.53)).toContain('The part from 0″ to 147.53 in turns.');
  });

  test('equal requests in flight are solved once, and each is answered', async () => {
    let solves = 0;
    const counting: Solver = {
      ...solver,
      solve: (task, admission) => {
        solves += 1;
        return solver.solve(task, admission);
      },
    };
    const server = await buildTestApp({ solver: counting, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
    const refused = { ...FIXTURE_1, loads: [] };
    for (const [data, level] of [
      [FIXTURE_1, 'ok'],
      [refused, 'error'],
    ] as const) {
      solves = 0;
      const replies = await Promise.all([
        postCase(server, { data }),
        postCase(server, { data }),
        postCase(server, { data }),
      ]);
      expect(replies.map((reply) => reply.json<SolvedBeam>().level)).toEqual([level, level, level]);
      expect(new Set(replies.map((reply) => reply.headers['x-request-id'])).size).toBe(3);
      expect(solves).toBe(1);
    }
    await server.close();
  });

  test('corrections made on reading are described in the user’s language', async () => {
    const loads = [{ className: 'DistributedLoad', x: [6, 2], y: [-1, -2, -3] }];
    const data = {
      schema: 1,
      L: 12,
      supports: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: 12, release: true },
      ],
      loads,
    };
    const answer = (await postCase(app, { data })).json<SolvedBeam & { warnings: string[] }>();
    expect(answer).toMatchObject({ level: 'warning', message: 'Solved, with warnings' });
    expect(answer.corrections).toHaveLength(3);
    expect(answer.warnings.toSorted()).toEqual([
      'Load 1 was given from right to left and was reversed.',
      expect.stringMatching(/^No part of the beam has both a material and a cross-section/),
      'Support 2: a hinge at an end of the beam does nothing.',
    ]);
    const russian = (await postCase(app, { data }, { 'client-locale': 'ru' })).json<typeof answer>();
    expect(russian.warnings).toContain('Опора 2: шарнир на конце балки ничего не меняет.');
    const ukrainian = (await postCase(app, { data }, { 'client-locale': 'uk' })).json<typeof answer>();
    expect(ukrainian.warnings).toContain('Опора 2: шарнір на кінці балки нічого не змінює.');
    expect((await postCase(app, { data: FIXTURE_1 })).json()).toMatchObject({ message: '', warnings: [] });
  });

  test('self weight that acts on a beam without a density is a warning with its place', async () => {
    const materials = [{ name: 'S355', E: 210000, nu: 0.3 }];
    const data = { ...FIXTURE_1, selfWeight: true, materials };
    const answer = (await postCase(app, { data })).json<SolvedBeam & { warnings: string[] }>();
    expect(answer.corrections).toMatchObject([{ code: 'correction.noDensity', path: '/materials/0/rho' }]);
    expect(answer.warnings).toEqual([
      'Material 1 has no density, so self weight leaves out what is made of it.',
    ]);
    const russian = (await postCase(app, { data }, { 'client-locale': 'ru' })).json<typeof answer>();
    expect(russian.warnings).toEqual([
      'Материал 1: плотность не задана, поэтому собственный вес того, что из него сделано, не учтён.',
    ]);
  });

  test('two supports at one place are reported with the place and with each other', async () => {
    const supports = [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
      { className: 'simple', x: 4 },
    ];
    const reply = await postCase(app, { data: { ...FIXTURE_1, supports } });
    expect(reply.json<Refusal>().errors).toContain(
      'Support 2 and support 3 are at the same place: 4\u00a0m.',
    );
  });

  test('no support, no load and a load outside are reported by code and text', async () => {
    const free = (await postCase(app, { data: { ...FIXTURE_1, supports: [] } })).json<Refusal>();
    expect(free).toMatchObject({ errno: 42212, message: 'Insufficient conditions' });
    expect(free.errors).toContain('Insufficient conditions: nothing holds the beam along its axis.');
    const idle = (await postCase(app, { data: { ...FIXTURE_1, loads: [] } })).json<Refusal>();
    expect(idle).toMatchObject({
      errno: 42213,
      errors: ['Nothing acts on the beam: no load, no weight, no settlement.'],
    });
    const far = { ...FIXTURE_1, loads: [{ id: 1, className: 'ShearLoad', x: 13, c: [-1], sets: 1 }] };
    expect((await postCase(app, { data: far })).json<Refusal>()).toMatchObject({
      errno: 42217,
      errors: ['Load 1 lies outside the beam (0 to 12\u00a0m).'],
    });
    const ukrainian = (await postCase(app, { data: far }, { 'client-locale': 'uk' })).json<Refusal>();
    expect(ukrainian.errors).toEqual(['Навантаження 1 лежить поза балкою (від 0 до 12\u00a0м).']);
  });

  test('a document of the wrong form names the field', async () => {
    const answer = (await postCase(app, { data: { ...FIXTURE_1, L: '12' } })).json<Refusal>();
    expect(answer).toMatchObject({ level: 'error', errno: 40002, hash: null });
    expect(answer.errors.join()).toContain('L');
  });

  test('a text quoted from the document is cut and holds nothing invisible', async () => {
    const className = `\u0007\u202e<b>\n${'x'.repeat(500)}`;
    const answer = (
      await postCase(app, { data: { ...FIXTURE_1, supports: [{ className, x: 0 }] } })
    ).json<Refusal>();
    expect(answer.failures).toMatchObject([{ code: 'schema.className', path: '/supports/0/className' }]);
    const actual = String(answer.failures[0]?.values['actual']);
    expect(actual).toMatch(/^<b>x{50,}…$/);
    expect(actual.length).toBeLessThanOrEqual(64);
    expect(answer.errors.join('')).not.toMatch(/\p{Cc}|\u202e/u);
  });

  test.each(['arch', 'truss', 'frame', 'pile'])('kind %s is not solved here', async (kind) => {
    const reply = await postCase(app, { data: { ...FIXTURE_1, kind } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errno: 42201, error: 'domain' });
  });

  test('more than an anonymous caller may send is refused before it is solved; a private server lifts the limits', async () => {
    const caseSets = Array.from({ length: 13 }, () => ({ ...FIXTURE_1.caseSets[0] }));
    const reply = await postCase(app, { data: { ...FIXTURE_1, caseSets } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      errno: 40002,
      message: 'The request does not have the expected form: /data/caseSets has more than 12 entries',
      details: [{ path: '/data/caseSets', rule: 'maxItems', limit: 12 }],
    });
    const mohr = Array.from({ length: 11 }, () => ({ x: 1, kind: 'slope' }));
    const points = await postCase(app, { data: FIXTURE_1, mohr });
    expect(points.json()).toMatchObject({ details: [{ path: '/mohr', rule: 'maxItems', limit: 10 }] });
    const open = await buildTestApp({ solver, env: { LIMITS: 'off' } });
    const title = 'x'.repeat(300 * 1024);
    const large = await postCase(open, { data: { ...FIXTURE_1, title } });
    expect(large.statusCode).toBe(200);
    await open.close();
  });

  test('a mixed-up document never causes a server failure', async () => {
    const values = [
      null,
      0,
      -1,
      1e300,
      '',
      'x',
      true,
      [],
      {},
      [[]],
      { x: 1 },
      -0,
      1e-320,
      0.1,
      [null],
      ['a'],
    ];
    const keys = Object.keys(FIXTURE_1);
    for (const [i, key] of keys.entries()) {
      for (const [j, value] of values.entries()) {
        const other = keys[(i + j) % keys.length] ?? 'L';
        const reply = await postCase(app, {
          data: { ...FIXTURE_1, [key]: value, [other]: values[(j * 7 + i) % values.length] },
        });
        expect(reply.statusCode, reply.body.slice(0, 300)).toBeLessThan(500);
      }
    }
  }, 60_000);
});
