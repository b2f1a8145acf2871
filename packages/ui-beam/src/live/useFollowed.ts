import { useEffect, useState } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import type { LiveFrame } from '@eecs/ui-kit/editor';
import type { Solution } from '../state/sessionAtoms.ts';
import { type ShownResult, liveFeedAtom, shownResultAtom } from './beamLive.ts';

/**
 * Gives the results on the screen, and while something is dragged on the board those of its draft, frame by frame: for
 * views that React draws and that are open only when somebody looks at them. Null while there is no result at all.
 */
export function useFollowed(): ShownResult | null {
  const shown = useKitAtomValue(shownResultAtom);
  const feed = useKitAtomValue(liveFeedAtom);
  const [frame, setFrame] = useState<LiveFrame<Solution>>(null);

  // Hears of gestures under way.
  useEffect(() => feed.subscribe(setFrame), [feed]);

  if (frame === null || shown === null) return shown;
  return frame === 'refused' ? { ...shown, standing: 'stale' } : { ...frame, standing: 'preview' };
}
