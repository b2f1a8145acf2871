import { useEffect, useState } from 'react';
import type * as hands from './hands.ts';

type Hands = typeof hands;

/** Gives the tools of the board once they are there; the drawing never waits for them. */
export function useHands(): Hands | null {
  const [hands, setHands] = useState<Hands | null>(null);
  // Fetches them after the first paint. Without them the beam is still drawn, and edited in the tables.
  useEffect(() => {
    let isWanted = true;
    import('./hands.ts').then(
      (fetched) => isWanted && setHands(fetched),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return hands;
}
