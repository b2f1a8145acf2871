import { expect, test } from 'vitest';
import type { SolveTask, StructureKind } from './solver.ts';
import { warmUp } from './warmUp.ts';
import { solveTask } from './worker.ts';

test('every task is solved: beams, trusses, and one of joints enough for the compiled kernel', async () => {
  const tasks: SolveTask<StructureKind>[] = [];
  let givenBackAfter = 0;
  await warmUp({
    async warmUp(task) {
      await Promise.resolve();
      tasks.push(task as SolveTask<StructureKind>);
    },
    async giveBack() {
      await Promise.resolve();
      givenBackAfter = tasks.length;
    },
  });
  expect(givenBackAfter).toBe(tasks.length);
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['msb', 'truss']));
  for (const task of tasks) expect(solveTask(task).kind).toBe('solved');
  const jointCounts = tasks.map(({ document }) => (document as { joints?: unknown[] }).joints?.length ?? 0);
  expect(Math.max(...jointCounts)).toBeGreaterThanOrEqual(1000);
});

test('a brief one solves a beam and a truss, each in two threads, and no large one', async () => {
  const told: unknown[] = [];
  await warmUp(
    {
      async warmUp({ kind }, count) {
        await Promise.resolve();
        told.push([kind, count]);
      },
      giveBack: () => Promise.reject(new Error('there is nothing to give back')),
    },
    'brief',
  );
  expect(told).toEqual([
    ['msb', 2],
    ['truss', 2],
  ]);
});
