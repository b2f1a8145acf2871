import { useMemo } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type Locale, loadMessages, useKitAtomValue, useLocale, useUnitOf } from '@eecs/ui-kit';
import { type ReportChoices, useReportWords, writeDay } from '@eecs/ui-kit/editor';
import type { Report } from '@eecs/ui-kit/report';
import { sheetMessages } from '../files/sheetMessages.ts';
import { trussLaterMessages } from '../messages/laterMessages.ts';
import { loadFailureLanguage } from '../messages/failureMessages.ts';
import { trussResultsMessages } from '../messages/resultsMessages.ts';
import { createTrussReport } from '../report/createTrussReport.ts';
import { SOLVED_BY } from '../report/release.ts';
import type { TrussReportOptions, TrussReportPart } from '../report/reportOptions.ts';
import { solveTrussForReport } from '../report/solveTrussForReport.ts';
import { type TrussReportWords, createTrussReportWords } from '../report/words.ts';
import { cutAtom } from '../state/cut.ts';
import { orientationAtom } from '../state/view.ts';
import { toldMessages } from './reportMessages.ts';

/** Gives how a report is wanted, as every maker of it takes it. */
export function useTrussReportOptions(
  choices: ReportChoices<TrussReportPart>,
  handSet: number,
): TrussReportOptions {
  const locale = useLocale();
  const unitOf = useUnitOf();
  const cut = useKitAtomValue(cutAtom);
  const orientation = useKitAtomValue(orientationAtom);
  return useMemo(
    () => ({
      ...choices,
      handSet,
      orientation,
      cut:
        cut === null
          ? null
          : { links: cut.rods.map(({ link }) => link), ...(cut.joint !== null && { joint: cut.joint }) },
      unitOf,
      date: writeDay(choices.date, locale),
      version: SOLVED_BY,
    }),
    [choices, handSet, orientation, cut, unitOf, locale],
  );
}

/** Gives the report on a truss in the reader's language; null until its texts have come. */
export function useTrussReport(document: TrussCase, options: TrussReportOptions): Report | null {
  const words = useReportWords(fetchWords);
  const answer = useMemo(() => solveTrussForReport(document), [document]);
  return useMemo(
    () => (words === null ? null : createTrussReport(document, { answer, options, words })),
    [document, answer, options, words],
  );
}

async function fetchWords(locale: Locale): Promise<TrussReportWords> {
  const [report, editor, sheet, results, failures] = await Promise.all([
    loadMessages(toldMessages, locale),
    loadMessages(trussLaterMessages, locale),
    loadMessages(sheetMessages, locale),
    loadMessages(trussResultsMessages, locale),
    loadFailureLanguage(locale),
  ]);
  return createTrussReportWords(locale, {
    report: report.messages,
    editor: editor.messages,
    sheet: sheet.messages,
    results: results.messages,
    failures,
  });
}
