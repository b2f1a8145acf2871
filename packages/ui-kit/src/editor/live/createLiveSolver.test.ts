import { expect, test } from 'vitest';
import { createLiveSolver } from './createLiveSolver.ts';
import type { ThreadListeners } from './solvingThread.ts';

/** The properties of a document that the live solver reads. */
interface Piece {
  readonly size: number;
}

const piece = (size: number): Piece => ({ size });
const moved = (document: Piece): Piece => ({ ...document });

/** A live solver with a thread, frames and a clock that advance only when the test calls them. */
function start({ hasThread = true, partMs = 0, isPartialWhenMoving = true } = {}) {
  const state = { isMoving: false, now: 0 };
  const answered: Piece[] = [];
  const putOff: boolean[] = [];
  const inPage: (readonly [Piece, boolean])[] = [];
  const inThread: (readonly [Piece, boolean])[] = [];
  const later: (() => void)[] = [];
  let threads = 0;
  let listeners: ThreadListeners<string> | null = null;
  const solver = createLiveSolver<Piece, string>({
    means: {
      solver: {
        solve: (document, isMoving) => {
          inPage.push([document, isMoving]);
          state.now += 4;
          return 'solved';
        },
        solveInParts: function* (document, isMoving) {
          inPage.push([document, isMoving]);
          for (let part = 0; part < 4; part++) {
            state.now += partMs;
            yield;
          }
          return 'solved';
        },
      },
      startThread: (given) => {
        threads += 1;
        if (!hasThread) return null;
        listeners = given;
        return { solve: (...asked) => void inThread.push(asked), end: () => (threads -= 1) };
      },
      sizeOf: ({ size }) => size,
      smallBelow: 200,
      firstMs: 0.01,
      isLarge: ({ size }) => size >= 3000,
      isPartialWhenMoving,
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
    answerFromThread: (tookMs: number) => listeners?.onAnswer({ answer: 'solved', tookMs }),
    breakThread: () => listeners?.onFailure(),
    paint: () => later.splice(0).forEach((run) => run()),
  };
}

test('a quick document is solved in the frame while a hand moves it, once more when it rests, and needs no thread', () => {
  const { solver, state, answered, inPage, paint, threads, isBehind } = start();
  state.isMoving = true;
  const [first, second] = [piece(150), piece(150)];
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

test('a document that comes back while the thread solves it is answered, and not the one in between', () => {
  const { solver, answered, inThread, answerFromThread, isBehind } = start();
  const [first, between] = [piece(2000), piece(2001)];
  solver.ask(first);
  solver.ask(between);
  solver.ask(first);
  answerFromThread(20);
  expect(answered).toEqual([first]);
  expect(inThread.map(([document]) => document)).toEqual([first]);
  expect(isBehind()).toBe(false);
});

test('a slow document is solved in a thread: a newer edit takes the place of one that waits, old answers are dropped', () => {
  const { solver, answered, inThread, inPage, answerFromThread, isBehind } = start();
  const [a, b, c] = [piece(900), piece(900), piece(900)];
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

test('a document requested twice is solved once in the thread', () => {
  const { solver, answered, inThread, answerFromThread } = start();
  const document = piece(900);
  solver.ask(document);
  solver.ask(document);
  answerFromThread(50);
  expect([inThread.length, answered.length]).toEqual([1, 1]);
});

test('under a hand answers of the thread are shown as they come, and the last is solved in full when it rests', () => {
  const { solver, state, answered, inThread, answerFromThread, isBehind } = start();
  const [first, second] = [piece(900), piece(900)];
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

test('a slow document is not solved during a drag', () => {
  const { solver, state, inThread, answered, answerFromThread, isBehind } = start();
  const large = piece(5000);
  state.isMoving = true;
  solver.ask(large);
  expect([inThread.length, isBehind()]).toEqual([0, true]);
  state.isMoving = false;
  solver.ask(moved(large));
  answerFromThread(80);
  expect([answered.length, isBehind()]).toEqual([1, false]);
});

test('a document that the thread finds quick is solved in the frame again', () => {
  const { solver, inPage, answerFromThread, paint } = start();
  const document = piece(900);
  solver.ask(document);
  answerFromThread(3);
  solver.ask(moved(document));
  paint();
  expect(inPage).toHaveLength(1);
});

test('where no thread may be started a slow document is solved in parts, and a newer one is begun anew', () => {
  const { solver, answered, inPage, paint, isBehind } = start({ hasThread: false, partMs: 10 });
  const [first, second] = [piece(900), piece(900)];
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

test('where no thread may be started a very slow document waits until the hand lets go', () => {
  const { solver, state, answered, paint } = start({ hasThread: false, partMs: 10 });
  const document = piece(2900);
  solver.ask(document);
  for (let frame = 0; frame < 5; frame++) paint();
  expect(answered).toEqual([document]);
  solver.ask(moved(document));
  for (let frame = 0; frame < 5; frame++) paint();
  state.isMoving = true;
  // 40 ms for a size of 2900; one and a half times the size is too slow during a gesture.
  solver.ask(piece(2999));
  for (let frame = 0; frame < 5; frame++) paint();
  expect(answered).toHaveLength(2);
});

test('documents left by a broken thread are solved in the page', () => {
  const { solver, answered, breakThread, paint, isBehind } = start();
  const document = piece(900);
  solver.ask(document);
  breakThread();
  paint();
  expect(answered).toEqual([document]);
  expect(isBehind()).toBe(false);
});

test('after its end nothing is answered, and the thread is gone', () => {
  const { solver, answered, answerFromThread, threads } = start();
  solver.ask(piece(900));
  solver.end();
  answerFromThread(50);
  expect([answered.length, threads()]).toEqual([0, 0]);
});

test('a document that is solved in full while a hand moves it is not solved again when it rests', () => {
  const { solver, state, answered, inThread, answerFromThread, isBehind } = start({
    isPartialWhenMoving: false,
  });
  const document = piece(900);
  state.isMoving = true;
  solver.ask(document);
  state.isMoving = false;
  answerFromThread(20);
  expect([answered.length, inThread.length, isBehind()]).toEqual([1, 1, false]);
});

/** A live solver whose page loads its solver on demand; the duration of a solve is not known yet. */
function startUnloaded({ hasThread = true, failures = 0 } = {}) {
  const answered: string[] = [];
  const inThread: string[] = [];
  const inPage: string[] = [];
  const later: (() => void)[] = [];
  let listeners: ThreadListeners<string> | null = null;
  let pageMs = 0.1;
  let now = 0;
  let left = failures;
  const solve = ({ id }: { readonly id: string }): string => {
    inPage.push(id);
    now += pageMs;
    return id;
  };
  const solver = createLiveSolver<{ readonly id: string }, string>({
    means: {
      solver: () =>
        left-- > 0
          ? Promise.reject(new Error('offline'))
          : Promise.resolve({
              solve,
              *solveInParts(document) {
                yield;
                return solve(document);
              },
            }),
      startThread: (given) => {
        if (!hasThread) return null;
        listeners = given;
        return { solve: ({ id }) => void inThread.push(id), end: () => undefined };
      },
      sizeOf: () => 1,
      smallBelow: 0,
      firstMs: Infinity,
      isLarge: () => false,
      isPartialWhenMoving: false,
    },
    onAnswer: ({ id }) => answered.push(id),
    onPutOff: () => undefined,
    isMoving: () => false,
    now: () => now,
    runSoon: (run) => later.push(run),
    runLater: (run) => later.push(run),
  });
  return {
    ask: (id: string) => solver.ask({ id }),
    answered,
    inThread,
    inPage,
    setPageMs: (ms: number) => (pageMs = ms),
    answerFromThread: (tookMs: number) => listeners?.onAnswer({ answer: '', tookMs }),
    breakThread: () => listeners?.onFailure(),
    paint: () => later.splice(0).forEach((run) => run()),
    loaded: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

test('fast documents move to the page once its solver is loaded, and slow ones back to the thread', async () => {
  const { ask, inThread, inPage, answered, answerFromThread, paint, loaded, setPageMs } = startUnloaded();
  ask('a');
  answerFromThread(0.3);
  ask('b');
  // The page's own solver is still loading.
  expect(inThread).toEqual(['a', 'b']);
  answerFromThread(0.3);
  await loaded();
  for (const id of ['c', 'd', 'e']) ask(id);
  expect(inPage).toHaveLength(0);
  paint();
  expect(inPage).toEqual(['e']);
  setPageMs(40);
  ask('f');
  paint();
  ask('g');
  expect(inThread).toEqual(['a', 'b', 'g']);
  expect(answered).toEqual(['a', 'b', 'e', 'f']);
});

test('where no thread can be made the page loads its solver, and asks again for one that did not come', async () => {
  const { ask, answered, paint, loaded } = startUnloaded({ hasThread: false, failures: 1 });
  ask('a');
  await loaded();
  paint();
  expect(answered).toEqual([]);
  ask('b');
  await loaded();
  paint();
  expect(answered).toEqual(['b']);
});

test('the page solves the newer of a document left by a broken thread and a later one', async () => {
  const { ask, answered, breakThread, paint, loaded } = startUnloaded();
  ask('a');
  ask('b');
  breakThread();
  await loaded();
  paint();
  expect(answered).toEqual(['b']);
});
