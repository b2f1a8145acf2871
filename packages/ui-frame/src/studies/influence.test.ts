import { openInfluence } from '@eecs/solver-core/frame-influence';
import { parseFrame } from '@eecs/solver-core/frame';
import { valueAt } from '@eecs/solver-core';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { completeChoice, findChain, readChain, toDrawnSet, writeChain } from './influence.ts';

/** A girder of two members over columns; the right half of the girder is drawn from right to left. */
function readTable() {
  const parsed = parseFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'fixed' } },
      { x: 0, y: 4 },
      { x: 5, y: 4 },
      { x: 10, y: 4, support: { className: 'simple' } },
    ],
    members: [
      { i: 0, j: 1, ends: { j: { M: 'free' } } },
      { i: 1, j: 2 },
      { i: 3, j: 2 },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const choice = { kind: 'M', at: null, x: null, chain: null } as const;

test('the way follows members that continue each other, from left to right; columns are left out', () => {
  const document = readTable();
  expect(findChain(document, 2)).toEqual([1, 2]);
  expect(findChain(document, 0)).toEqual([0]);
  expect(readChain('2, 3')).toEqual([1, 2]);
  expect(writeChain([1, 2])).toBe('2, 3');
});

test('by default the moment in the middle of the longest beam, or the reaction of the first support', () => {
  const document = readTable();
  expect(completeChoice(document, choice)).toMatchObject({
    wish: { kind: 'M', member: 1, x: 2.5 },
    chain: [1, 2],
  });
  expect(completeChoice(document, { ...choice, kind: 'y' }).wish).toEqual({
    kind: 'reaction',
    joint: 0,
    direction: 'y',
  });
});

test('the line is drawn on the members of the way, in the direction of each', () => {
  // The column keeps the frame from swaying once its foot is clamped.
  const { joints, ...rest } = readTable();
  const [foot, ...others] = joints;
  const document = {
    ...rest,
    joints: [{ ...foot!, support: { className: 'cantilever' as const, alpha: 0 } }, ...others],
  };
  const { wish, chain } = completeChoice(document, { ...choice, x: 5 });
  const opened = openInfluence(document, { chain });
  if (!opened.ok) throw new Error(opened.reason);
  const { members } = toDrawnSet(document, opened.lineOf(wish)!, opened.spans);
  // A simple span of 10 m with hinges: 5 · 5 / 10 in the middle, half of it at the quarters.
  expectClose(valueAt(members[1]!.Q, 5), 2.5, 1e-9);
  expectClose(valueAt(members[2]!.Q, 2.5), 1.25, 1e-9);
  expect(members[0]!.Q.max.value).toBe(0);
});
