import { useMemo } from 'react';
import { useConventions, useKitAtomValue } from '@eecs/ui-kit';
import { createReportDialog } from '@eecs/ui-kit/editor';
import { shownSetAtom } from '../../live/beamLive.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { createReport } from '../../report/createReport.ts';
import { REPORT_PARTS, type ReportOptions, USUAL_PARTS } from '../../report/reportOptions.ts';
import { solveForReport } from '../../report/solveForReport.ts';
import { deflectionLimitAtom } from '../../state/look.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { codeMessages } from '../../studies/code/codeMessages.ts';
import { handMessages } from '../../studies/hand/handMessages.ts';
import { reportDialogMessages } from './reportMessages.ts';
import { useCheckLink } from './useCheckLink.ts';

/** The report dialog of the beam: the reader chooses parts, sees the preview, and prints or saves it. */
export const ReportDialog = createReportDialog({
  key: 'beam.report',
  feature: 'msb.report',
  parts: REPORT_PARTS,
  usualParts: USUAL_PARTS,
  handParts: ['hand'],
  documentAtom,
  shownSetAtom,
  useOwn,
  solve: solveForReport,
  useLink: useCheckLink,
  catalogues: {
    t: reportDialogMessages,
    tHand: handMessages,
    tCode: codeMessages,
    language: failureMessages,
  },
  create: createReport,
});

function useOwn(): Pick<ReportOptions, 'shearSymbol' | 'isMomentUp' | 'deflectionLimit'> {
  const { shear, isMomentUp } = useConventions();
  const deflectionLimit = useKitAtomValue(deflectionLimitAtom);
  return useMemo(
    () => ({ shearSymbol: shear, isMomentUp, deflectionLimit }),
    [shear, isMomentUp, deflectionLimit],
  );
}
