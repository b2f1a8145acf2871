import { describeFailure } from '@eecs/solver-core/texts';
import { type ReportBlock, say } from '@eecs/ui-kit/report';
import type { Teller } from './teller.ts';

/** Tells why a beam cannot be solved, each reason with its place and its cure. */
export function tellRefusal({ refusal, document, t, names, format, words }: Teller): ReportBlock[] {
  const writer = {
    language: words.language,
    kind: 'beam',
    place: format.place,
    supports: document.supports,
    nameSupport: (index: number) => `${t('column.support')} ${names[index] ?? index + 1}`,
  } as const;
  return (refusal?.failures ?? []).map((failure) => say(describeFailure(failure, writer), 'warning'));
}
