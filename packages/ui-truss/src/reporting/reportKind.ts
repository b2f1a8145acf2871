import type { ReportKind } from '@eecs/ui-kit/editor';
import { TRUSS_REPORT_PARTS, type TrussReportPart, USUAL_TRUSS_PARTS } from '../report/reportOptions.ts';

/** The report on a truss as the dialog of reports knows it. */
export const TRUSS_REPORT: ReportKind<TrussReportPart> = {
  key: 'truss.report',
  parts: TRUSS_REPORT_PARTS,
  usualParts: USUAL_TRUSS_PARTS,
};
