import { ApiFailure } from '../failures/errors.ts';

export interface TurnsOptions {
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** Longest time in the queue, ms. */
  readonly waitMs: number;
}

/**
 * A queue for costly work, so that many tasks at once neither take all processors nor delay each other beyond their
 * deadlines.
 */
export interface Turns {
  /**
   * Runs a task when its turn comes. Rejects with ApiFailure `busy` if the queue is full or the turn does not come in
   * time, and if the client has disconnected when the turn comes (then the task is not run) or when the task is done.
   */
  readonly take: <T>(work: () => Promise<T>, isAwaited?: () => boolean) => Promise<T>;
  /** Throws ApiFailure `busy` if the queue is full. */
  readonly requireRoom: () => void;
  /** How many tasks run, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

/** Creates the queue for one kind of work. */
export function createTurns({ atOnce, waitingAtMost, waitMs }: TurnsOptions): Turns {
  const waiting = new Set<() => void>();
  let running = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(busy());
      }, waitMs);
      waiting.add(begin);
    });

  const requireRoom = () => {
    if (running >= atOnce && waiting.size >= waitingAtMost) throw busy();
  };

  return {
    requireRoom,
    async take(work, isAwaited = () => true) {
      requireRoom();
      if (running < atOnce) running += 1;
      else await wait();
      try {
        if (!isAwaited()) throw busy();
        const done = await work();
        if (!isAwaited()) throw busy();
        return done;
      } finally {
        const [next] = waiting;
        if (next === undefined) running -= 1;
        else next();
      }
    },
    load: () => ({ running, waiting: waiting.size }),
  };
}

function busy(): ApiFailure {
  return new ApiFailure('busy', { retryAfter: 2 });
}
