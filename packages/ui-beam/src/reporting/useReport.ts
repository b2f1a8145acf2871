import { useEffect, useMemo, useState } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { type Locale, loadMessages, useLocale } from '@eecs/ui-kit';
import type { Report } from '../report/blocks.ts';
import { createReport } from '../report/createReport.ts';
import type { ReportOptions } from '../report/reportOptions.ts';
import { SOLVED_BY } from '../report/release.ts';
import { solveForReport } from '../report/solveForReport.ts';
import { handMessages } from '../hand/handMessages.ts';
import { type ReportWords, createReportWords } from '../report/words.ts';
import type { ReportChoices } from './keptChoices.ts';
import { toldMessages } from './reportMessages.ts';

/** What a report on the screen is made by. */
export interface ReportRequest {
  readonly document: BeamCase;
  readonly choices: ReportChoices;
  readonly handSet: number;
  readonly link: string | null;
}

/** Gives how a report is wanted, as every maker of it takes it. */
export function useReportOptions({ choices, handSet, link }: Omit<ReportRequest, 'document'>): ReportOptions {
  const locale = useLocale();
  return useMemo(
    () => ({
      ...choices,
      handSet,
      link,
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()),
      version: SOLVED_BY,
    }),
    [choices, handSet, link, locale],
  );
}

/** Gives the report on a beam in the reader's language; null until its texts have come. */
export function useReport(document: BeamCase, options: ReportOptions): Report | null {
  const locale = useLocale();
  const [words, setWords] = useState<ReportWords | null>(null);

  // Fetches the texts of the reader's language; those of the last one are not shown in its place.
  useEffect(() => {
    let isWanted = true;
    const take = (found: ReportWords): void => {
      if (isWanted) setWords(found);
    };
    // Where the language does not come the report is in English.
    fetchWords(locale).then(take, async () => take(await fetchWords('en-US')));
    return () => {
      isWanted = false;
    };
  }, [locale]);

  const answer = useMemo(() => solveForReport(document), [document]);
  return useMemo(
    () => (words === null ? null : createReport(document, { answer, options, words })),
    [document, answer, options, words],
  );
}

async function fetchWords(locale: Locale): Promise<ReportWords> {
  const [report, hand] = await Promise.all([
    loadMessages(toldMessages, locale),
    loadMessages(handMessages, locale),
  ]);
  return createReportWords(locale, { report: report.messages, hand: hand.messages });
}
