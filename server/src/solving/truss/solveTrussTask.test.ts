import { expect, test } from 'vitest';
import { writeCombinations } from '../combinationKey.ts';
import { solveTrussTask } from './solveTrussTask.ts';

/** Two rods at 45 degrees, the first made 1 mm too long, carry 10 kN. */
function twoRods(caseSets: readonly object[]) {
  return {
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 2, y: 0, anchor: 3 },
      { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10_000], sets: 1 }] },
    ],
    links: [
      { i: 0, j: 2, dL: 0.001 },
      { i: 1, j: 2 },
    ],
    caseSets,
  };
}

const describedOf = (document: unknown) => solveTrussTask({ kind: 'truss', document, options: {} }).described;

test('reports what acts unfactored in a combined set', () => {
  const described = describedOf(
    twoRods([{ title: 'load' }, { title: 'half', combined: true, factors: { 0: 0.5 } }]),
  );
  expect(described.state?.unfactored).toMatchObject([{ set: 1, strained: [0] }]);
});

test('reports nothing where no set is combined', () => {
  expect(
    describedOf(twoRods([{ title: 'load' }, { title: 'other', combined: false }])).state?.unfactored,
  ).toEqual([]);
});

/** The same rods of steel with a round section of 20 mm, and the standard for their checks. */
const steelRods = {
  ...twoRods([]),
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0, K: { y: 1, z: 1 } },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
  ],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
  sections: [{ className: 'circle', label: 'D20', Dy: 20 }],
  limits: { rods: { standard: 'EN 1993-1-1' } },
};

function checkedOf(document: unknown) {
  const outcome = solveTrussTask({ kind: 'truss', document, options: { include: ['rods'] } });
  if (outcome.kind !== 'solved') throw new Error(outcome.kind);
  const { rods } = JSON.parse(new TextDecoder().decode(outcome.body)) as { rods: unknown };
  return rods;
}

test('checks rods by the standard of the document, and names the input that a rod lacks', () => {
  // 10 kN/sqrt(2) divided by 6.970 kN, the resistance by EN 1993-1-1 at a slenderness of 3.012 with curve c.
  expect(checkedOf(steelRods)).toMatchObject({
    standard: 'EN 1993-1-1',
    why: null,
    checks: [
      { ok: true, link: 0, utilisation: expect.closeTo(7071.07 / 6970.08, 4) as number, cause: { set: 0 } },
      { ok: false, link: 1, why: 'lengthFactors', path: '/links/1/K', cause: null },
    ],
  });
  expect(checkedOf({ ...steelRods, limits: {} })).toMatchObject({
    standard: null,
    why: 'limits',
    checks: [],
  });
});

test('answers that are kept differ by the factors of effective lengths', () => {
  const keyOf = (K: object) =>
    writeCombinations(
      { ...steelRods, links: steelRods.links.map((link) => ({ ...link, K })) },
      { include: ['rods'] },
    );
  expect(keyOf({ y: 1, z: 1 })).not.toBe(keyOf({ y: 1, z: 2 }));
  expect(writeCombinations(steelRods, { include: ['checks'] })).toBe('');
});
