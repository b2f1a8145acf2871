import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../diagrams/valueAt.ts';
import { solveFrame } from '../../frame/solveFrame.ts';
import { parseFrame } from '../../model/frame/parseFrame.ts';
import { checkGoverning } from '../certificate/checkGoverning.ts';
import { createCertificate } from '../document/createCertificate.ts';
import { combineFrame, findFrameCause } from './explore.ts';
import { solveFrameCombinations } from './solveFrameCombinations.ts';

/**
 * A clamped column 4 m high with an arm of 2 m at its head: dead load -10 kN and snow -6 kN at the end of the arm, wind
 * ±5 kN at the head. The moment at the foot is 2 m times the vertical loads, plus 4 m times the wind.
 */
const mast = (rest: object = {}) => ({
  schema: 1,
  joints: [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    {
      x: 0,
      y: 4,
      loads: [
        { className: 'AxialLoad', c: [5e3], sets: 4 },
        { className: 'AxialLoad', c: [-5e3], sets: 8 },
      ],
    },
    {
      x: 2,
      y: 4,
      loads: [
        { className: 'ShearLoad', c: [-10e3], sets: 1 },
        { className: 'ShearLoad', c: [-6e3], sets: 2 },
      ],
    },
  ],
  members: [
    { i: 0, j: 1, materialIndex: 0, crossSectionIndex: 0 },
    { i: 1, j: 2, materialIndex: 0, crossSectionIndex: 0 },
  ],
  materials: [{ E: 210_000, alpha: 1.2e-5 }],
  sections: [{ className: 'generic', A: 53.8, Iy: 8356, h: 300 }],
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Snow', action: { kind: 'S' } },
    { title: 'Wind from the left', action: { kind: 'W', group: 'wind' } },
    { title: 'Wind from the right', action: { kind: 'W', group: 'wind' } },
  ],
  combinations: { rule: 'en1990' },
  ...rest,
});

function combine(input: object) {
  const parsed = parseFrame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return solveFrameCombinations(parsed.document, (document) => solveFrame(document, { include: [] }));
}

function combined(input: object) {
  const found = combine(input);
  if (!found.ok) throw new Error(JSON.stringify(found.failures));
  return found;
}

describe('a mast with an arm, snow and wind from two sides', () => {
  const frame = combined(mast());
  const at = frame.situations.findIndex(({ situation }) => situation === 'ULS-STR');
  const strength = frame.situations[at]!;
  const { M } = strength.members[0]!;

  test('wind leads at the foot, and snow at the end of the arm', () => {
    // Loads right of the column turn the head clockwise: the left side of the column, +y, is stretched.
    const foot = findFrameCause(frame, { situation: at, member: 0, effect: 'M', kind: 'min', x: 0 });
    expectClose(foot.value, -(1.35 * 20e3 + 0.75 * 12e3 + 1.5 * 20e3), 1e-12);
    expect(foot).toMatchObject({ label: '(6.10)', leading: 2 });
    expect(foot.terms).toEqual([
      { set: 0, factor: 1.35 },
      { set: 1, factor: 0.75 },
      { set: 2, factor: 1.5 },
    ]);
    expectClose(valueAt(M!.min.diagram, 0), foot.value, 1e-12);
    expectClose(valueAt(M!.max.diagram, 0), -20e3 + 1.5 * 20e3, 1e-12);
    const arm = strength.members[1]!.M!.min.extreme;
    expectClose(arm.value, -(1.35 * 20e3 + 1.5 * 12e3), 1e-12);
    expect(strength.combinations[arm.combination]).toMatchObject({ leading: 1 });
    // Q = dM/dx acts together with it.
    expectClose(arm.coincident.Q, 1.35 * 10e3 + 1.5 * 6e3, 1e-12);
  });

  test('the reaction has the effects that act together with it', () => {
    const [foot] = strength.reactions;
    expectClose(foot!.y.max.value, 1.35 * 10e3 + 1.5 * 6e3, 1e-12);
    expectClose(foot!.x.min.value, -1.5 * 5e3, 1e-12);
    expectClose(foot!.moment.max.value, 1.35 * 20e3 + 0.75 * 12e3 + 1.5 * 20e3, 1e-12);
    expectClose(foot!.moment.max.coincident.x, -1.5 * 5e3, 1e-12);
    expectClose(foot!.moment.max.coincident.y, 1.35 * 10e3 + 0.75 * 6e3, 1e-12);
    expect(foot!.isLifted).toBe(false);
  });

  test('one combination alone is the sum of its sets, with the values of the envelope where it governs', () => {
    const { combination, x, value } = M!.min.extreme;
    const alone = combineFrame(frame, { situation: at, combination });
    expectClose(valueAt(alone.members[0]!.M, x), value, 1e-12);
    expectClose(alone.R[0]!.moment, -value, 1e-12);
    // The head moves by P h³/3EI under wind and M h²/2EI under the loads of the arm.
    const EI = 210e9 * 8356e-8;
    const head = (1.5 * 5e3 * 64) / (3 * EI) + ((1.35 * 20e3 + 0.75 * 12e3) * 16) / (2 * EI);
    expectClose(alone.joints![1]!.x, head, 1e-9);
  });

  test('displacements are judged for serviceability', () => {
    expect(strength.displacements).toBeNull();
    expect(strength.members[0]!.deflection).toBeUndefined();
    const service = frame.situations.find(({ situation }) => situation === 'SLS-characteristic')!;
    const EI = 210e9 * 8356e-8;
    // Snow leads: 0.6 of the wind acts with it.
    const head = (0.6 * 5e3 * 64) / (3 * EI) + ((20e3 + 12e3) * 16) / (2 * EI);
    expectClose(service.displacements![1]!.x.max.value, head, 1e-9);
    expectClose(-service.members[0]!.deflection!.min.extreme.value, head, 1e-9);
  });

  test('every governing value is proved by its certificate', () => {
    for (const situation of frame.situations) {
      const values = [
        ...situation.members.flatMap((effects) =>
          Object.values(effects).map(({ max, min }) => ({ max: max.extreme, min: min.extreme })),
        ),
        ...situation.reactions.flatMap(({ x, y, moment }) => [x, y, moment]),
      ];
      for (const range of values)
        for (const kind of ['max', 'min'] as const) {
          const certificate = createCertificate(frame.plan, situation, { kind, ...range[kind] });
          expect(checkGoverning(certificate)).toMatchObject({ adds: true, isAllowed: true, isWorst: true });
        }
    }
  });
});

describe('no rule combines results that cannot be added', () => {
  const failuresOf = (input: object) => {
    const found = combine(input);
    return found.ok ? [] : found.failures.map(({ code, path }) => ({ code, path }));
  };
  const braced = (rest: object = {}) => {
    const { members } = mast();
    return mast({ members: [...members, { ...members[0]!, i: 0, j: 2, tensionOnly: true }], ...rest });
  };
  const byHand = (rest: object) => ({
    ...rest,
    combinations: undefined,
    caseSets: [
      ...mast().caseSets.map(({ title }) => ({ title })),
      { title: 'By hand', combined: true, factors: { 0: 1 }, situation: 'ULS-STR' },
    ],
  });

  test('second order and a member in tension only are refused', () => {
    expect(failuresOf(mast({ secondOrder: true }))).toEqual([
      { code: 'combinations.secondOrder', path: '/secondOrder' },
    ]);
    expect(failuresOf(braced())).toEqual([{ code: 'combinations.oneWay', path: '/members/2/tensionOnly' }]);
  });

  test('combinations made by hand are solved one by one', () => {
    const { situations } = combined({ ...braced(), ...byHand({}), secondOrder: true });
    const [strength] = situations;
    expect(strength!.combinations).toHaveLength(1);
    expect(strength!.members[0]!.M!.min.extreme.value).toBeLessThan(0);
  });

  test('a pattern and strains in every set are refused with their places', () => {
    const [dead, snow, ...rest] = mast().caseSets;
    const pattern = { ...snow!, action: { kind: 'S', pattern: 'any' } };
    expect(failuresOf(mast({ caseSets: [dead, pattern, ...rest] }))).toEqual([
      { code: 'combinations.pattern', path: '/caseSets/1/action/pattern' },
    ]);
    const [column, arm] = mast().members;
    expect(
      failuresOf(
        mast({
          members: [
            { ...column, dT: 20 },
            { ...arm, dL: 0.01 },
          ],
        }),
      ),
    ).toEqual([
      { code: 'combinations.imposed', path: '/members/0/dT' },
      { code: 'combinations.imposed', path: '/members/1/dL' },
    ]);
  });
});
