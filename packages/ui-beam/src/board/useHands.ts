import { useEffect, useState } from 'react';
import { loadParts } from '../late/loadParts.ts';

type Hands = Awaited<ReturnType<typeof loadParts>>;

/** Returns the tools of the board once they are loaded; the drawing never waits for them. */
export function useHands(): Hands | null {
  const [hands, setHands] = useState<Hands | null>(null);
  // Loads them after the first paint. Without them the beam is still drawn.
  useEffect(() => {
    loadParts().catch(() => undefined);
    return loadParts.watch(setHands);
  }, []);
  return hands;
}
