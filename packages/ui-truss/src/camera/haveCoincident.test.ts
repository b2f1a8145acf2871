import { expect, test } from 'vitest';
import { createTrussExample } from '../starters/trussExamples.ts';
import { haveCoincident } from './haveCoincident.ts';
import { CORNER, VIEWS } from './orientation.ts';

const at = (x: number, y: number, z: number) => ({ x, y, z });

test('in the isometric view a step along all three axes leads to the same place of the page', () => {
  // The line of sight is (1, 1, 1): a joint and the one 2 m further along it coincide on the page.
  const joints = [at(0, 0, 0), at(4, 0, 0), at(2, 2, 2)];
  expect(haveCoincident(joints, VIEWS.isometric)).toBe(true);
  expect(haveCoincident(joints, CORNER)).toBe(false);
  expect(haveCoincident([at(0, 0, 0), at(4, 0, 0), at(2, 2, 2.1)], VIEWS.isometric)).toBe(false);
});

test('from the front whatever differs in depth alone lies on one another', () => {
  expect(haveCoincident([at(0, 0, 0), at(0, 0, 3), at(5, 1, 0)], VIEWS.front)).toBe(true);
  expect(haveCoincident([at(0, 0, 0), at(0, 0, 3)], VIEWS.front)).toBe(true);
  expect(haveCoincident([at(0, 0, 0)], VIEWS.isometric)).toBe(false);
  expect(haveCoincident([], VIEWS.isometric)).toBe(false);
});

test('the joints of a cube lie on one another isometrically, and are distinguished from the corner', () => {
  const cube = [0, 3].flatMap((x) => [0, 3].flatMap((y) => [0, 3].map((z) => at(x, y, z))));
  expect(haveCoincident(cube, VIEWS.isometric)).toBe(true);
  expect(haveCoincident(cube, CORNER)).toBe(false);
});

test('no joints of a worked example in space lie on one another from the corner', () => {
  for (const name of ['tower', 'spaceGrid', 'tetrahedron'] as const)
    expect(haveCoincident(createTrussExample(name).joints, CORNER), name).toBe(false);
});
