import { formatNumber } from '@eecs/solver-core';
import { type RodLimits, solveTrussCombinations } from '@eecs/solver-core/combinations';
import {
  type JudgedRod,
  type TrussRodCheck,
  type UnjudgedReason,
  checkTrussRods,
  chooseChecks,
  citeRodCheck,
  nameCheckCause,
  readStandard,
} from '@eecs/solver-core/code-checks';
import { describeUnjudgedReason } from '@eecs/solver-core/texts';
import { solveTruss } from '@eecs/solver-core/truss';
import { describeJudgedBy, isCombining } from '@eecs/ui-kit/editing';
import { type ReportBlock, head, textBlock } from '@eecs/ui-kit/report';
import { nameRod } from '../hand/writeLine.ts';
import { describeTable } from './describeTable.ts';
import type { TrussReportContext } from './trussReportContext.ts';
import { workRod } from './workRod.ts';

type Judged = TrussRodCheck & JudgedRod;

/**
 * Writes the rods with their resistances by the standard of the document, under its combinations if it has a rule, and
 * lists those that are not checked. Returns nothing for a document without a standard.
 */
export function describeRods(context: TrussReportContext): ReportBlock[] {
  const { answer, document, words } = context;
  const { tRods: t } = words;
  const limits = readStandard(document, 'rods');
  if (answer === null || limits === null) return [];
  const title = [
    head(`${words.tResults('room.rods.title')}: ${limits.standard}`),
    textBlock(t('about', { standard: limits.standard }), 'note'),
    ...(limits.standard === 'AISC 360-22' ? [textBlock(t('method'), 'note')] : []),
  ];
  const found = chooseChecks({
    limits,
    solve: () => answer,
    combine: () =>
      isCombining(document)
        ? solveTrussCombinations(document, (asked) => solveTruss(asked, { include: [], mohr: [] }))
        : null,
    check: (solved) => checkTrussRods(document, solved, limits),
  });
  if (!found.ok) return [...title, textBlock(t(found.why), 'warning')];
  const rods = found.checks;
  const judged = rods
    .filter((rod): rod is Judged => rod.ok)
    .toSorted((a, b) => b.utilisation - a.utilisation || a.link - b.link);
  return [
    ...title,
    ...(limits.standard === 'EN 1993-1-1' ? [textBlock(describeFactors(context, limits))] : []),
    textBlock(describeJudgedBy(found.combined, t)),
    ...listUnjudged(context, rods).map((text) => textBlock(text, 'warning')),
    ...describeTable(listJudged(context, judged, limits), context),
    ...describeWorst(context, judged[0], limits),
  ];
}

/** Writes the partial factors, and the manufacture of hollow sections. */
function describeFactors(
  { words }: TrussReportContext,
  { gammaM0, gammaM1, hollow = 'cold-formed' }: RodLimits,
): string {
  const { tRods: t, locale } = words;
  const factor = (value = 1): string => formatNumber(value, { digits: 2, locale, trimZeros: true });
  return t('assumed', {
    gammaM0: factor(gammaM0),
    gammaM1: factor(gammaM1),
    hollow: t(`hollow.${hollow}`),
  });
}

/** Writes the calculation of the most utilised rod. */
function describeWorst(
  { document, format, words }: TrussReportContext,
  worst: Judged | undefined,
  limits: RodLimits,
): ReportBlock[] {
  if (worst === undefined) return [];
  const { tRods: t, locale } = words;
  const force = (value: number): string => format.quantity(value, { quantity: 'force' });
  const rod = nameRod(worst.link, document.links);
  const governs = t(`governs.${worst.governs}`);
  return [
    textBlock(t('worked', { rod, governs })),
    ...workRod(worst, { limits, locale, force }).map((line) => textBlock(line)),
  ];
}

/** Writes the numbers of the formulas of a check, in the order of the calculation. */
function writeFormulas(rod: Judged, standard: RodLimits['standard']): string {
  const { slenderness, reduction, resistance } = citeRodCheck(rod, standard);
  return [slenderness, reduction, resistance].filter((one) => one !== null).join(', ');
}

function listJudged(
  { document, format, words, unit }: TrussReportContext,
  judged: readonly Judged[],
  { standard }: RodLimits,
) {
  const { tRods: t } = words;
  const force = (value: number): string => format.quantity(value, { quantity: 'force', withUnit: false });
  const factorOf = (value: number | undefined): string =>
    value === undefined ? '–' : formatNumber(value, { digits: 3, locale: words.locale, trimZeros: true });
  const ratio = (value: number): string =>
    format.quantity(value, { quantity: 'ratio', digits: 3, withUnit: false });
  return {
    caption: t('table'),
    head: [
      t('rod'),
      t('use'),
      `N, ${unit('force')}`,
      `${t('resistance')}, ${unit('force')}`,
      t('governs'),
      'Ky',
      'Kz',
      t('slenderness'),
      t('reduction'),
      t('formulas'),
      t('by'),
    ],
    rows: judged.map((rod) => {
      const mode = rod.compression?.modes.find((one) => one.mode === rod.governs);
      const governs = t(`governs.${rod.governs}`);
      return [
        nameRod(rod.link, document.links),
        format.quantity(rod.utilisation, { quantity: 'ratio', unit: '%', digits: 1 }),
        force(rod.N),
        force(rod.resistance),
        mode?.curve == null ? governs : `${governs}, ${t('curve', { curve: mode.curve })}`,
        factorOf(document.links[rod.link]?.K?.y),
        factorOf(document.links[rod.link]?.K?.z),
        mode === undefined ? '–' : ratio(mode.slenderness),
        mode === undefined ? '–' : ratio(mode.reduction),
        writeFormulas(rod, standard),
        nameCheckCause(rod.cause, document.caseSets, (set) => t('set', { set })),
      ];
    }),
  };
}

function listUnjudged(
  { document, words, writer }: TrussReportContext,
  rods: readonly TrussRodCheck[],
): string[] {
  const { tRods: t } = words;
  const reasons = new Map<UnjudgedReason, string[]>();
  for (const rod of rods)
    if (!rod.ok) reasons.set(rod.why, [...(reasons.get(rod.why) ?? []), nameRod(rod.link, document.links)]);
  return [...reasons].map(
    ([why, names]) => `${t('unjudged')}: ${names.join(', ')}: ${describeUnjudgedReason(why, writer)}.`,
  );
}
