import { lazy, useState } from 'react';
import { styled } from 'styled-components';
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
      <Late fallback={<Room />}>
        <Report />
      </Late>
    </ErrorBoundary>
  );
}

/** What a report on one mechanism takes, on a phone and beside the panel: what is below it moves little when it comes. */
const Room = styled.div`
  min-height: 268px;

  @container (min-width: 640px) {
    min-height: 136px;
  }
`;
