import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { solveTruss } from '../../truss/solveTruss.ts';
import { checkGoverning } from '../certificate/checkGoverning.ts';
import { createCertificate } from '../document/createCertificate.ts';
import { solveTrussCombinations } from './solveTrussCombinations.ts';

/**
 * Two rods that meet above a span of 4 at a height of 1.5, and a tie: N is -P·2.5/(2·1.5) in a rod, P·4/(4·1.5) in the
 * tie.
 */
const roof = (rest: object = {}) => ({
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    {
      x: 2,
      y: 1.5,
      loads: [
        { className: 'ShearLoad', c: [-10e3], sets: 1 },
        { className: 'ShearLoad', c: [-6e3], sets: 2 },
        { className: 'ShearLoad', c: [12e3], sets: 4 },
        { className: 'AxialLoad', c: [5e3], sets: 8 },
      ],
    },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
    { i: 0, j: 1 },
  ],
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Snow', action: { kind: 'S' } },
    { title: 'Suction', action: { kind: 'W', group: 'wind' } },
    { title: 'Wind from the left', action: { kind: 'W', group: 'wind' } },
  ],
  combinations: { rule: 'en1990' },
  ...rest,
});

function combine(input: object) {
  const parsed = parseTruss(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return solveTrussCombinations(parsed.document, (document) => solveTruss(document, { include: [] }));
}

function combined(input: object) {
  const found = combine(input);
  if (!found.ok) throw new Error(JSON.stringify(found.failures));
  return found;
}

describe('a roof truss with snow and wind', () => {
  const truss = combined(roof());
  const strength = truss.situations.find(({ situation }) => situation === 'ULS-STR')!;

  test('snow leads in the rods; suction leads where the tie is pressed', () => {
    // A force P down at the ridge causes 2/3 P in the tie, wind H along x half of H: the roller takes no part of it.
    const tie = strength.N[2]!;
    expectClose(tie.max.value, (1.35 * 10e3 + 1.5 * 6e3) * (2 / 3) + 0.9 * 2.5e3, 1e-12);
    expect(strength.combinations[tie.max.combination]).toMatchObject({
      label: '(6.10)',
      leading: 1,
      terms: [
        { set: 0, factor: 1.35 },
        { set: 1, factor: 1.5 },
        { set: 3, factor: 0.9 },
      ],
    });
    expectClose(tie.min.value, (10e3 - 1.5 * 12e3) * (2 / 3), 1e-12);
  });

  test('uplift is found at both anchors, and every governing value is certified', () => {
    const [left, right] = strength.reactions;
    expectClose(left!.y.min.value, (10e3 - 18e3) / 2, 1e-12);
    expect(left!.isLifted).toBe(true);
    expect(right!.isLifted).toBe(true);
    for (const situation of truss.situations) {
      for (const { max, min } of [...situation.N, ...situation.reactions.map(({ y }) => y)])
        for (const [kind, value] of [
          ['max', max],
          ['min', min],
        ] as const)
          expect(checkGoverning(createCertificate(truss.plan, situation, { ...value, kind }))).toMatchObject({
            adds: true,
            isAllowed: true,
            isWorst: true,
          });
    }
  });

  test('displacements are left out without constants', () => {
    expect(truss.situations.map(({ displacements }) => displacements)).toEqual(
      truss.situations.map(() => null),
    );
  });
});

test('displacements of serviceability with real constants', () => {
  const truss = combined(
    roof({
      links: [
        { i: 0, j: 2, materialIndex: 0, sectionIndex: 0 },
        { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
        { i: 0, j: 1, materialIndex: 0, sectionIndex: 0 },
      ],
      materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
      sections: [{ className: 'generic', A: 10, Iy: 100 }],
    }),
  );
  const service = truss.situations.find(({ situation }) => situation === 'SLS-characteristic')!;
  const EA = 200e9 * 10e-4;
  // Work of a unit force at the ridge: two rods of 2.5 with 5/6 each, the tie of 4 with 2/3.
  const flexibility = (2 * (5 / 6) ** 2 * 2.5 + (2 / 3) ** 2 * 4) / EA;
  // Wind from the left, which does not lead, causes a tension of 2.5 kN in the tie.
  const wind = (0.6 * 2.5e3 * (2 / 3) * 4) / EA;
  expectClose(service.displacements![2]!.y.min.value, -16e3 * flexibility - wind, 1e-9);
  expect(truss.situations.find(({ situation }) => situation === 'ULS-STR')!.displacements).toBeNull();
});

test.each<[string, object, object]>([
  [
    'a pattern',
    {
      caseSets: [
        { action: { kind: 'G' } },
        { action: { kind: 'S', pattern: 'any' } },
        { action: { kind: 'W' } },
        { action: { kind: 'W' } },
      ],
    },
    { code: 'combinations.pattern', path: '/caseSets/1/action/pattern' },
  ],
  [
    'warmth in every set',
    {
      links: [
        { i: 0, j: 2, dT: 20 },
        { i: 1, j: 2 },
        { i: 0, j: 1 },
      ],
    },
    { code: 'combinations.imposed', path: '/links/0/dT' },
  ],
  [
    'self weight without a permanent set',
    { selfWeight: true, caseSets: [1, 2, 3, 4].map(() => ({ action: { kind: 'W' } })) },
    { code: 'combinations.weight' },
  ],
])('%s is refused with its place', (_, change, failure) => {
  expect(combine(roof(change))).toMatchObject({ ok: false, failures: [failure] });
});
