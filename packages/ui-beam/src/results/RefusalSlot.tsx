import { styled } from 'styled-components';
import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { mechanismsAtom } from '../live/mechanismAtoms.ts';
import { faultAtom } from '../state/sessionAtoms.ts';
import { loadParts } from '../late/loadParts.ts';

const RefusalReport = createLate(loadParts, 'RefusalReport', {
  fallback: () => <Room />,
});

/** The place of the report on why there is no result; its code is loaded separately from the editor's. */
export function RefusalSlot() {
  const mechanisms = useKitAtomValue(mechanismsAtom);
  const fault = useKitAtomValue(faultAtom);
  if (mechanisms.length === 0 && fault === null) return null;
  return <RefusalReport />;
}

/**
 * Height of a report on one mechanism, on a phone and beside the panel, so that the content below hardly shifts when it
 * appears.
 */
const Room = styled.div`
  min-height: 268px;

  @container (min-width: 640px) {
    min-height: 136px;
  }
`;
