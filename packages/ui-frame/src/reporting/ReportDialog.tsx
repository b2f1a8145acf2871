import { type Locale, loadMessages, loadTexts, useText } from '@eecs/ui-kit';
import { createReportDialog } from '@eecs/ui-kit/editor';
import { failureMessages } from '../messages/failureMessages.ts';
import { frameHandMessages } from '../messages/handMessages.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { createFrameReport } from '../report/createFrameReport.ts';
import { FRAME_REPORT_PARTS, USUAL_FRAME_PARTS } from '../report/reportOptions.ts';
import { solveFrameForReport } from '../report/solveFrameForReport.ts';
import { type FrameReportWords, createFrameReportWords } from '../report/words.ts';
import { documentAtom, shownSetIndexAtom } from '../state/sessionAtoms.ts';
import { reportDialogMessages } from './reportMessages.ts';

const NOTHING = {};

/** The dialog that makes a report of the frame: its parts are selected, previewed, printed, or saved as a file. */
export const ReportDialog = createReportDialog({
  key: 'frame.report',
  feature: null,
  parts: FRAME_REPORT_PARTS,
  usualParts: USUAL_FRAME_PARTS,
  handParts: ['hand'],
  documentAtom,
  shownSetAtom: shownSetIndexAtom,
  useNameOf: () => {
    const t = useText(reportDialogMessages);
    return (part) => t(`part.${part}`);
  },
  useOwn: () => NOTHING,
  solve: solveFrameForReport,
  fetchWords,
  create: createFrameReport,
});

async function fetchWords(locale: Locale): Promise<FrameReportWords> {
  const [report, editor, hand, failures] = await Promise.all([
    loadMessages(reportDialogMessages, locale),
    loadMessages(frameLaterMessages, locale),
    loadMessages(frameHandMessages, locale),
    loadTexts(failureMessages, locale),
  ]);
  return createFrameReportWords(locale, {
    report: report.messages,
    editor: editor.messages,
    hand: hand.messages,
    failures,
  });
}
