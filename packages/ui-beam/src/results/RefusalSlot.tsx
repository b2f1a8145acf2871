import { lazy, useState } from 'react';
import { ErrorBoundary, Late, useKitAtomValue } from '@eecs/ui-kit';
import { mechanismsAtom } from '../live/mechanismAtoms.ts';
import { faultAtom } from '../state/sessionAtoms.ts';

const createLazyReport = () =>
  lazy(async () => ({ default: (await import('./RefusalReport.tsx')).RefusalReport }));

/** The place of the report on why there is no result; its code comes apart from the editor's. */
export function RefusalSlot() {
  const mechanisms = useKitAtomValue(mechanismsAtom);
  const fault = useKitAtomValue(faultAtom);
  const [Report, setReport] = useState(createLazyReport);

  if (mechanisms.length === 0 && fault === null) return null;
  return (
    // React remembers a lazy part that failed: another try needs another one.
    <ErrorBoundary onRetry={() => setReport(createLazyReport)}>
      <Late>
        <Report />
      </Late>
    </ErrorBoundary>
  );
}
