/** Starts waiting tasks, one at a time and the clients in turn. */
export interface Rotation {
  /** Has `start` called when it is the client's turn. */
  readonly ask: (client: string, start: () => void) => void;
}

/**
 * Creates a rotation that starts at most one thing each time `later` comes round, of each client in turn. With
 * `setImmediate` the network is polled between two of them, so a client with a thousand things delays another by one of
 * them and not by all.
 */
export function createRotation(later: (callback: () => void) => unknown): Rotation {
  // A map keeps the order in which its keys were set: the first client is the next.
  const waiting = new Map<string, (() => void)[]>();

  const startNext = () => {
    const [turn] = waiting;
    if (turn === undefined) return;
    const [client, starts] = turn;
    waiting.delete(client);
    const start = starts.shift();
    if (starts.length > 0) waiting.set(client, starts);
    if (waiting.size > 0) later(startNext);
    start?.();
  };

  return {
    ask(client, start) {
      const starts = waiting.get(client);
      if (starts !== undefined) {
        starts.push(start);
        return;
      }
      waiting.set(client, [start]);
      if (waiting.size === 1) later(startNext);
    },
  };
}
