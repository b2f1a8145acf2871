import { useEffect, useMemo, useState } from 'react';
import type { BeamCase, SolvedBeam } from '@eecs/solver-core';
import {
  type Locale,
  loadMessages,
  useConventions,
  useHost,
  useKitAtomValue,
  useLocale,
  useUnitOf,
} from '@eecs/ui-kit';
import { type ReportChoices, useReportWords, writeDay } from '@eecs/ui-kit/editor';
import type { Report } from '@eecs/ui-kit/report';
import { loadFailureLanguage } from '../../messages/failureMessages.ts';
import type { BeamHost } from '../../props.ts';
import { writeClaim } from '../../report/checkNumbers.ts';
import { createReport } from '../../report/createReport.ts';
import type { ReportOptions, ReportPart } from '../../report/reportOptions.ts';
import { SOLVED_BY } from '../../report/release.ts';
import { solveForReport } from '../../report/solveForReport.ts';
import { handMessages } from '../../studies/hand/handMessages.ts';
import { type ReportWords, createReportWords } from '../../report/words.ts';
import { deflectionLimitAtom } from '../../state/look.ts';
import { toldMessages } from './reportMessages.ts';

/** The maker of a report on the screen. */
export interface ReportRequest {
  readonly choices: ReportChoices<ReportPart>;
  readonly handSet: number;
  readonly link: string | null;
}

/** Gives how a report is wanted, as every maker of it takes it. */
export function useReportOptions({ choices, handSet, link }: ReportRequest): ReportOptions {
  const locale = useLocale();
  const { shear, isMomentUp } = useConventions();
  const unitOf = useUnitOf();
  const deflectionLimit = useKitAtomValue(deflectionLimitAtom);
  return useMemo(
    () => ({
      ...choices,
      handSet,
      link,
      shearSymbol: shear,
      isMomentUp,
      deflectionLimit,
      unitOf,
      date: writeDay(choices.date, locale),
      version: SOLVED_BY,
    }),
    [choices, handSet, link, locale, shear, isMomentUp, deflectionLimit, unitOf],
  );
}

/** Gives a beam solved with all that a report tells of it; null for one that cannot be solved. */
export function useSolved(document: BeamCase): SolvedBeam | null {
  return useMemo(() => solveForReport(document), [document]);
}

/**
 * Gives the address where the numbers of a report are checked; null where nobody offers one, or it would be too long.
 */
export function useCheckLink(document: BeamCase, answer: SolvedBeam | null): string | null {
  // The surroundings of an editor of beams are those of beams.
  const { checkPage } = useHost() as BeamHost;
  const [link, setLink] = useState<string | null>(null);

  // Packs what is checked, which takes the browser a moment.
  useEffect(() => {
    let isWanted = true;
    const fragment =
      answer === null || checkPage === undefined
        ? Promise.resolve(null)
        : writeClaim(document, { answer, version: SOLVED_BY });
    void fragment.then((found) => {
      if (isWanted) setLink(found === null || checkPage === undefined ? null : `${checkPage}${found}`);
    });
    return () => {
      isWanted = false;
    };
  }, [document, answer, checkPage]);

  return link;
}

/** Gives the report on a beam in the reader's language; null until its texts have come. */
export function useReport(
  document: BeamCase,
  { answer, options }: { readonly answer: SolvedBeam | null; readonly options: ReportOptions },
): Report | null {
  const words = useReportWords(fetchWords);
  return useMemo(
    () => (words === null ? null : createReport(document, { answer, options, words })),
    [document, answer, options, words],
  );
}

async function fetchWords(locale: Locale): Promise<ReportWords> {
  const [report, hand, failures] = await Promise.all([
    loadMessages(toldMessages, locale),
    loadMessages(handMessages, locale),
    loadFailureLanguage(locale),
  ]);
  return createReportWords(locale, { report: report.messages, hand: hand.messages, failures });
}
