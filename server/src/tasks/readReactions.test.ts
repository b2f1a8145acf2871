import { solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { OpenedTask } from '../repositories/tasks.ts';
import { createReactionReader, type SolveSets } from './readReactions.ts';

const SPAN = 4;

/** A simply supported beam of 4 m with loads. */
const beam = (loads: readonly object[]) => ({
  schema: 1,
  L: SPAN,
  supports: [
    { className: 'pin', x: 0 },
    { className: 'roller', x: SPAN },
  ],
  loads,
});

/** A point load at midspan that carries the right reaction of a task, taken earlier. */
const carrying = (task: number) => ({
  className: 'ShearLoad',
  x: SPAN / 2,
  c: [-1],
  from: { task, reaction: 1, component: 'y', value: 1, hash: 'old' },
});

function openAll(documents: Readonly<Record<number, object>>, solution: object | null = null) {
  const opened: number[] = [];
  const solved: object[] = [];
  const open = (id: number): Promise<OpenedTask | null> => {
    opened.push(id);
    const loadCase = documents[id];
    const task = { id, kind: 'msb', title: `Task ${id}`, loadCase, solution };
    return Promise.resolve(loadCase === undefined ? null : (task as OpenedTask));
  };
  const solve: SolveSets = (_, document) => {
    solved.push(document);
    const answer = solveBeam(document);
    return Promise.resolve(answer.level === 'error' ? null : answer.sets);
  };
  return { ports: { open, solve }, opened, solved };
}

const q = 3000;
const FLOOR = beam([{ className: 'DistributedLoad', x: [0, SPAN], y: -q }]);

test('a change passes through a chain of beams, each of which is solved once', async () => {
  const { ports, opened, solved } = openAll({
    1: FLOOR,
    2: beam([carrying(1)]),
    3: beam([carrying(2), carrying(1)]),
  });
  const read = createReactionReader(ports, 4);
  const last = await read(3);
  if (typeof last === 'string') throw new Error(last);
  const P = (q * SPAN) / 2;
  // Half of (half of P, and P) at midspan.
  expectClose(last.supports[0]!.values[0]!.y, (P / 2 + P) / 2, 1e-12);
  expect([...opened].sort()).toEqual([1, 2, 3]);
  expect(solved).toHaveLength(3);
});

test('a stored solution is used only if it answers the stored document', async () => {
  const answer = solveBeam(FLOOR);
  const fresh = openAll({ 1: FLOOR }, answer);
  expect(await createReactionReader(fresh.ports, null)(1)).toMatchObject({
    title: 'Task 1',
    hash: answer.hash,
  });
  expect(fresh.solved).toEqual([]);
  for (const stored of [
    { ...answer, hash: 'other' },
    { hash: answer.hash, sets: [{ R: [{ x: 'many' }] }] },
  ]) {
    const old = openAll({ 1: FLOOR }, stored);
    await createReactionReader(old.ports, null)(1);
    expect(old.solved).toHaveLength(1);
  }
});

test.each<[string, Readonly<Record<number, object>>, string]>([
  ['a task that is not there', {}, 'missing'],
  ['a beam without supports', { 1: { ...FLOOR, supports: [] } }, 'unsolved'],
  ['a document that nobody can read', { 1: { schema: 1 } }, 'unsolved'],
  ['a task that carries the reactions of its carrier', { 1: beam([carrying(7)]) }, 'circle'],
  ['the same through another', { 1: beam([carrying(2)]), 2: beam([carrying(7)]) }, 'circle'],
  ['tasks in a circle of their own', { 1: beam([carrying(2)]), 2: beam([carrying(1)]) }, 'circle'],
])('%s has no reactions', async (_, documents, fault) => {
  expect(await createReactionReader(openAll(documents).ports, 7)(1)).toBe(fault);
});
