import { type ToldFailure, describeFailure } from '@eecs/solver-core/texts';
import { type ReportBlock, say } from '@eecs/ui-kit/report';
import type { Teller } from './beamTeller.ts';

/** Writes why a beam cannot be solved, each reason with its place and its cure. */
export function tellRefusal(teller: Teller): ReportBlock[] {
  return tellFailures(teller, teller.refusal?.failures ?? []);
}

/** Writes failures of a beam, or of the combinations of its case sets. */
export function tellFailures(
  { document, t, names, format, words }: Teller,
  failures: readonly ToldFailure[],
): ReportBlock[] {
  const writer = {
    language: words.language,
    kind: 'beam',
    place: format.place,
    supports: document.supports,
    nameSupport: (index: number) => `${t('column.support')} ${names[index] ?? index + 1}`,
  } as const;
  return failures.map((failure) => say(describeFailure(failure, writer), 'warning'));
}
