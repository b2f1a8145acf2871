import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** A task in a separate thread, so that measurements here do not wait for it. */
export interface Beside<Question, Answer> {
  /** Asks for one result at a time. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly end: () => Promise<unknown>;
}

/** Starts a module in a thread; it gets the data as its `workerData` and answers with `answerInThread`. */
export function startInThread<Question, Answer>(module: URL, workerData: unknown): Beside<Question, Answer> {
  const thread = new Worker(module, { workerData, execArgv: ['--conditions=@eecs/source'] });
  return {
    async ask(question) {
      thread.postMessage(question);
      // Rejects if the thread fails.
      const [answer] = (await once(thread, 'message')) as [Answer];
      return answer;
    },
    end: () => thread.terminate(),
  };
}

/** Answers questions to this thread; a failure ends it. */
export function answerInThread<Question, Answer>(
  answer: (question: Question) => Promise<Answer> | Answer,
): void {
  parentPort?.on('message', (question: Question) => {
    void Promise.resolve(answer(question)).then((found) => parentPort?.postMessage(found));
  });
}
