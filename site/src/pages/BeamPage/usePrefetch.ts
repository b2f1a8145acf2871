import { useEffect } from 'react';
import { preloadExplore } from '@eecs/ui-beam';
import { savesData, whenIdle } from '../../ports/whenIdle.ts';

/** Where a large chart is likely to be asked for, and the line is likely to bear it. */
const DESKTOP_QUERY = '(min-width: 1024px) and (pointer: fine)';

/** On a desktop fetches the chart of the results in a quiet moment; phones and readers who save data fetch it on demand. */
export function usePrefetch(): void {
  // Synchronizes with the browser's idle time.
  useEffect(() => {
    if (savesData() || !window.matchMedia(DESKTOP_QUERY).matches) return undefined;
    const stop = new AbortController();
    whenIdle(() => {
      // A part that does not come now is asked for again when it is wanted, and its failure is told then.
      preloadExplore().catch(() => undefined);
    }, stop.signal);
    return () => {
      stop.abort();
    };
  }, []);
}
