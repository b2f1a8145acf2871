import { useEffect, useState } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import type { LiveFrame } from '@eecs/ui-kit/editor';
import type { Solution } from '../state/sessionAtoms.ts';
import { type ShownResult, liveFeedAtom, shownResultAtom } from './beamLive.ts';

/**
 * Returns the shown results, and during a drag those of its draft, frame by frame: for views drawn by React that are
 * open only on request. Null while there is no result.
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
