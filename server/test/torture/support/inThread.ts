import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** Something at work in a thread of its own, so that what is measured here does not wait for what it does. */
export interface Beside<Question, Answer> {
  /** Asks it for one thing at a time. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly end: () => Promise<unknown>;
}

/** Starts a module in a thread; it finds the data as its `workerData` and answers as `answerInThread` does. */
export function startInThread<Question, Answer>(module: URL, workerData: unknown): Beside<Question, Answer> {
  const thread = new Worker(module, { workerData, execArgv: ['--conditions=@eecs/source'] });
  return {
    async ask(question) {
      thread.postMessage(question);
      // Rejects where the thread fails.
      const [answer] = (await once(thread, 'message')) as [Answer];
      return answer;
    },
    end: () => thread.terminate(),
  };
}

/** Answers what is asked of this thread; a failure ends it. */
export function answerInThread<Question, Answer>(
  answer: (question: Question) => Promise<Answer> | Answer,
): void {
  parentPort?.on('message', (question: Question) => {
    void Promise.resolve(answer(question)).then((found) => parentPort?.postMessage(found));
  });
}
