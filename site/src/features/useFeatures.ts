import { useEffect, useMemo, useState } from 'react';
import type { Subscription } from '@eecs/ui-account';
import { useSiteSession } from '../ports/kept/services.ts';
import { useConnection } from '../ports/reader/useConnection.ts';
import { whenIdle } from '../ports/page/whenIdle.ts';
import type { KindId } from '../kinds/kindNames.ts';
import { listFeatures, type UsableFeatures } from './listFeatures.ts';

/**
 * Returns the features available to the reader in a branch. The features of anonymous users are requested once the page
 * is idle.
 */
export function useFeatures(branch: KindId): UsableFeatures {
  const session = useSiteSession();
  const call = useConnection();
  const [everybodys, setEverybodys] = useState<readonly Subscription[] | null>(null);
  const isNobody = session.state === 'anonymous' || session.state === 'unverified';

  // Synchronizes with the server's products.
  useEffect(() => {
    if (!isNobody) return undefined;
    const left = new AbortController();
    whenIdle(() => {
      void import('./askEverybodys.ts')
        .then(async ({ askEverybodys }) => {
          const found = await askEverybodys(call);
          if (!left.signal.aborted) setEverybodys(found);
        })
        .catch(() => undefined);
    }, left.signal);
    return () => {
      left.abort();
    };
  }, [isNobody, call]);

  return useMemo(() => listFeatures(branch, session, everybodys), [branch, session, everybodys]);
}
