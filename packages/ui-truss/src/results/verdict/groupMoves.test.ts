import { judgeTruss } from '@eecs/solver-core/truss';
import { enUS } from '@eecs/solver-core/texts/en-US';
import { expect, test } from 'vitest';
import { readCase, triangle } from '../../../test/triangle.ts';
import { createTrussExample } from '../../starters/trussExamples.ts';
import { groupMoves } from './groupMoves.ts';

const writeOne = (document: typeof triangle) =>
  groupMoves(judgeTruss(document).mechanisms, {
    language: enUS,
    kind: 'truss',
    place: String,
    anchors: document.joints.map(({ anchor }) => anchor),
  });

test('a truss that nothing holds is told to move as a whole in one line, with its three ways', () => {
  const free = { ...triangle, joints: triangle.joints.map((joint) => ({ ...joint, anchor: 0 })) };
  expect(writeOne(free)).toEqual([
    { text: 'The truss moves as a whole: its supports hold too few directions.', modes: [0, 1, 2] },
  ]);
});

test('a panel without a diagonal is named, not all joints that its shear moves', () => {
  const [only, ...others] = writeOne(createTrussExample('mechanism'));
  expect(others).toEqual([]);
  expect(only?.text).toMatch(/^The panel between joints 1, 2, 3,? and 4 has no diagonal and shears\.$/);
  expect(only?.modes).toEqual([0]);
});

test('a loose joint of a truss that slides has a line beside that of the whole', () => {
  const loose = readCase({
    joints: [
      { x: 0, y: 0, anchor: 2 },
      { x: 4, y: 0, anchor: 2 },
      { x: 2, y: 3 },
      { x: 2, y: 5 },
    ],
    links: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 0 },
      { i: 2, j: 3 },
    ],
  });
  const texts = writeOne(loose).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.startsWith('The truss moves as a whole'))).toHaveLength(1);
});
