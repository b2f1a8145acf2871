import { useMemo } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { createReportDialog, failureMessages } from '@eecs/ui-kit/editor';
import { sheetMessages } from '../files/sheetMessages.ts';
import { shownSetIndexAtom } from '../live/shownAnswer.ts';
import { trussLaterMessages } from '../messages/laterMessages.ts';
import { trussResultsMessages } from '../messages/resultsMessages.ts';
import { createTrussReport } from '../report/createTrussReport.ts';
import { TRUSS_REPORT_PARTS, type TrussReportOptions, USUAL_TRUSS_PARTS } from '../report/reportOptions.ts';
import { solveTrussForReport } from '../report/solveTrussForReport.ts';
import { cutAtom } from '../state/cut.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { orientationAtom } from '../state/view.ts';
import { rodMessages } from '../results/rods/rodMessages.ts';
import { reportDialogMessages } from './reportMessages.ts';

/** The report dialog of the truss: parts are chosen beside a preview, and the report is printed or saved as a file. */
export const ReportDialog = createReportDialog({
  key: 'truss.report',
  feature: 'truss.report',
  parts: TRUSS_REPORT_PARTS,
  usualParts: USUAL_TRUSS_PARTS,
  handParts: ['joints', 'section'],
  documentAtom,
  shownSetAtom: shownSetIndexAtom,
  useOwn,
  solve: solveTrussForReport,
  catalogues: {
    t: reportDialogMessages,
    tEditor: trussLaterMessages,
    tSheet: sheetMessages,
    tResults: trussResultsMessages,
    tRods: rodMessages,
    language: failureMessages,
  },
  create: createTrussReport,
});

function useOwn(): Pick<TrussReportOptions, 'orientation' | 'cut'> {
  const cut = useKitAtomValue(cutAtom);
  const orientation = useKitAtomValue(orientationAtom);
  return useMemo(
    () => ({
      orientation,
      cut:
        cut === null
          ? null
          : { links: cut.rods.map(({ link }) => link), ...(cut.joint !== null && { joint: cut.joint }) },
    }),
    [orientation, cut],
  );
}
