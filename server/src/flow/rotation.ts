/** Starts waiting tasks one at a time, taking turns between clients. */
export interface Rotation {
  /** Calls `start` when it is the client's turn. */
  readonly ask: (client: string, start: () => void) => void;
}

/**
 * Creates a rotation that starts at most one task per call of `later`, taking turns between clients. With
 * `setImmediate`, network events are handled between two tasks, so a client with a thousand tasks delays another client
 * by one of them rather than by all.
 */
export function createRotation(later: (callback: () => void) => unknown): Rotation {
  // A map keeps the insertion order of its keys: the first client is next.
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
