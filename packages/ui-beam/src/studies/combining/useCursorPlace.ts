import { useEffect, useState } from 'react';
import type { DiagramCursor } from '@eecs/ui-kit';

/** Returns the place that a cursor reads, updated once per frame; null if none is read. */
export function useCursorPlace(cursor: DiagramCursor): number | null {
  const [place, setPlace] = useState<number | null>(null);
  // Follows the cursor, which moves more often than a page paints.
  useEffect(() => {
    let frame = 0;
    const stop = cursor.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlace(cursor.get()));
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [cursor]);
  return place;
}
