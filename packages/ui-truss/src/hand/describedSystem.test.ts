import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { createTrussExample } from '../starters/trussExamples.ts';
import { triangle } from '../../test/triangle.ts';
import { describeSystem } from './describedSystem.ts';

function describe(document: typeof triangle) {
  const answer = solveTruss(document, { include: ['descriptor'], mohr: [] });
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (set?.descriptor === undefined || set.descriptor === null) throw new Error('there are no equations');
  return { set, descriptor: set.descriptor };
}

test('a triangle has six equations of balance for three rods and three reactions', () => {
  const { set, descriptor } = describe(triangle);
  const { rows, blocks, values } = describeSystem(descriptor, set);
  expect(rows).toHaveLength(6);
  expect(rows.every(({ equation }) => equation.kind === 'balance')).toBe(true);
  for (const { left } of rows) expect(left).toBeLessThan(1e-12);
  // Every unknown is in one block, and the blocks follow each other.
  expect(blocks.flatMap(({ unknowns }) => unknowns).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  // The legs take 5 kN over sin = 3/√13.
  const leg = descriptor.unknowns.findIndex((one) => one.kind === 'axialForce' && one.link === 1);
  expectClose(values[leg], (-5000 * Math.sqrt(13)) / 3, 1e-12);
});

test('numbers that do not fit the equations are seen', () => {
  const { set, descriptor } = describe(createTrussExample('crossed'));
  expect(descriptor.method).toBe('mixed');
  for (const { left } of describeSystem(descriptor, set).rows) expect(left).toBeLessThan(1e-9);
  const spoilt = { ...set, N: set.N.map((force, link) => (link === 0 ? force + 100 : force)) };
  expect(describeSystem(descriptor, spoilt).rows.some(({ left }) => left > 1e-3)).toBe(true);
});
