import { useCallback, useEffect, useState } from 'react';

/** The state of a request to a server, with its answer once it has arrived. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly reason: unknown; readonly retry: () => void };

/**
 * Calls `ask` once, and again on `retry` or for another `version`. `ask` must stay the same while it requests the same
 * data.
 */
export function useAsked<T>(ask: () => Promise<T>, version = ''): Asked<T> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{
    readonly ask: unknown;
    readonly attempt: number;
    readonly version: string;
    readonly asked: Asked<T>;
  } | null>(null);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Synchronizes with the server; the answer to an earlier request is ignored.
  useEffect(() => {
    let isStale = false;
    const set = (asked: Asked<T>): void => {
      if (!isStale) setFound({ ask, attempt, version, asked });
    };
    ask().then(
      (value) => set({ state: 'loaded', value }),
      (reason: unknown) => set({ state: 'failed', reason, retry }),
    );
    return () => {
      isStale = true;
    };
  }, [ask, attempt, version, retry]);

  const isNow = found?.ask === ask && found.attempt === attempt && found.version === version;
  return isNow ? found.asked : { state: 'loading' };
}
