import { type AnyFailure, describeFailure } from '@eecs/solver-core/texts';
import { type ReportBlock, textBlock } from '@eecs/ui-kit/report';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes why a beam cannot be solved, each reason with its place and its cure. */
export function describeRefusal(context: BeamReportContext): ReportBlock[] {
  return describeFailures(context, context.refusal?.failures ?? []);
}

/** Writes failures of a beam, or of the combinations of its case sets. */
export function describeFailures(
  { document, t, names, format, words }: BeamReportContext,
  failures: readonly AnyFailure[],
): ReportBlock[] {
  const writer = {
    language: words.language,
    kind: 'beam',
    place: format.place,
    supports: document.supports,
    nameSupport: (index: number) => `${t('column.support')} ${names[index] ?? index + 1}`,
  } as const;
  return failures.map((failure) => textBlock(describeFailure(failure, writer), 'warning'));
}
