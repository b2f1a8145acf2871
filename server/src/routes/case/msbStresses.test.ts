import type { SolvedBeam } from '@eecs/solver-core';
import { valueAt } from '@eecs/solver-core';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { PROFILE_AND_ANGLE } from '../../../test/support/profileAndAngle.ts';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

type Answer = SolvedBeam & Required<Pick<SolvedBeam, 'stresses'>> & { notes: string[] };

const ALL = ['descriptor', 'eq', 'tree', 'checks', 'profile'];

/** A beam of 6 m under 12 kN/m: M = 54 kN·m, Q = 36 kN at its ends. */
const simple = (section: object | null, material: object = { name: 'S355', E: 210_000, nu: 0.3 }) => ({
  schema: 1,
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  ...(section && {
    materials: [material],
    sections: [section],
    beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0 }],
  }),
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12_000, -12_000, -12_000] }],
});
const RECTANGLE = { className: 'rectangle', label: 'R', b: 100, h: 300 };

describe('stresses by POST /case/msb', () => {
  let solver: Solver;
  let app: FastifyInstance;

  beforeAll(async () => {
    // On a busy machine a thread that has not solved anything yet may need longer than the time limit of a caller.
    solver = createWorkerPool(PATIENT);
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
  });

  afterAll(async () => {
    await app.close();
    await solver.close();
  });

  const post = async (payload: object, headers: Record<string, string> = {}) => {
    const reply = await app.inject({ method: 'POST', url: '/api/case/msb', payload, headers });
    return { body: reply.body, status: reply.statusCode, answer: reply.json<Answer>() };
  };

  test('a rectangle has S = M/W, T = 1.5 Q/A and its profile, by hand', async () => {
    const { answer } = await post({ data: simple(RECTANGLE) });
    const [set] = answer.sets;
    // W = 100·300²/6 = 1.5e6 mm3, 54e6/1.5e6 = 36 MPa; 1.5·36000/30000 = 1.8 MPa.
    expectClose(set?.S?.bottom.max.value, 36, 1e-9);
    expectClose(set?.S?.top.min.value, -36, 1e-9);
    expectClose(set?.T?.max.value, 1.8, 1e-9);
    expectClose(set?.EQ?.eq4.max.value, 36, 1e-9);
    expect(set?.profile).toMatchObject({ x: 0, side: 'right' });
    const middle = set?.profile?.ordinates.find(({ z }) => z === 0);
    expectClose(middle?.above, 1.8, 1e-9);
    expect(answer.stresses).toMatchObject({ gaps: [], points: [] });
    expect(answer.stresses.places).toMatchObject([{ x0: 0, x1: 6, top: { z: 150 }, shear: { z: 0 } }]);
    expect(answer.notes).toEqual([]);
  });

  test.each([
    [0.5, []],
    [0.6, [{ code: 'stress.poisson', path: '/materials/0/nu' }]],
    // E/2G - 1 is not a valid Poisson's ratio for timber.
    [7, [{ code: 'stress.poisson', path: '/materials/0/nu' }]],
  ])(
    'a Poisson’s ratio of %d is solved with; above a half there are no equivalent stresses',
    async (nu, gaps) => {
      const { answer } = await post({ data: simple(RECTANGLE, { name: 'C24', E: 11_000, nu }) });
      const [set] = answer.sets;
      expectClose(set?.S?.bottom.max.value, 36, 1e-9);
      expect(set?.EQ === null).toBe(gaps.length > 0);
      expect(answer.stresses.gaps).toEqual(gaps);
    },
  );

  test('`include` switches EQ and the profile on; S and T are there without', async () => {
    const parts = async (include: string[]) => {
      const [set] = (await post({ data: simple(RECTANGLE), include })).answer.sets;
      return [set?.S, set?.T, set?.EQ, set?.profile].map((part) => part !== null);
    };
    expect(await parts([])).toEqual([true, true, false, false]);
    expect(await parts(['eq'])).toEqual([true, true, true, false]);
    expect(await parts(['profile'])).toEqual([true, true, false, true]);
    expect(await parts(['profile', 'eq'])).toEqual([true, true, true, true]);
    // Once more, from the cache, in any order.
    expect(await parts(['eq', 'profile'])).toEqual([true, true, true, true]);
    expect(await parts(['eq'])).toEqual([true, true, true, false]);
  });

  test('the stress state at points is returned for every set; for a point off the beam it is null with the reason', async () => {
    const stress = [
      { x: 3, y: 0, z: -150 },
      { x: 0, y: 0, z: 0 },
      { x: 3, y: 60, z: 0 },
    ];
    const { answer } = await post({ data: simple(RECTANGLE), stress, include: [] });
    const [edge, centre, beside] = answer.stresses.points;
    expect(edge).toMatchObject({ x: 3, side: 'right', level: 'above', cases: [{ direction: 0, s3: 0 }] });
    expectClose(edge?.cases[0]?.sigma, 36, 1e-9);
    expect(centre?.cases[0]).toMatchObject({ sigma: 0, direction: -45 });
    expectClose(centre?.cases[0]?.s1, 1.8, 1e-9);
    expect(beside?.cases).toEqual([null]);
    expect(answer.stresses.gaps).toEqual([{ code: 'stress.outside', path: '/stress/2' }]);
    expect(answer.notes).toEqual(['Stress point 3 lies outside the beam or its material.']);
    // An explicit default gives the same bytes as an omitted one; another point does not.
    const written = stress.map((point) => ({ ...point, side: 'right', level: 'above' }));
    const again = await post({ data: simple(RECTANGLE), stress: written, include: [] });
    expect(again.answer).toEqual(answer);
    const other = await post({ data: simple(RECTANGLE), stress: stress.slice(0, 1), include: [] });
    expect(other.answer.stresses.points).toHaveLength(1);
  });

  test('an unknown stress is null, with the reason in the user’s language, from the cache too', async () => {
    const cases: [object, string, RegExp[]][] = [
      [
        simple(null),
        'stress.noConstants',
        [/^Stresses are not computed/, /^Напряжения не вычислены/, /^Напруження не обчислено/],
      ],
      [
        simple({ className: 'generic', A: 100, Iy: 10_000 }),
        'stress.noExtent',
        [/^Cross-section 1: stresses/, /^Сечение 1: напряжения/, /^Переріз 1: напруження/],
      ],
      [
        simple({ className: 'generic', A: 100, Iy: 10_000, h: 300, ez: 150 }),
        'stress.noOutline',
        [/it has no shape\.$/, /форма не задана\.$/, /форму не задано\.$/],
      ],
      [
        simple(RECTANGLE, { name: 'x', E: 210_000 }),
        'stress.poisson',
        [/^Material 1: .* \(0, 0\.5\]\.$/, /^Материал 1: .* \(0; 0,5\]\.$/, /^Матеріал 1: .* \(0; 0,5\]\.$/],
      ],
    ];
    for (const [data, code, texts] of cases) {
      for (const [i, locale] of ['en-US', 'ru', 'uk'].entries()) {
        const { answer } = await post({ data }, { 'client-locale': locale });
        expect(answer.level).toBe(code === 'stress.noConstants' ? 'warning' : 'ok');
        expect(answer.stresses.gaps.map((gap) => gap.code)).toEqual([code]);
        expect(answer.sets[0]?.EQ).toBeNull();
        expect(answer.notes).toHaveLength(1);
        expect(answer.notes[0]).toMatch(texts[i] ?? /$./);
      }
    }
  });

  test('the profile and the angle with everything included keep to the schema, and to statics', async () => {
    const stress = [{ x: 6, y: 0, z: 150 }];
    const { answer, status } = await post({ data: PROFILE_AND_ANGLE, include: ALL, stress });
    expect(status).toBe(200);
    expect([...Value.Errors(BeamAnswer, answer)]).toEqual([]);
    expect(answer.sets).toHaveLength(3);
    for (const set of answer.sets) {
      for (const part of [set.S, set.T, set.EQ, set.profile, set.descriptor, set.tree])
        expect(part).not.toBeNull();
      expect(set.checks?.passed).toBe(true);
    }
    // The hinge force and the load of the overhang: -(1.35·12 + 1.5·6) kN·m over the support.
    const both = answer.sets[2];
    expectClose(valueAt(both!.M, 6), -25_200, 1e-9);
    // EN 10365: Wel,y 557 cm3, A 53.8 cm2, three digits each; N = 15 kN.
    expectClose(valueAt(both!.S!.top, 6), 25_200e3 / 557e3 + 15_000 / 5380, 1e-3);
    expectClose(answer.stresses.points[0]?.cases[2]?.sigma, valueAt(both!.S!.top, 6), 1e-9);
    expect(both?.lateral).not.toBeNull();
    for (const data of [simple(null), FIXTURE_1]) {
      const body = (await post({ data, stress })).answer;
      expect([...Value.Errors(BeamAnswer, body)]).toEqual([]);
    }
  });

  test('a beam whose strength theories would take seconds has the rest, and the reason', async () => {
    const count = 240;
    const supports = Array.from({ length: count }, (_, i) => ({
      className: i === 0 ? 'fixed' : 'simple',
      x: i,
    }));
    const loads = Array.from({ length: 400 }, (_, i) => ({
      className: 'ShearLoad',
      x: 0.25 + 0.5 * i,
      c: [-1000],
      sets: 7,
    }));
    const caseSets = [{}, {}, { combined: true }];
    const data = { ...simple(RECTANGLE), L: count - 1, supports, loads, caseSets, selfWeight: false };
    const { answer, status } = await post({ data, include: ALL });
    expect(status).toBe(200);
    expect(answer.stresses.gaps).toEqual([{ code: 'stress.size', path: '' }]);
    expect(answer.notes[0]).toMatch(/^Equivalent stresses are not computed/);
    expect(answer.sets.every(({ S, T, EQ, profile }) => S && T && profile && !EQ)).toBe(true);
  });

  test('a bad point is refused with its place', async () => {
    const wrong = [
      { x: 1 },
      { x: 1, y: 0, z: '0' },
      { x: 1, y: 0, z: 0, side: 'up' },
      { x: 1e300, y: 0, z: 0 },
    ];
    for (const point of wrong) {
      const { status, answer } = await post({ data: simple(RECTANGLE), stress: [point] });
      expect(status).toBe(400);
      expect(answer).toMatchObject({ errno: 40002 });
      expect(JSON.stringify(answer)).toMatch(/\/stress\/0/);
    }
    const many = Array.from({ length: 11 }, () => ({ x: 1, y: 0, z: 0 }));
    expect((await post({ data: simple(RECTANGLE), stress: many })).answer).toMatchObject({
      details: [{ path: '/stress', rule: 'maxItems', limit: 10 }],
    });
  });
});
