import { judgeInitialData, type SectionStatus, type StatusReason } from '@eecs/solver-core/truss-rules';
import type { Reader } from '../texts/reader.ts';
import { writeStatuses, type DescribedStatus } from '../texts/statusTexts.ts';

/**
 * Describes for every section of a truss whether it is complete and, if not, why; the status of the initial data comes
 * from the request's own title.
 */
export function describeStatuses(
  statuses: readonly SectionStatus[],
  { title, description }: Readonly<Record<string, unknown>>,
  reader: Reader,
): readonly DescribedStatus<StatusReason>[] {
  const initialData = judgeInitialData({
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  });
  return writeStatuses([{ section: 'initialData', ...initialData }, ...statuses], reader);
}
