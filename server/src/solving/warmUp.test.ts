import { expect, test } from 'vitest';
import type { StructureKind } from '../kinds/structures.ts';
import type { SolveTask } from './solver.ts';
import { warmUp, warmUpRest } from './warmUp.ts';
import { solveTask } from './worker.ts';

type Told = readonly [SolveTask<StructureKind>, number | undefined];

/** Records the tasks that a lane solves, and how many there were when it was asked to release memory. */
function listen() {
  const asked: Told[] = [];
  let givenBackAfter = 0;
  const hear = async (task: SolveTask, count?: number) => {
    await Promise.resolve();
    asked.push([task as SolveTask<StructureKind>, count]);
  };
  const giveBack = async () => {
    await Promise.resolve();
    givenBackAfter = asked.length;
  };
  return { asked, hear, giveBack, givenBackAfter: () => givenBackAfter };
}

const kindsOf = (asked: readonly Told[]) => new Set(asked.map(([{ kind }]) => kind));

test('before the port opens every thread for light documents solves a beam with a profile and a truss, once', async () => {
  const { asked, hear } = listen();
  await warmUp({ warmUpLight: hear });
  expect(kindsOf(asked)).toEqual(new Set(['msb', 'truss']));
  expect(asked).toHaveLength(2);
  for (const [task, count] of asked) {
    expect(count).toBeUndefined();
    expect(solveTask(task).kind).toBe('solved');
  }
  const withProfile = asked.filter(
    ([task]) => task.kind === 'msb' && JSON.stringify(task).includes('hsection'),
  );
  expect(withProfile).toHaveLength(1);
});

test('a brief one solves a beam and a truss, each in two threads', async () => {
  const { asked, hear } = listen();
  await warmUp({ warmUpLight: hear }, 'brief');
  expect(asked.map(([{ kind }, count]) => [kind, count])).toEqual([
    ['msb', 2],
    ['truss', 2],
  ]);
});

test('afterwards the light lane solves small tasks often, threads for heavy documents solve one of joints enough for the compiled kernel, and give memory back', async () => {
  const { asked, hear, giveBack, givenBackAfter } = listen();
  const light: SolveTask[] = [];
  const warmUpLight = async (task: SolveTask) => {
    await Promise.resolve();
    light.push(task);
  };
  await warmUpRest({ warmUp: hear, warmUpLight, giveBack });
  // The first search would have to wait for the catalogue to be read.
  expect(light.filter(({ kind }) => kind !== 'catalogue').length).toBeGreaterThanOrEqual(20);
  expect(light.slice(-2).map(({ kind, options }) => [kind, options])).toEqual([
    ['catalogue', { of: 'sections', asked: 'S', most: 1 }],
    ['catalogue', { of: 'materials', asked: 'S', most: 1 }],
  ]);
  expect(givenBackAfter()).toBe(asked.length);
  expect(kindsOf(asked)).toEqual(new Set(['msb', 'truss']));
  const jointCounts = asked.map(([{ document }]) => (document as { joints?: unknown[] }).joints?.length ?? 0);
  expect(Math.max(...jointCounts)).toBeGreaterThanOrEqual(1000);
  for (const [task] of asked) expect(solveTask(task).kind).toBe('solved');
});
