import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { FLOOR_BEAM as FLOOR } from '../../../test/support/floorBeam.ts';
import { createPatientSolver } from '../../../test/support/patientSolver.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { LightestAnswer } from '../../schemas/lightest.ts';
import { solveLightestTask } from '../../solving/sizing/solveLightestTask.ts';
import type { Solver } from '../../solving/solver.ts';

interface Row {
  readonly section: { readonly label: string };
  readonly check?: { readonly kind: string; readonly utilisation: number; readonly x: number } | null;
}

interface Answer {
  readonly level: string;
  readonly message?: string;
  readonly errno?: number;
  readonly details?: readonly { readonly path: string; readonly rule: string }[];
  readonly errors?: readonly string[];
  readonly found: readonly Row[];
  readonly rejected: readonly Row[];
  readonly candidates: number;
  readonly isComplete: boolean;
}

const STRESS = { stress: { factor: 1 } };
const BOTH = { ...STRESS, deflection: [{ span: 300 }] };

describe('POST /case/msb/lightest', () => {
  let solver: Solver;
  let app: FastifyInstance;

  beforeAll(async () => {
    solver = createPatientSolver();
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1' } });
  });

  afterAll(async () => {
    await app.close();
    await solver.close();
  });

  const post = async (payload: object, { status = 200, locale = 'en-US' } = {}) => {
    const headers = { 'client-locale': locale };
    const reply = await app.inject({ method: 'POST', url: '/api/case/msb/lightest', payload, headers });
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(status);
    const answer = reply.json<Answer>();
    if (status === 200) expect([...Value.Errors(LightestAnswer, answer)]).toEqual([]);
    return answer;
  };
  /** Lists the basic profiles, without the thinner and thicker variants between them. */
  const plain = (rows: readonly Row[]) =>
    rows.map(({ section }) => section.label).filter((label) => /^IPE \d+$/.test(label));

  test('with code a section has to meet the standard of the document too', async () => {
    const data = { ...FLOOR, limits: { members: { standard: 'EN 1993-1-1', restraints: 'supports' } } };
    const { found, rejected } = await post({ data, series: ['IPE'], limits: BOTH, code: true });
    const bare = await post({ data, series: ['IPE'], limits: BOTH });
    expect(found[0]!.section.label).not.toBe(bare.found[0]!.section.label);
    expect(rejected.at(-1)!.check?.kind).toBe('code');
    const { details } = await post(
      { data: FLOOR, series: ['IPE'], limits: BOTH, code: true },
      { status: 400 },
    );
    expect(details).toEqual([
      expect.objectContaining({ path: '/data/limits/members/standard', rule: 'sizingStandard' }),
    ]);
  });

  test('a floor beam of 6 m under 10 kN/m: IPE 200 by stress, 220 with its weight, 270 with L/300', async () => {
    const series = ['IPE'];
    // W = 45e6/235 = 191 cm3. IPE 200 has 194 cm3; its 22.4 kg/m add 0.99 kN·m, so that 195.7 cm3 are required.
    const byStress = await post({ data: FLOOR, series, limits: STRESS, count: 20 });
    expect(plain(byStress.found)[0]).toBe('IPE 200');
    const data = { ...FLOOR, selfWeight: true };
    expect(plain((await post({ data, series, limits: STRESS, count: 20 })).found)[0]).toBe('IPE 220');
    // I = 5 q L^4/(384 E L/300) = 4018 cm4; IPE 240 has 3892 cm4, IPE 270 has 5790 cm4.
    const byBoth = await post({ data: { ...FLOOR, limits: BOTH }, series: ['EN 10365 / IPE'] });
    expect(byBoth).toMatchObject({ level: 'ok', isComplete: true, candidates: 68 });
    expect(byBoth.found).toHaveLength(6);
    expect(plain(byBoth.found)[0]).toBe('IPE 270');
    const failing = byBoth.rejected.find(({ section }) => section.label === 'IPE 240');
    expect(failing?.check).toMatchObject({ kind: 'deflection', limit: 0 });
    expectClose(failing?.check?.utilisation ?? 0, 4018 / 3892, 1e-3);
    expectClose(failing?.check?.x ?? 0, 3, 1e-6);
  });

  test('sections of the document are candidates, and the lowest is the best where that is asked for', async () => {
    // W = b h^2/6: 150 x 160 has 640 cm3.
    const sections = [{ className: 'rectangle', label: 'solid', b: 150, h: 160 }, ...FLOOR.sections];
    const data = { ...FLOOR, sections };
    const { found, candidates } = await post({
      ...{ data, series: ['document', 'ipe'], limits: STRESS },
      ...{ order: 'height', count: 1 },
    });
    expect(found.map(({ section }) => section.label)).toEqual(['solid']);
    expect(candidates).toBe(70);
  });

  test('without a density the smallest area is the lightest, as in the core', async () => {
    const data = { ...FLOOR, materials: [{ name: 'x', E: 210_000, nu: 0.3, strength: { tension: 235 } }] };
    const { found } = await post({ data, series: ['IPE'], limits: STRESS, count: 20 });
    expect(plain(found)[0]).toBe('IPE 200');
  });

  test('a price for each series decides where it is asked for, and stretches that are not named keep theirs', async () => {
    const ask = { data: FLOOR, limits: STRESS, order: 'price', count: 1 };
    const cheap = await post({ ...ask, series: ['IPE', 'HE'], prices: [10, 1] });
    expect(cheap.found[0]?.section.label).toMatch(/^HE/);
    const dear = await post({ ...ask, series: ['IPE', 'HE'], prices: [1, 10] });
    expect(dear.found[0]?.section.label).toMatch(/^IPE/);
    const [stretch] = FLOOR.beamSections;
    const sections = [...FLOOR.sections, { className: 'rectangle', label: 'weak', b: 20, h: 40 }];
    const beamSections = [
      { ...stretch, x: 3 },
      { ...stretch, x: 6, crossSectionIndex: FLOOR.sections.length },
    ];
    const data = { ...FLOOR, sections, beamSections };
    // The other half stays too weak, whichever section the first half gets.
    const half = await post({ data, series: ['IPE'], limits: STRESS, stretches: [0] });
    expect(half.found).toEqual([]);
  });

  test('where a rule is stated, combinations are judged and told', async () => {
    const [load] = FLOOR.loads;
    const data = {
      ...FLOOR,
      caseSets: [{ action: { kind: 'G' } }, { action: { kind: 'Q', category: 'B' } }],
      loads: [
        { ...load, sets: 1 },
        { ...load, sets: 2 },
      ],
      combinations: { rule: 'en1990' },
    };
    const { found, rejected } = await post({ data, series: ['IPE'], limits: STRESS, count: 20 });
    // 28.5 kN/m: W = 128.25e6/235 = 546 cm3; IPE 300 has 557 cm3, IPE 270 has 429 cm3.
    expect(plain(found)[0]).toBe('IPE 300');
    expect(rejected.at(-1)?.check).toMatchObject({
      set: null,
      combination: { situation: 'ULS-STR', label: '(6.10)', leading: 1 },
    });
    const unsaid = { ...data, caseSets: [{}, { action: { kind: 'Q', category: 'B' } }] };
    const { details } = await post({ data: unsaid, series: ['IPE'], limits: STRESS }, { status: 400 });
    expect(details?.[0]).toMatchObject({ path: '/data/caseSets/0/action', rule: 'sizingCombinations' });
  });

  test('missing data are named with place and cure, in the user’s language', async () => {
    const refused = async (payload: object, locale?: string) => {
      const { message, details } = await post(payload, { status: 400, ...(locale && { locale }) });
      return [details?.[0]?.path, message] as const;
    };
    const series = ['IPE'];
    const [path, text] = await refused({ data: FLOOR, series });
    expect([path, text]).toEqual([
      '/data/limits',
      expect.stringContaining('{"deflection": [{"span": 300}]}'),
    ]);
    expect(await refused({ data: FLOOR, series, limits: {} }, 'ru')).toEqual([
      '/limits',
      expect.stringContaining('задайте предельный прогиб'),
    ]);
    expect(await refused({ data: FLOOR, series, limits: { deflection: [{ span: -1 }] } })).toEqual([
      '/limits/deflection/0/span',
      expect.stringContaining('write limits as'),
    ]);
    expect(await refused({ data: FLOOR, series: ['IPE', 'IPX'], limits: BOTH }, 'uk')).toEqual([
      '/series/1',
      expect.stringMatching(/серії з такою назвою немає.*EN 10365 \/ IPE/),
    ]);
    const weak = { ...FLOOR, materials: [{ name: 'x', E: 210_000, nu: 0.3, rho: 7850 }] };
    expect(await refused({ data: weak, series, limits: STRESS })).toEqual([
      '/data/materials/0/strength',
      expect.stringContaining('give it'),
    ]);
    expect((await refused({ data: FLOOR, series, limits: BOTH, order: 'price' }))[0]).toBe('/prices');
    expect((await refused({ data: FLOOR, series, limits: BOTH, stretches: [0, 1] }))[0]).toBe('/stretches/1');
    expect((await refused({ data: { ...FLOOR, beamSections: [] }, series, limits: BOTH }))[0]).toBe(
      '/data/beamSections',
    );
    expect((await refused({ data: { ...FLOOR, sections: [] }, series: ['document'], limits: BOTH }))[0]).toBe(
      '/series',
    );
  });

  test('a beam that cannot be read or cannot stand is refused as by POST /case/msb', async () => {
    const supports = [...FLOOR.supports, { className: 'hinge', x: 3 }];
    const falling = await post({ data: { ...FLOOR, supports }, series: ['IPE'], limits: BOTH });
    expect(falling).toMatchObject({ level: 'error', failures: [{ code: 'conditions.count' }] });
    const unread = await post({ data: { ...FLOOR, L: 'six' }, series: ['IPE'], limits: BOTH });
    expect(unread).toMatchObject({ level: 'error', failures: [{ path: '/L' }] });
    await post({ data: { ...FLOOR, kind: 'truss' }, series: ['IPE'], limits: BOTH }, { status: 422 });
  });

  test('is free, but for what solving the beam is not', async () => {
    const sheared = await post({ data: { ...FLOOR, shear: true }, series: ['IPE'], limits: BOTH });
    expect(sheared).toMatchObject({ level: 'error', errno: 74_301, features: ['msb.shear'] });
  });

  test('the search is bounded in candidates and in time', async () => {
    const beamSections = Array.from({ length: 150 }, (_, at) => ({
      ...FLOOR.beamSections[0],
      x: (6 * (at + 1)) / 150,
    }));
    const data = { ...FLOOR, beamSections };
    const { details } = await post({ data, series: ['IPE', 'HE'], limits: BOTH }, { status: 400 });
    expect(details).toEqual([{ path: '/series', rule: 'maxCandidates', limit: 66 }]);
    const late = await solveLightestTask({
      ...{ kind: 'lightest', document: FLOOR },
      options: { series: ['h'], limits: BOTH, budgetMs: 0 },
    });
    expect(late).toMatchObject({ kind: 'found', answer: { isComplete: false } });
  });
});
