import { useState } from 'react';
import { useKitAtomValue, useText } from '@eecs/ui-kit';
import { ReportDialog as SharedDialog, nameSet, useEditorText, useReportChoices } from '@eecs/ui-kit/editor';
import { shownSetAtom } from '../../live/beamLive.ts';
import { REPORT_PARTS } from '../../report/reportOptions.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';
import { BEAM_REPORT } from './reportKind.ts';
import { toldMessages } from './reportMessages.ts';
import { useCheckLink, useReport, useReportOptions, useSolved } from './useReport.ts';
import { useReportFile } from './useReportFile.ts';

const FEATURE = 'msb.report';

/** The dialog that makes a report of the beam: what is in it is chosen and seen beside, printed, or kept as a file. */
export function ReportDialog() {
  const t = useText(toldMessages);
  const tEditor = useEditorText();
  const document = useKitAtomValue(documentAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const [handSet, setHandSet] = useState(shown);
  const [choices, setChoices] = useReportChoices(BEAM_REPORT, document.units.system);
  const answer = useSolved(document);
  const link = useCheckLink(document, answer);
  const options = useReportOptions({ choices, handSet, link });
  const writeFile = useReportFile();
  return (
    <SharedDialog
      feature={FEATURE}
      choices={choices}
      onChange={setChoices}
      parts={REPORT_PARTS.map((part) => ({ part, label: t(`part.${part}`) }))}
      hand={{
        parts: ['hand'],
        set: handSet,
        sets: document.caseSets.map((_, index) => nameSet(index, document.caseSets, tEditor)),
        onSet: setHandSet,
      }}
      report={useReport(document, { answer, options })}
      writeFile={(report) => writeFile({ document, options, report })}
    />
  );
}
