import type { BeamCase } from '@eecs/solver-core';
import { useHost, useLocale } from '@eecs/ui-kit';
import { toDocxBlob } from '@eecs/ui-kit/editor';
import type { Report } from '@eecs/ui-kit/report';
import type { BeamHost } from '../../props.ts';
import type { ReportOptions } from '../../report/reportOptions.ts';

/** The input of a file. */
interface Reported {
  readonly document: BeamCase;
  readonly options: ReportOptions;
  /** As it is seen; who writes by a server makes it there anew. */
  readonly report: Report;
}

/**
 * Gives what writes a report as a file of a word processor: the surroundings where they do it, else the editor itself.
 */
export function useReportFile(): (reported: Reported) => Promise<Blob> {
  // The surroundings of an editor of beams are those of beams.
  const { writeReport } = useHost() as BeamHost;
  const locale = useLocale();
  return async ({ document, options, report }) =>
    writeReport === undefined ? toDocxBlob(report) : writeReport(document, { ...options, locale });
}
