import { useKitAtomValue } from '@eecs/ui-kit';
import { Strip } from '@eecs/ui-kit/editor';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { StatusMarks } from './StatusMarks.tsx';

/** What the case lacks, above its inputs, where no line at the foot says so; nothing while it lacks nothing. */
export function StatusStrip() {
  const statuses = useKitAtomValue(sectionStatusesAtom);
  if (statuses.every(({ status }) => status === 'fulfilled')) return null;
  return (
    <Strip>
      <StatusMarks />
    </Strip>
  );
}
