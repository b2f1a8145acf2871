import { useState } from 'react';
import { useHost, useKitAtomValue, useLocale, useText } from '@eecs/ui-kit';
import {
  ReportDialog as SharedDialog,
  nameSet,
  toDocxBlob,
  useEditorText,
  useReportChoices,
} from '@eecs/ui-kit/editor';
import { shownSetIndexAtom } from '../live/shownAnswer.ts';
import type { TrussHost } from '../props.ts';
import { TRUSS_REPORT_PARTS } from '../report/reportOptions.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { TRUSS_REPORT } from './reportKind.ts';
import { toldMessages } from './reportMessages.ts';
import { useTrussReport, useTrussReportOptions } from './useTrussReport.ts';

const FEATURE = 'truss.report';

/** The dialog that makes a report of the truss: what is in it is chosen and seen beside, printed, or kept as a file. */
export function ReportDialog() {
  const t = useText(toldMessages);
  const tEditor = useEditorText();
  const locale = useLocale();
  // The surroundings of an editor of trusses are those of trusses.
  const { writeReport } = useHost() as TrussHost;
  const document = useKitAtomValue(documentAtom);
  const [handSet, setHandSet] = useState(useKitAtomValue(shownSetIndexAtom));
  const [choices, setChoices] = useReportChoices(TRUSS_REPORT, document.units.system);
  const options = useTrussReportOptions(choices, handSet);
  return (
    <SharedDialog
      feature={FEATURE}
      choices={choices}
      onChange={setChoices}
      parts={TRUSS_REPORT_PARTS.map((part) => ({ part, label: t(`part.${part}`) }))}
      hand={{
        parts: ['joints', 'section'],
        set: handSet,
        sets: document.caseSets.map((_, index) => nameSet(index, document.caseSets, tEditor)),
        onSet: setHandSet,
      }}
      report={useTrussReport(document, options)}
      writeFile={async (report) =>
        writeReport === undefined ? toDocxBlob(report) : writeReport(document, { ...options, locale })
      }
    />
  );
}
