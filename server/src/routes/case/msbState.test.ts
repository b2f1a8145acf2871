import { valueAt, type SolvedBeam } from '@eecs/solver-core';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { PROFILE_AND_ANGLE } from '../../../test/support/profileAndAngle.ts';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import type { DescribedState } from '../../solving/beam/stateTexts.ts';
import type { DescribedStatus } from '../../solving/texts/statusTexts.ts';
import type { UsedSection } from '../../solving/beam/usedSections.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

interface Told {
  readonly state: DescribedState;
  readonly statuses: readonly DescribedStatus[];
  readonly notes: readonly string[];
  readonly sections: readonly UsedSection[] | null;
}
type Answer = SolvedBeam & Told;

const SUPPORTS = [
  { className: 'fixed', x: 0 },
  { className: 'simple', x: 4 },
];
const LOADS = [{ id: 1, className: 'ShearLoad', x: 2, c: [-1000], sets: 1 }];
const BEAM = { schema: 1, title: 'A beam', L: 4, supports: SUPPORTS, loads: LOADS };

/** 100 by 200 mm of 7850 kg/m3: 157 kg/m. */
const HEAVY = {
  ...BEAM,
  materials: [{ name: 'S355', E: 210_000, nu: 0.3, rho: 7850 }],
  sections: [{ className: 'rectangle', label: 'R', b: 100, h: 200 }],
  beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0 }],
};

describe('the state of a case in POST /case/msb', () => {
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

  const post = async (payload: object, locale = 'en-US') => {
    const headers = { 'client-locale': locale };
    const reply = await app.inject({ method: 'POST', url: '/api/case/msb', payload, headers });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<Answer>();
    expect([...Value.Errors(BeamAnswer, answer)]).toEqual([]);
    return answer;
  };

  test('mass, constraint status, unused sets and counters, from the cache too', async () => {
    const caseSets = [{ title: 'Dead' }, { title: 'Live' }];
    for (let i = 0; i < 2; i += 1) {
      const { state } = await post({ data: { ...HEAVY, caseSets } });
      expect(state).toEqual({
        // rho·A·L: 7850 · 0.1 · 0.2 · 4.
        totalMass: expect.closeTo(628, 9) as number,
        constraintStatus: 'well',
        obstacles: [{ code: 'emptySets', text: 'A case set is empty: nothing acts in it' }],
        unusedSets: [1],
        unfactored: [],
        contradictions: [],
        counters: { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 },
      });
    }
    // 53.8 cm2 of EN 10365 and 42.2 kg/m, both over 12 m.
    const { state } = await post({ data: FIXTURE_1 });
    expectClose(state.totalMass, 12 * (7850 * 53.8e-4 + 42.2), 5e-4);
    const three = [...SUPPORTS, { className: 'simple', x: 2 }];
    expect((await post({ data: { ...BEAM, supports: three } })).state.constraintStatus).toBe('over');
  });

  test('properties of the sections it is made of, beside those of the tables', async () => {
    const { sections } = await post({ data: PROFILE_AND_ANGLE, include: ['sections'] });
    const [ipe, angle] = sections ?? [];
    expect(sections?.map(({ section }) => section)).toEqual([0, 1]);
    // EN 10365, IPE 300, to three digits.
    const published = {
      A: 53.8,
      Iy: 8360,
      Iz: 604,
      WyTop: 557,
      WzLeft: 80.5,
      Wply: 628,
      Wplz: 125,
      It: 20.1,
    };
    for (const [name, value] of Object.entries(published))
      expect(Number(ipe?.[name as keyof UsedSection]) / value, name).toBeCloseTo(1, name === 'It' ? 1 : 2);
    expect(ipe).toMatchObject({ Iyz: 0, alpha: 0, yShear: 0, zShear: 0 });
    expect(ipe?.Iw).toBeGreaterThan(0);
    // Equal legs: the principal axes are at 45 degrees.
    expectClose(Math.abs(angle?.alpha ?? 0), 45, 1e-9);
    expect(angle?.Iyz).not.toBe(0);
  });

  test('a rectangle by hand, in the units of the document; only what is used', async () => {
    const rectangle = { className: 'rectangle', label: 'R', b: 4, h: 6 };
    const data = {
      ...HEAVY,
      units: { system: 1 },
      L: 240,
      supports: [SUPPORTS[0], { className: 'simple', x: 240 }],
      sections: [{ className: 'circle', label: 'C', Dy: 3 }, rectangle],
      beamSections: [{ x: 240, materialIndex: 0, crossSectionIndex: 1 }],
    };
    const { sections } = await post({ data, include: ['sections'] });
    expect(sections).toHaveLength(1);
    const [found] = sections ?? [];
    // b·h = 24 in2, b·h³/12 = 72, h·b³/12 = 32 in4, b·h²/6 = 24, b·h²/4 = 36 in3.
    const expected = {
      section: 1,
      A: 24,
      ey: 2,
      ez: 3,
      Iy: 72,
      Iz: 32,
      Iyz: 0,
      WyTop: 24,
      Wply: 36,
      Asz: 20,
    };
    for (const [name, value] of Object.entries(expected))
      expect(found?.[name as keyof UsedSection], name).toBeCloseTo(value, 9);
  });

  test('`include` switches the sections on; left out they come with the rest', async () => {
    expect((await post({ data: HEAVY, include: [] })).sections).toBeNull();
    expect((await post({ data: HEAVY, include: ['checks'] })).sections).toBeNull();
    expect((await post({ data: HEAVY })).sections).toHaveLength(1);
    expect((await post({ data: BEAM })).sections).toEqual([]);
  });

  describe('permanent actions in a combined set', () => {
    const caseSets = [
      { title: 'Dead' },
      { title: 'Live' },
      { title: 'Both', combined: true, factors: { '0': 1.35, '1': 1.5 } },
    ];
    const settling = (sets?: number) => ({
      ...HEAVY,
      caseSets,
      selfWeight: true,
      supports: [SUPPORTS[0], { ...SUPPORTS[1], settlement: { y: -0.01 }, ...(sets && { sets }) }],
    });

    test('permanent actions act once and unfactored, which is reported in the user’s language, from the cache too', async () => {
      const { state, sets, notes } = await post({ data: settling() });
      expect(state.unfactored).toEqual([{ set: 2, hasWeight: true, settled: [1], leftOut: [] }]);
      // Half of the weight, 157 kg/m over 4 m, and half of 1 kN: the first set has both with factor 1, the last has the
      // load with factor 1.35.
      const half = (157 * 9.80665 * 4) / 2;
      expect(sets.map(({ R }) => R[0]?.normal)).toEqual([
        expect.closeTo(half + 500, 6),
        expect.closeTo(half, 6),
        expect.closeTo(half + 675, 6),
      ]);
      expect(sets.map(({ deflection }) => valueAt(deflection, 4))).toEqual(
        sets.map(() => expect.closeTo(-0.01, 12) as number),
      );
      expect(notes).toEqual([
        'Case set 3: self weight acts here once and without a factor.',
        'Case set 3: settlements act here once and without a factor: supports 2.',
      ]);
      expect((await post({ data: settling() }, 'ru')).notes).toEqual([
        'Загружение 3: собственный вес действует здесь один раз и без коэффициента.',
        'Загружение 3: осадки действуют здесь один раз и без коэффициента; номера опор: 2.',
      ]);
      expect((await post({ data: settling() }, 'uk')).notes[0]).toBe(
        'Завантаження 3: власна вага діє тут один раз і без коефіцієнта.',
      );
    });

    test('permanent actions act with the factors that the set gives them, without a note', async () => {
      const factors = { '0': 1.35, '1': 1.5, weight: 1.35, settlement: 2 };
      const data = { ...settling(), caseSets: [...caseSets.slice(0, 2), { ...caseSets[2], factors }] };
      const { state, sets, notes } = await post({ data });
      const half = (157 * 9.80665 * 4) / 2;
      expectClose(sets[2]!.R[0]?.normal, 1.35 * (half + 500), 1e-9);
      expectClose(valueAt(sets[2]!.deflection, 4), -0.02, 1e-9);
      expect(state.unfactored).toEqual([]);
      expect(notes).toEqual([]);
    });

    test('a settlement of a member only does not act in it', async () => {
      const { state, sets, notes } = await post({ data: settling(2) });
      expect(state.unfactored).toEqual([{ set: 2, hasWeight: true, settled: [], leftOut: [1] }]);
      expectClose(valueAt(sets[1]!.deflection, 4), -0.01, 1e-9);
      expect(valueAt(sets[2]!.deflection, 4)).toBeCloseTo(0, 12);
      expect(notes[1]).toBe(
        'Case set 3 does not include settlements that act in a set it combines, because their sets do not name this one: supports 2.',
      );
    });
  });

  test('contradictory constants are reported and used unchanged', async () => {
    // 210000 / 2.5 = 84000.
    const materials = [{ name: 'x', E: 210_000, nu: 0.25, G: 42_000 }];
    const { level, state, notes } = await post({ data: { ...HEAVY, materials } });
    expect(level).toBe('ok');
    expect(state.contradictions).toEqual([{ material: 0, G: 42_000, expected: 84_000 }]);
    expect(notes).toEqual([
      'Material 1: G is 42000\u00a0MPa, while E and ν give 84000\u00a0MPa; both are used as given.',
    ]);
    const inPsi = { ...HEAVY, materials, units: { system: 1 } };
    expect((await post({ data: { ...HEAVY, materials } }, 'uk')).notes[0]).toContain('42000\u00a0МПа');
    expect((await post({ data: inPsi }, 'uk')).notes[0]).toContain('42000\u00a0psi');
  });

  describe('of a beam that is refused', () => {
    const statusOf = ({ statuses }: Told, section: string) => statuses.find((one) => one.section === section);

    test.each([0, -4])('statuses of a length of %d', async (L) => {
      const answer = await post({ data: { ...HEAVY, L } });
      expect(answer).toMatchObject({ level: 'error', state: null });
      expect(statusOf(answer, 'initialData')).toMatchObject({
        status: 'failed',
        reason: 'noLength',
        text: 'Initial data: Value should be > 0',
      });
      expect(statusOf(answer, 'constraints')).toMatchObject({ status: 'undefined', path: '/L' });
      expect(statusOf(answer, 'realConstants')).toMatchObject({ status: 'fulfilled' });
      expect(statusOf(answer, 'loads')).toMatchObject({ status: 'fulfilled' });
    });

    test('supports at impossible places have statuses and a state', async () => {
      const beyond = await post({
        data: { ...HEAVY, supports: [SUPPORTS[0], { className: 'simple', x: 6 }] },
      });
      expect(statusOf(beyond, 'constraints')).toMatchObject({
        reason: 'supportsBeyond',
        path: '/supports/1',
      });
      expect(beyond.state).toMatchObject({
        constraintStatus: null,
        obstacles: [{ code: 'supportsBeyond', text: 'A support is beyond the end of the beam' }],
        counters: { loadCollisions: 0, supportCollisions: 1, adjustedSupports: 0 },
      });
      const doubled = await post({ data: { ...HEAVY, supports: [...SUPPORTS, SUPPORTS[1]] } });
      expect(statusOf(doubled, 'constraints')).toMatchObject({ reason: 'supportsAtOnePlace' });
      expect(doubled.state.counters.supportCollisions).toBe(1);
    });

    test('every reason why it is not solvable, with its text', async () => {
      const sections = [{ className: 'rectangle', label: 'R', b: 0, h: 200 }];
      const data = { ...HEAVY, sections, supports: [{ className: 'hinge', x: 2 }], loads: [] };
      expect((await post({ data })).state).toMatchObject({
        constraintStatus: 'under',
        obstacles: [
          { code: 'noSupports', text: 'There are no supports yet' },
          { code: 'canMove', text: 'The beam can move' },
          {
            code: 'badSection',
            section: 0,
            name: 'b',
            reason: 'above',
            limit: 0,
            text: 'Cross-section 1, field b has to be above 0.',
          },
          { code: 'noLoads', text: 'There are no loads yet' },
        ],
      });
      const stray = await post(
        { data: { ...BEAM, caseSets: [{}, {}], loads: [{ ...LOADS[0], sets: 0 }] } },
        'ru',
      );
      expect(stray.state.obstacles).toEqual([
        { code: 'unassignedLoads', text: 'Некоторые нагрузки не входят ни в одно загружение' },
      ]);
    });

    test('an invalid beam document has no statuses and no state', async () => {
      const answer = await post({ data: { ...HEAVY, schema: 9 } });
      expect(answer).toMatchObject({ level: 'error', statuses: null, state: null });
    });
  });
});
