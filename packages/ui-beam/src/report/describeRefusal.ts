import { type AnyFailure, type BeamWriter, describeFailure } from '@eecs/solver-core/texts';
import { type ReportBlock, textBlock } from '@eecs/ui-kit/report';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes why a beam cannot be solved, each reason with its place and its fix. */
export function describeRefusal(context: BeamReportContext): ReportBlock[] {
  return describeFailures(context, context.refusal?.failures ?? []);
}

/** Writes failures of a beam, or of the combinations of its case sets. */
export function describeFailures(context: BeamReportContext, failures: readonly AnyFailure[]): ReportBlock[] {
  const writer = createReportWriter(context);
  return failures.map((failure) => textBlock(describeFailure(failure, writer), 'warning'));
}

/** Creates the writer of texts about the beam of a report, with the report's names of supports. */
export function createReportWriter({ document, t, names, format, words }: BeamReportContext): BeamWriter {
  return {
    language: words.language,
    kind: 'beam',
    place: format.place,
    supports: document.supports,
    nameSupport: (index: number) => `${t('column.support')} ${names[index] ?? index + 1}`,
  };
}
