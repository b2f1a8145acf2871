import { judgeInitialData, type SectionStatus } from '@eecs/solver-core/rules';
import { translate } from '../../messages/index.ts';
import type { Reader } from '../texts/reader.ts';

/** A status with its text: `Case sets: Empty case set`. */
export type ToldStatus = SectionStatus & { readonly text: string };

/** Says of every section of a case whether it is complete and why not; of its initial data from the request's own title. */
export function describeStatuses(
  statuses: readonly SectionStatus[],
  document: Readonly<Record<string, unknown>>,
  { locale }: Reader,
): readonly ToldStatus[] {
  const { L, title, description } = document;
  const initialData = judgeInitialData({
    L: typeof L === 'number' ? L : NaN,
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
  });
  return [{ section: 'initialData' as const, ...initialData }, ...statuses].map((judged) => {
    const { section, status, reason } = judged;
    const text = translate(locale, 'statuses.of', {
      section: translate(locale, `statuses.section.${section}`),
      status:
        reason === undefined
          ? translate(locale, `statuses.status.${status}`)
          : translate(locale, `statuses.reason.${reason}`),
    });
    return { ...judged, text };
  });
}
