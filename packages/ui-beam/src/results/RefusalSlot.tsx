import { Suspense, lazy, useEffect, useState } from 'react';
import { ErrorBoundary, useKitAtomValue } from '@eecs/ui-kit';
import { mechanismsAtom } from '../live/mechanismAtoms.ts';
import { faultAtom } from '../state/sessionAtoms.ts';

/** By then the page has come to rest; a beam that cannot be solved later, offline too, finds the report there. */
const PREFETCH_MS = 2000;

const loadReport = () => import('./RefusalReport.tsx');
const createLazyReport = () => lazy(async () => ({ default: (await loadReport()).RefusalReport }));

/** The place of the report on why there is no result; its code comes apart from the editor's. */
export function RefusalSlot() {
  const mechanisms = useKitAtomValue(mechanismsAtom);
  const fault = useKitAtomValue(faultAtom);
  const [Report, setReport] = useState(createLazyReport);

  // Fetches what may be wanted later.
  useEffect(() => {
    const timer = setTimeout(() => void loadReport().catch(() => undefined), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, []);

  if (mechanisms.length === 0 && fault === null) return null;
  return (
    // React remembers a lazy part that failed: another try needs another one.
    <ErrorBoundary onRetry={() => setReport(createLazyReport)}>
      <Suspense fallback={null}>
        <Report />
      </Suspense>
    </ErrorBoundary>
  );
}
