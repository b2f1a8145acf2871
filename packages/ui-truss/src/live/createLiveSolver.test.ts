import { expect, test } from 'vitest';
import { type TrussAnswer, type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { triangle } from '../../test/triangle.ts';
import { createLiveSolver } from './createLiveSolver.ts';

const ANSWER: TrussAnswer = solveTruss(triangle);

/** A truss of so many rods, as far as the live solver looks at it. */
const truss = (rods: number): TrussCase => ({
  ...triangle,
  links: Array.from({ length: rods }, () => ({ ...triangle.links[0] })) as unknown as TrussCase['links'],
});
const moved = (document: TrussCase): TrussCase => ({ ...document });

/** A live solver with a thread, frames and a clock that move only when the test says so. */
function start({ hasThread = true, partMs = 0 } = {}) {
  const state = { isMoving: false, now: 0 };
  const answered: TrussCase[] = [];
  const putOff: boolean[] = [];
  const inPage: (readonly [TrussCase, boolean])[] = [];
  const inThread: (readonly [TrussCase, boolean])[] = [];
  const later: (() => void)[] = [];
  let threads = 0;
  let listeners: Parameters<Parameters<typeof createLiveSolver>[0]['means']['startThread']>[0] | null = null;
  const solver = createLiveSolver({
    means: {
      solve: (document, isMoving) => {
        inPage.push([document as TrussCase, isMoving]);
        state.now += 4;
        return ANSWER;
      },
      solveInParts: function* (document, isMoving) {
        inPage.push([document as TrussCase, isMoving]);
        for (let part = 0; part < 4; part++) {
          state.now += partMs;
          yield;
        }
        return ANSWER;
      },
      startThread: (given) => {
        threads += 1;
        if (!hasThread) return null;
        listeners = given;
        return { solve: (...asked) => void inThread.push(asked), end: () => (threads -= 1) };
      },
    },
    onAnswer: (document) => answered.push(document),
    onPutOff: (isPutOff) => putOff.push(isPutOff),
    isMoving: () => state.isMoving,
    now: () => state.now,
    runSoon: (run) => later.push(run),
    runLater: (run) => later.push(run),
  });
  return {
    solver,
    state,
    answered,
    inPage,
    inThread,
    threads: () => threads,
    isBehind: () => putOff.at(-1) ?? false,
    answerFromThread: (tookMs: number) => listeners?.onAnswer({ answer: ANSWER, tookMs }),
    breakThread: () => listeners?.onFailure(),
    paint: () => later.splice(0).forEach((run) => run()),
  };
}

test('a quick truss is solved in the frame while a hand moves it, once more when it rests, and needs no thread', () => {
  const { solver, state, answered, inPage, paint, threads, isBehind } = start();
  state.isMoving = true;
  const [first, second] = [truss(150), truss(150)];
  solver.ask(first);
  paint();
  solver.ask(second);
  paint();
  state.isMoving = false;
  solver.ask(second);
  paint();
  expect(answered).toEqual([first, second, second]);
  expect(inPage.map(([, isMoving]) => isMoving)).toEqual([true, true, false]);
  expect([threads(), isBehind()]).toEqual([0, false]);
});

test('a slow truss is solved in a thread: a newer edit takes the place of one that waits, old answers are dropped', () => {
  const { solver, answered, inThread, inPage, answerFromThread, isBehind } = start();
  const [a, b, c] = [truss(900), truss(900), truss(900)];
  solver.ask(a);
  expect(isBehind()).toBe(true);
  solver.ask(b);
  solver.ask(c);
  answerFromThread(50);
  expect(answered).toEqual([]);
  expect(isBehind()).toBe(true);
  answerFromThread(50);
  expect(inThread.map(([document]) => document)).toEqual([a, c]);
  expect(answered).toEqual([c]);
  expect(isBehind()).toBe(false);
  expect(inPage).toEqual([]);
});

test('what is asked for twice is solved once in the thread', () => {
  const { solver, answered, inThread, answerFromThread } = start();
  const document = truss(900);
  solver.ask(document);
  solver.ask(document);
  answerFromThread(50);
  expect([inThread.length, answered.length]).toEqual([1, 1]);
});

test('under a hand answers of the thread are shown as they come, and the last is solved in full when it rests', () => {
  const { solver, state, answered, inThread, answerFromThread, isBehind } = start();
  const [first, second] = [truss(900), truss(900)];
  state.isMoving = true;
  solver.ask(first);
  solver.ask(second);
  answerFromThread(20);
  expect(answered).toEqual([first]);
  state.isMoving = false;
  solver.ask(second);
  answerFromThread(20);
  expect(isBehind()).toBe(true);
  answerFromThread(20);
  expect(inThread).toEqual([
    [first, true],
    [second, true],
    [second, false],
  ]);
  expect(answered).toEqual([first, second, second]);
  expect(isBehind()).toBe(false);
});

test('what takes long to draw is not solved while a hand moves it', () => {
  const { solver, state, inThread, answered, answerFromThread, isBehind } = start();
  const large = truss(5000);
  state.isMoving = true;
  solver.ask(large);
  expect([inThread.length, isBehind()]).toEqual([0, true]);
  state.isMoving = false;
  solver.ask(moved(large));
  answerFromThread(80);
  expect([answered.length, isBehind()]).toEqual([1, false]);
});

test('a truss that the thread finds quick is solved in the frame again', () => {
  const { solver, inPage, answerFromThread, paint } = start();
  const document = truss(900);
  solver.ask(document);
  answerFromThread(3);
  solver.ask(moved(document));
  paint();
  expect(inPage).toHaveLength(1);
});

test('where no thread may be started a slow truss is solved in parts, and a newer one is begun anew', () => {
  const { solver, answered, inPage, paint, isBehind } = start({ hasThread: false, partMs: 10 });
  const [first, second] = [truss(900), truss(900)];
  solver.ask(first);
  paint();
  paint();
  expect(answered).toEqual([]);
  solver.ask(second);
  expect(isBehind()).toBe(true);
  for (let frame = 0; frame < 5; frame++) paint();
  expect(answered).toEqual([second]);
  expect(inPage.map(([document]) => document)).toEqual([first, second]);
  expect(isBehind()).toBe(false);
});

test('where no thread may be started a very slow truss waits until the hand lets go', () => {
  const { solver, state, answered, paint } = start({ hasThread: false, partMs: 10 });
  const document = truss(2900);
  solver.ask(document);
  for (let frame = 0; frame < 5; frame++) paint();
  expect(answered).toEqual([document]);
  solver.ask(moved(document));
  for (let frame = 0; frame < 5; frame++) paint();
  state.isMoving = true;
  // 40 ms for 2900 rods; half as many again are more than a moving hand can wait for.
  solver.ask(truss(2999));
  for (let frame = 0; frame < 5; frame++) paint();
  expect(answered).toHaveLength(2);
});

test('what a thread that breaks leaves unanswered is solved in the page', () => {
  const { solver, answered, breakThread, paint, isBehind } = start();
  const document = truss(900);
  solver.ask(document);
  breakThread();
  paint();
  expect(answered).toEqual([document]);
  expect(isBehind()).toBe(false);
});

test('after its end nothing is answered, and the thread is gone', () => {
  const { solver, answered, answerFromThread, threads } = start();
  solver.ask(truss(900));
  solver.end();
  answerFromThread(50);
  expect([answered.length, threads()]).toEqual([0, 0]);
});
