import { useMemo } from 'react';
import { type Locale, loadMessages, loadTexts, useKitAtomValue, useText } from '@eecs/ui-kit';
import { createReportDialog } from '@eecs/ui-kit/editor';
import { sheetMessages } from '../files/sheetMessages.ts';
import { shownSetIndexAtom } from '../live/shownAnswer.ts';
import { failureMessages } from '../messages/failureMessages.ts';
import { trussLaterMessages } from '../messages/laterMessages.ts';
import { trussResultsMessages } from '../messages/resultsMessages.ts';
import { createTrussReport } from '../report/createTrussReport.ts';
import { TRUSS_REPORT_PARTS, type TrussReportOptions, USUAL_TRUSS_PARTS } from '../report/reportOptions.ts';
import { solveTrussForReport } from '../report/solveTrussForReport.ts';
import { type TrussReportWords, createTrussReportWords } from '../report/words.ts';
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
  useNameOf: () => {
    const t = useText(reportDialogMessages);
    return (part) => t(`part.${part}`);
  },
  useOwn,
  solve: solveTrussForReport,
  fetchWords,
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

async function fetchWords(locale: Locale): Promise<TrussReportWords> {
  const [report, editor, sheet, results, rods, failures] = await Promise.all([
    loadMessages(reportDialogMessages, locale),
    loadMessages(trussLaterMessages, locale),
    loadMessages(sheetMessages, locale),
    loadMessages(trussResultsMessages, locale),
    loadMessages(rodMessages, locale),
    loadTexts(failureMessages, locale),
  ]);
  return createTrussReportWords(locale, {
    report: report.messages,
    editor: editor.messages,
    sheet: sheet.messages,
    results: results.messages,
    rods: rods.messages,
    failures,
  });
}
