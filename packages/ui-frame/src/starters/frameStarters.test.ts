import { expect, test } from 'vitest';
import { valueAt } from '@eecs/solver-core';
import { solveFrame } from '@eecs/solver-core/frame';
import { findCriticalFactors } from '@eecs/solver-core/stability';
import { listRooms } from '../state/openRoom.ts';
import { FRAME_STARTERS, createFrameStarter, listFrameStarters } from './frameStarters.ts';

test('each kind offers all starters, those of its own first', () => {
  for (const kind of ['frame', 'arch', 'pile'] as const)
    expect(listFrameStarters(kind).toSorted()).toEqual(FRAME_STARTERS.toSorted());
  expect(listFrameStarters('frame')[0]).toBe('portal');
  expect(listFrameStarters('pile').slice(0, 2)).toEqual(['layers', 'column']);
});

test('a starter is a document of the kind that asks for it', () => {
  expect(createFrameStarter('column', { system: 0, of: 'pile' })).toMatchObject({
    kind: 'pile',
    branch: 'pile',
  });
  expect(createFrameStarter('column', { system: 0 })).toMatchObject({ kind: 'frame' });
});

test('a column with a fixed foot and a head held sideways buckles at an effective length of 0.699 of its height', () => {
  const found = findCriticalFactors(createFrameStarter('column', { system: 0 }), { set: 0, count: 1 });
  // The least root of tan z = z is 4.4934: the effective length is π/4.4934 of the height, 6 m.
  expect(found.ok && found.lengths[0]).toBeCloseTo((Math.PI / 4.493409457909064) * 6, 9);
});

test('a pile in layers carries the load of its head: shear and moment vanish at its toe', () => {
  const answer = solveFrame(createFrameStarter('layers', { system: 0 }));
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const [first, , last] = answer.sets[0]!.members;
  // 30 kN to the right on the head of a member that runs down: the shear force there is 30 kN.
  expect(Math.abs(first!.Q.segments[0]!.c[0]!)).toBeCloseTo(30_000, 4);
  // Each layer is 4 m thick; nothing acts on the toe sideways.
  expect(valueAt(last!.M, 4)).toBeCloseTo(0, 4);
  expect(valueAt(last!.Q, 4)).toBeCloseTo(0, 4);
  expect(answer.sets[0]!.checks).toMatchObject({ passed: true });
});

test('a pile is checked for buckling first', () => {
  expect(listRooms('pile')[0]).toBe('buckling');
  expect(listRooms('frame')[0]).toBe('balance');
  expect(listRooms('pile').toSorted()).toEqual(listRooms('arch').toSorted());
});
