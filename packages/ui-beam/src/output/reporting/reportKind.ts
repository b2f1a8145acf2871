import type { ReportKind } from '@eecs/ui-kit/editor';
import { REPORT_PARTS, type ReportPart, USUAL_PARTS } from '../../report/reportOptions.ts';

/** The report on a beam as the dialog of reports knows it. */
export const BEAM_REPORT: ReportKind<ReportPart> = {
  key: 'beam.report',
  parts: REPORT_PARTS,
  usualParts: USUAL_PARTS,
};
