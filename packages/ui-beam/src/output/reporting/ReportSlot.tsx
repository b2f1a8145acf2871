import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { openReportAtom } from '@eecs/ui-kit/editor';
import { loadReport } from '../../late/loadReport.ts';

const ReportDialog = createLate(loadReport, 'ReportDialog');

/** The place of the dialog that makes a report, which is fetched when it is first asked for. */
export function ReportSlot() {
  return useKitAtomValue(openReportAtom) === null ? null : <ReportDialog />;
}
