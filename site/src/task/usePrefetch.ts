import { useEffect } from 'react';
import { preloadExplore, preloadParts } from '@eecs/ui-beam';
import { useLocale } from '@eecs/ui-kit';
import { savesData } from '../ports/page/savesData.ts';
import { whenIdle } from '../ports/page/whenIdle.ts';

/** Where a large chart is likely to be asked for, and the line is likely to carry it. */
const DESKTOP_QUERY = '(min-width: 1024px) and (pointer: fine)';

/**
 * Fetches in a quiet moment what an open editor may still want, so that it goes on without a network, in the reader's
 * language; on a desktop the chart of the results too. For readers who save data everything comes on demand.
 */
export function usePrefetch(): void {
  const locale = useLocale();
  // Synchronizes with the browser's idle time.
  useEffect(() => {
    if (savesData()) return undefined;
    const stop = new AbortController();
    whenIdle(() => {
      void preloadParts(locale).then(() => {
        if (stop.signal.aborted || !window.matchMedia(DESKTOP_QUERY).matches) return;
        // A part that does not come now is asked for again when it is wanted, and its failure is reported then.
        preloadExplore().catch(() => undefined);
      });
    }, stop.signal);
    return () => {
      stop.abort();
    };
  }, [locale]);
}
