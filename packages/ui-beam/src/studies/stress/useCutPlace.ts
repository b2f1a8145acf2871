import { useEffect, useState } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { cursorAtom } from '../../state/passing.ts';

/**
 * Returns the place of the section and the function that changes it: where a diagram was last traced, or the chosen
 * place; null until then. A trace is followed once per frame.
 */
export function useCutPlace(): readonly [number | null, (x: number) => void] {
  const cursor = useKitAtomValue(cursorAtom);
  const [x, setX] = useState<number | null>(() => cursor.get());
  // Follows the cursor of all diagrams; the section stays where the cursor disappears.
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
