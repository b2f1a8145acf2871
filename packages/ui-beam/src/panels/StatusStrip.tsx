import { useKitAtomValue } from '@eecs/ui-kit';
import { Strip } from '@eecs/ui-kit/editor';
import { countersAtom } from '../state/counters.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { CorrectionCounts } from './CorrectionCounts.tsx';
import { BeamMarks } from './BeamMarks.ts';

/**
 * Shows the missing parts and the corrections of a case above its inputs, where no line at the foot does; nothing while
 * there is neither.
 */
export function StatusStrip() {
  const statuses = useKitAtomValue(sectionStatusesAtom);
  const isCorrected = Object.values(useKitAtomValue(countersAtom)).some((count) => count > 0);
  if (!isCorrected && statuses.every(({ status }) => status === 'fulfilled')) return null;
  return (
    <Strip>
      <BeamMarks />
      <CorrectionCounts />
    </Strip>
  );
}
