import { useKitAtomValue } from '@eecs/ui-kit';
import { Strip } from '@eecs/ui-kit/editor';
import { countersAtom } from '../state/counters.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { CorrectionCounts } from './CorrectionCounts.tsx';
import { BeamMarks } from './BeamMarks.ts';

/**
 * Shows what a case lacks, and the corrections, above its inputs if there is no status line; hidden while there is
 * neither.
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
