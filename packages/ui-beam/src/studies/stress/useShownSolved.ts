import { startTransition, useEffect, useState } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { type ShownResult, liveFeedAtom } from '../../live/beamLive.ts';
import type { Solved } from '../../naming/resultRows.ts';

/** How often a picture follows a hand, ms: what renders by React is not drawn in every frame. */
const EVERY_MS = 120;

/** Gives the beam that is on the screen with its results; while something is dragged its draft, some times a second. */
export function useShownSolved(result: ShownResult): Solved {
  const feed = useKitAtomValue(liveFeedAtom);
  const [draft, setDraft] = useState<Solved | null>(null);
  // Follows gestures at a distance, and their end at once.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let newest: Solved | null = null;
    const notify = (): void => {
      waiting = undefined;
      // Between frames of the gesture, which come first.
      startTransition(() => setDraft(newest));
    };
    const end = feed.subscribe((frame) => {
      if (frame === 'refused') return;
      newest = frame;
      if (frame === null) {
        clearTimeout(waiting);
        waiting = undefined;
        setDraft(null);
      } else waiting ??= setTimeout(notify, EVERY_MS);
    });
    return () => {
      clearTimeout(waiting);
      end();
    };
  }, [feed]);
  return draft ?? result;
}
