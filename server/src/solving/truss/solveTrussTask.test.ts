import { expect, test } from 'vitest';
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

const toldOf = (document: unknown) => solveTrussTask({ kind: 'truss', document, options: {} }).told;

test('reports what acts unfactored in a combined set', () => {
  const told = toldOf(twoRods([{ title: 'load' }, { title: 'half', combined: true, factors: { 0: 0.5 } }]));
  expect(told.state?.unfactored).toMatchObject([{ set: 1, strained: [0] }]);
});

test('reports nothing where no set is combined', () => {
  expect(toldOf(twoRods([{ title: 'load' }, { title: 'other', combined: false }])).state?.unfactored).toEqual(
    [],
  );
});
