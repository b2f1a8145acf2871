import { expect, test } from 'vitest';
import { type TrussAnswer, type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { triangle } from '../../test/triangle.ts';
import { createLiveSolver } from './createLiveSolver.ts';

/** A live solver whose solves take so long, with what it was told and what it told. */
async function start(tookMs: number) {
  const state = { isMoving: false, now: 0 };
  const answered: TrussCase[] = [];
  const putOff: boolean[] = [];
  const inMotion: boolean[] = [];
  const answer: TrussAnswer = solveTruss(triangle);
  const later: (() => void)[] = [];
  const solver = createLiveSolver({
    loadSolver: () =>
      Promise.resolve((_: TrussCase, isMoving: boolean) => {
        inMotion.push(isMoving);
        state.now += tookMs;
        return answer;
      }),
    onAnswer: (document) => answered.push(document),
    onPutOff: (isPutOff) => putOff.push(isPutOff),
    isMoving: () => state.isMoving,
    now: () => state.now,
    runSoon: (run) => later.push(run),
    runLater: (run) => later.push(run),
  });
  await Promise.resolve();
  const runAll = (): void => later.splice(0).forEach((run) => run());
  return { solver, state, answered, putOff, inMotion, runAll };
}

const other = (): TrussCase => ({ ...triangle });

test('a quick truss is solved while a hand moves it', async () => {
  const { solver, state, answered, inMotion, runAll } = await start(4);
  state.isMoving = true;
  const [first, second] = [other(), other()];
  solver.ask(first);
  runAll();
  solver.ask(second);
  runAll();
  state.isMoving = false;
  solver.ask(second);
  runAll();
  expect(answered).toEqual([first, second, second]);
  expect(inMotion).toEqual([true, true, false]);
});

test('a slow truss is put off while a hand moves it, and solved when asked for after that', async () => {
  const { solver, state, answered, putOff, runAll } = await start(41);
  const [first, moved, dropped] = [other(), other(), other()];
  solver.ask(first);
  runAll();
  expect(answered).toEqual([first]);
  state.isMoving = true;
  solver.ask(moved);
  runAll();
  expect(answered).toHaveLength(1);
  expect(putOff.at(-1)).toBe(true);
  state.isMoving = false;
  solver.ask(dropped);
  runAll();
  expect(answered.at(-1)).toBe(dropped);
  expect(putOff.at(-1)).toBe(false);
});
