import { expect, test } from 'vitest';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { judgeFrame } from './judgeFrame.ts';

const judged = (document: object) => {
  const parsed = parseFrame({ schema: 1, ...document });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return judgeFrame(parsed.document)!;
};

const beam = (member: object, more: object = {}) =>
  judged({
    joints: [
      { x: 0, y: 0 },
      { x: 3, y: 1 },
    ],
    members: [{ i: 0, j: 1, ...member }],
    ...more,
  });

test('a bed across holds a beam but along itself, where it slides', () => {
  const { status, mechanisms } = beam({ bedding: { y: 1e6 } });
  expect(status).toBe('underSupported');
  expect(mechanisms).toHaveLength(1);
  const { x, y, omega } = mechanisms[0]!.parts[0]!;
  // Along the beam, which rises 1 in 3.
  expect(y / x).toBeCloseTo(1 / 3, 12);
  expect(omega).toBeCloseTo(0, 12);
});

test('a bed along holds one motion of three, both beds hold all', () => {
  expect(beam({ bedding: { x: 1e6 } }).mechanisms).toHaveLength(2);
  expect(beam({ bedding: { x: 1e6, yEnd: 1e6 } })).toMatchObject({ status: 'indeterminate', mechanisms: [] });
});

test('a link on a bed is held at both joints, and its hinge turns nothing', () => {
  const free = { ends: { i: { M: 'free' }, j: { M: 'free' } } };
  expect(beam({ ...free, bedding: { x: 1e6, y: 1e6 } }).mechanisms).toEqual([]);
  expect(beam({ ...free, bedding: { y: 1e6 } }).mechanisms).toHaveLength(1);
});

test('a verdict needs no stiffness, in the second order or with members that bear one way', () => {
  const held = { bedding: { x: 1e6, y: 1e6 }, tensionOnly: true };
  expect(beam(held, { secondOrder: true }).status).toBe('indeterminate');
});
