import { expect, test } from 'vitest';
import { type LineTypes, type NumberLine, THREE, measureLine } from '../../../test/numberLine.ts';
import { createLiveSolver } from './createLiveSolver.ts';
import type { ThreadListeners } from './solvingThread.ts';

type Answer = LineTypes['solved'] | LineTypes['refused'];

function named(title: string): NumberLine {
  return { ...THREE, title };
}

/** A live solver with a thread, a page and frames that move only when the test says so. */
function start({ hasThread = true }: { readonly hasThread?: boolean } = {}) {
  const inThread: NumberLine[] = [];
  const inPage: NumberLine[] = [];
  const answered: string[] = [];
  const frames: (() => void)[] = [];
  let listeners: ThreadListeners<Answer> | null = null;
  let isEnded = false;
  const answer = measureLine(THREE);
  let pageMs = 0.1;
  const solver = createLiveSolver<NumberLine, Answer>({
    startThread: (given) => {
      if (!hasThread) return null;
      listeners = given;
      return { solve: (document) => void inThread.push(document), end: () => (isEnded = true) };
    },
    loadSolver: () =>
      Promise.resolve((document) => {
        inPage.push(document);
        return { answer, tookMs: pageMs };
      }),
    runSoon: (run) => void frames.push(run),
    runLater: (run) => void frames.push(run),
    onAnswer: ({ title }) => void answered.push(title),
  });
  return {
    solver,
    answered,
    inThread,
    inPage,
    frames,
    isEnded: () => isEnded,
    setPageMs: (ms: number) => (pageMs = ms),
    answerFromThread: (tookMs: number) => listeners?.onAnswer({ answer, tookMs }),
    breakThread: () => listeners?.onFailure(),
    paint: () => frames.splice(0).forEach((run) => run()),
    loaded: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

const titles = (documents: readonly NumberLine[]): string[] => documents.map(({ title }) => title);

test('one solve is under way at most, and of what was asked meanwhile only the newest is solved', () => {
  const { solver, inThread, answered, answerFromThread } = start();
  for (const title of ['a', 'b', 'c', 'd']) solver.ask(named(title));
  expect(titles(inThread)).toEqual(['a']);
  answerFromThread(50);
  expect(titles(inThread)).toEqual(['a', 'd']);
  answerFromThread(50);
  answerFromThread(50);
  expect(answered).toEqual(['a', 'd']);
});

test('a beam found to be quick goes on in the page, once for each frame; a slow one goes back to the thread', async () => {
  const { solver, inThread, inPage, answered, answerFromThread, paint, loaded, setPageMs } = start();
  solver.ask(named('a'));
  answerFromThread(0.3);
  solver.ask(named('b'));
  // The page's own solver is still being loaded.
  expect(titles(inThread)).toEqual(['a', 'b']);
  answerFromThread(0.3);
  await loaded();
  for (const title of ['c', 'd', 'e']) solver.ask(named(title));
  expect(inPage).toHaveLength(0);
  paint();
  expect(titles(inPage)).toEqual(['e']);
  setPageMs(40);
  solver.ask(named('f'));
  paint();
  solver.ask(named('g'));
  expect(titles(inThread)).toEqual(['a', 'b', 'g']);
  expect(answered).toEqual(['a', 'b', 'e', 'f']);
});

test('where no thread can be made the page solves, slow or not', async () => {
  const { solver, answered, paint, loaded, setPageMs } = start({ hasThread: false });
  setPageMs(100);
  solver.ask(named('a'));
  await loaded();
  paint();
  solver.ask(named('b'));
  paint();
  expect(answered).toEqual(['a', 'b']);
});

test('what a thread that breaks leaves unanswered is solved in the page', async () => {
  const { solver, answered, breakThread, paint, loaded } = start();
  solver.ask(named('a'));
  breakThread();
  await loaded();
  paint();
  expect(answered).toEqual(['a']);
});

test("of a broken thread's document and a newer one the newer is solved", async () => {
  const { solver, answered, breakThread, paint, loaded } = start();
  solver.ask(named('a'));
  solver.ask(named('b'));
  breakThread();
  await loaded();
  paint();
  expect(answered).toEqual(['b']);
});

test('after its end nothing is answered, and the thread is gone', () => {
  const { solver, answered, answerFromThread, isEnded } = start();
  solver.ask(named('a'));
  solver.end();
  answerFromThread(0.1);
  expect(answered).toEqual([]);
  expect(isEnded()).toBe(true);
});
