import { createReportDialog, failureMessages } from '@eecs/ui-kit/editor';
import { frameHandMessages } from '../messages/handMessages.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { createFrameReport } from '../report/createFrameReport.ts';
import { FRAME_REPORT_PARTS, USUAL_FRAME_PARTS } from '../report/reportOptions.ts';
import { solveFrameForReport } from '../report/solveFrameForReport.ts';
import { documentAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import { reportDialogMessages } from './reportMessages.ts';

/** The dialog that makes a report of the frame: its parts are selected, previewed, printed, or saved as a file. */
export const ReportDialog = createReportDialog({
  key: 'frame.report',
  feature: null,
  parts: FRAME_REPORT_PARTS,
  usualParts: USUAL_FRAME_PARTS,
  handParts: ['hand'],
  documentAtom,
  shownSetAtom: shownSetIndexAtom,
  solve: solveFrameForReport,
  catalogues: {
    t: reportDialogMessages,
    tEditor: frameLaterMessages,
    tHand: frameHandMessages,
    language: failureMessages,
  },
  create: createFrameReport,
});
