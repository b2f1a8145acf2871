import { useCallback, useEffect, useState } from 'react';

/** What was asked of a server, as far as it is known. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T }
  | { readonly state: 'failed'; readonly reason: unknown; readonly retry: () => void };

/** Asks once, and again by `retry`. `ask` must stay the same for as long as it asks the same. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{
    readonly ask: unknown;
    readonly attempt: number;
    readonly asked: Asked<T>;
  } | null>(null);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Synchronizes with the server; the answer to a former question is dropped.
  useEffect(() => {
    let isStale = false;
    const set = (asked: Asked<T>): void => {
      if (!isStale) setFound({ ask, attempt, asked });
    };
    ask().then(
      (value) => set({ state: 'loaded', value }),
      (reason: unknown) => set({ state: 'failed', reason, retry }),
    );
    return () => {
      isStale = true;
    };
  }, [ask, attempt, retry]);

  return found?.ask === ask && found.attempt === attempt ? found.asked : { state: 'loading' };
}
