import { ApiFailure } from '../failures/errors.ts';

/** Runs the tasks of one client one after another; tasks of different clients do not wait for each other. */
export interface OneByOne {
  /** Rejects with ApiFailure `busy` if the task waited too long; it is then not started. */
  readonly run: <Result>(client: number, work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Creates the queues; a task starts at once if the client has no other one in progress. Tasks that would wait for each
 * other in the database wait here instead, because in the database each would occupy a connection while it waits.
 */
export function createOneByOne(patienceMs: number): OneByOne {
  const last = new Map<number, Promise<unknown>>();
  return {
    async run(client, work) {
      const before = last.get(client);
      let finish = () => {};
      const end = new Promise<void>((resolve) => (finish = resolve));
      // If a caller stops waiting, the next task still begins only after the previous one has ended.
      const chain = Promise.all([before, end]);
      last.set(client, chain);
      try {
        if (before !== undefined) await waitFor(before, patienceMs);
        return await work();
      } finally {
        finish();
        void chain.then(() => {
          if (last.get(client) === chain) last.delete(client);
        });
      }
    },
  };
}

async function waitFor(before: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiFailure('busy', { retryAfter: 1 })), patienceMs);
  });
  try {
    await Promise.race([before, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
