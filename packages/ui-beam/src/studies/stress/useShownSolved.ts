import { startTransition, useEffect, useState } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { type ShownResult, liveFeedAtom } from '../../live/beamLive.ts';
import type { Solved } from '../../naming/resultRows.ts';

/** How often a picture follows a gesture, ms, because React does not render it in every frame. */
const EVERY_MS = 120;

/** Returns the shown beam with its results; during a drag its draft, a few times per second. */
export function useShownSolved(result: ShownResult): Solved {
  const feed = useKitAtomValue(liveFeedAtom);
  const [draft, setDraft] = useState<Solved | null>(null);
  // Follows gestures with a delay, and their end at once.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let newest: Solved | null = null;
    const notify = (): void => {
      waiting = undefined;
      // Between frames of the gesture, which take precedence.
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
