import { useEffect, useState } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { cursorAtom } from '../../state/passing.ts';

/**
 * Returns where the beam is cut and the way to cut it elsewhere: where a diagram was traced last, or where it was put;
 * null until then. A trace is followed once a frame.
 */
export function useCutPlace(): readonly [number | null, (x: number) => void] {
  const cursor = useKitAtomValue(cursorAtom);
  const [x, setX] = useState<number | null>(() => cursor.get());
  // Follows the cursor of all diagrams; where it goes the cut stays.
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      frame = 0;
      const place = cursor.get();
      if (place !== null) setX(place);
    };
    const end = cursor.subscribe(() => {
      frame ||= requestAnimationFrame(follow);
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [cursor]);
  return [x, setX];
}
