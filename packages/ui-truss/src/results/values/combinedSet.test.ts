import { expectClose } from '@eecs/testing';
import { solveTruss } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { readCase } from '../../../test/triangle.ts';
import { combineShown } from '../../live/combineShown.ts';
import { combineDrawn, toEnvelope } from './combinedSet.ts';

/**
 * Two rods that meet 1.5 m above a span of 4 m, and a tie: under P at the ridge a rod carries -5/6 P, the tie 2/3 P.
 */
const roof = readCase({
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
      ],
    },
  ],
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0 },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
    { i: 0, j: 1, materialIndex: 0, sectionIndex: 0 },
  ],
  materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
  sections: [{ className: 'generic', A: 10, Iy: 100 }],
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Snow', action: { kind: 'S' } },
    { title: 'Suction', action: { kind: 'W' } },
  ],
  combinations: { rule: 'en1990' },
});

function combine() {
  const found = combineShown(roof);
  const answer = solveTruss(roof);
  if (!found.ok || answer.level === 'error') throw new Error(JSON.stringify(found));
  const of = (situation: string) => found.situations.find((one) => one.situation === situation)!;
  return { sets: answer.sets, strength: of('ULS-STR'), service: of('SLS-characteristic') };
}

/** The force at the ridge if snow leads, and if suction does. */
const DOWN = 1.35 * 10e3 + 1.5 * 6e3;
const UP = 1.5 * 12e3 - 10e3;

test('each rod and each support has its governing values with the combinations that give them', () => {
  const { strength } = combine();
  const { N, R } = toEnvelope(strength);
  expectClose(N[2]!.max.value, (2 / 3) * DOWN, 1e-9);
  expectClose(N[2]!.min.value, (-2 / 3) * UP, 1e-9);
  expectClose(R[0]!.y.min.value, -UP / 2, 1e-9);
  expect(R[0]!.x).toMatchObject({ max: { value: 0 }, min: { value: 0 } });
  expect(strength.combinations[N[2]!.max.set]?.leading).toBe(1);
  expect(strength.combinations[N[2]!.min.set]?.leading).toBe(2);
});

test('the board draws the greatest force of each rod with its sign and its stress, and no displacements', () => {
  const { sets, strength } = combine();
  const drawn = combineDrawn(strength, sets, null)!;
  expectClose(drawn.N[0], (-5 / 6) * DOWN, 1e-9);
  expectClose(drawn.N[2], (2 / 3) * DOWN, 1e-9);
  // 10 cm² are 1000 mm², and stresses are in MPa.
  expectClose(drawn.stress![2], ((2 / 3) * DOWN) / 1000, 1e-9);
  expect(drawn.displacement).toBeNull();
  expect(drawn.zeroForce).toEqual([]);
});

test('one combination is drawn as it acts, with its displacements where the situation judges them', () => {
  const { sets, strength, service } = combine();
  const uplift = toEnvelope(strength).N[2]!.min.set;
  const drawn = combineDrawn(strength, sets, uplift)!;
  expectClose(drawn.N[2], (-2 / 3) * UP, 1e-9);
  expectClose(drawn.N[0], (5 / 6) * UP, 1e-9);
  expectClose(drawn.R[1]!.y, -UP / 2, 1e-9);
  expect(drawn.displacement).toBeNull();
  const snow = toEnvelope(service).N[2]!.max.set;
  const served = combineDrawn(service, sets, snow)!;
  // Unit load method, unit force at the ridge: two rods of 2.5 m with 5/6 each, the tie of 4 m with 2/3; the actual
  // force is 16 kN.
  const flexibility = (2 * (5 / 6) ** 2 * 2.5 + (2 / 3) ** 2 * 4) / (200e9 * 1e-3);
  expectClose(served.displacement!.find(({ joint }) => joint === 2)!.y, -16e3 * flexibility, 1e-9);
});

test('a truss that has other rods than the combinations is not drawn with them', () => {
  const { sets, strength } = combine();
  expect(combineDrawn({ ...strength, N: strength.N.slice(1) }, sets, null)).toBeNull();
});
