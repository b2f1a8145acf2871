import { useEffect } from 'react';
import { preloadExplore, preloadParts } from '@eecs/ui-beam';
import { useLocale } from '@eecs/ui-kit';
import { savesData } from '../../ports/page/savesData.ts';
import { whenIdle } from '../../ports/page/whenIdle.ts';

/** A desktop, where the large chart is likely to be used and the network is likely fast enough. */
const DESKTOP_QUERY = '(min-width: 1024px) and (pointer: fine)';

/**
 * Fetches, while the browser is idle, what an open editor may need later, in the reader's language, so that it works
 * without a network; on a desktop also the chart of the results. For readers who save data everything loads on demand.
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
        // A part that fails to load now is requested again when it is needed, and its failure is reported then.
        preloadExplore().catch(() => undefined);
      });
    }, stop.signal);
    return () => {
      stop.abort();
    };
  }, [locale]);
}
