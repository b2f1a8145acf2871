import { type BeamCase, NO_NUMBER, convertQuantity, formatNumber } from '@eecs/solver-core';
import { type DeflectionLimit, beamCombiner } from '@eecs/solver-core/combinations';
import { type LimitCheck, checkBeam, listUnjudged, listWorst, readLimits } from '@eecs/solver-core/sizing';
import { toPercent } from '@eecs/ui-kit/editing';
import { head, plain, type ReportBlock, type Runs, textBlock, wordColumn } from '@eecs/ui-kit/report';
import { describeCombination } from '../naming/describeCombination.ts';
import type { BeamReportContext } from './beamReportContext.ts';

/**
 * Writes each limit of the document with its governing value over all case sets, or all combinations of its rule, and
 * the utilisation. Returns nothing for a document without limits.
 */
export function describeLimits(context: BeamReportContext): ReportBlock[] {
  const { answer, document, t } = context;
  if (answer === null || document.limits === undefined) return [];
  const read = readLimits(document.limits);
  if (!read.ok) {
    const places = read.failures.map(({ path }) => path).join(', ');
    return [head(t('limited.title')), textBlock(t('limited.bad', { places }), 'warning')];
  }
  const { deflection = [], stress } = read.limits;
  if (deflection.length === 0 && stress === undefined) return [];
  const checks = checkBeam(document, read.limits, beamCombiner);
  const title = [head(t('limited.title')), textBlock(t('limited.note'))];
  const [unjudged] = listUnjudged(document, read.limits, beamCombiner);
  if (unjudged !== undefined) {
    const { what, path } = unjudged;
    const said = what === 'situation' ? t('limited.unjudged') : t('limited.uncombined', { path });
    return [...title, textBlock(said, 'warning')];
  }
  if (checks === null) return [...title, textBlock(t('limited.unsolved'), 'warning')];
  const worst = listWorst(checks);
  const factor = describeRatio(context, stress?.factor ?? 1);
  const stresses = (['normal', 'equivalent'] as const).flatMap((kind): Runs[][] => {
    const check = worst.find((one) => one.kind === kind);
    // Equivalent stresses are not computed if another limit is exceeded already.
    if (stress === undefined || (check === undefined && kind === 'equivalent')) return [];
    return [describeRow(context, t(`limited.${kind}`, { factor }), check)];
  });
  return [
    ...title,
    {
      kind: 'table',
      caption: t('limited.title'),
      columns: [
        wordColumn(t('limited.limit')),
        ...(hasSets(document)
          ? [wordColumn(t(isCombined(document) ? 'limited.combination' : 'column.set'))]
          : []),
        ...['limited.value' as const, 'limited.allowed' as const].map((key) => ({
          head: plain(t(key)),
          isNumeric: true,
        })),
        { head: plain('x'), isNumeric: true },
        { head: plain(t('limited.used')), isNumeric: true },
      ],
      rows: [
        ...deflection.map((limit, index) =>
          describeRow(
            context,
            describeLimit(context, limit, index),
            worst.find((one) => one.kind === 'deflection' && one.limit === index),
          ),
        ),
        ...stresses,
      ],
    },
  ];
}

/** A limit that covers no part or set of the beam has no values. */
function describeRow(context: BeamReportContext, name: string, check: LimitCheck | undefined): Runs[] {
  const { document, format } = context;
  const isNamed = hasSets(document);
  if (check === undefined)
    return [name, ...Array.from({ length: isNamed ? 5 : 4 }, () => NO_NUMBER)].map((text) => plain(text));
  const { kind, x, value, allowed } = check;
  const { write } = format.results({
    quantity: kind === 'deflection' ? 'displacement' : 'stress',
    greatest: Math.max(Math.abs(value), allowed),
  });
  return [
    name,
    ...(isNamed ? [nameCause(context, check)] : []),
    write(value),
    write(allowed),
    format.place(x, { span: document.L, isFound: true }),
    `${toPercent(check)} %`,
  ].map((text) => plain(text));
}

/** Names the case set or the combination that governs a limit. */
function nameCause(context: BeamReportContext, { set, combination }: LimitCheck): string {
  const { nameSet, t } = context;
  if (combination === undefined) return set === null ? NO_NUMBER : nameSet(set);
  return describeCombination(combination, {
    name: nameSet,
    factor: (factor) => describeRatio(context, factor),
    onSpans: (name, spans) => t('limited.onSpans', { name, spans }),
  });
}

const isCombined = ({ combinations }: BeamCase): boolean => combinations !== undefined;

const hasSets = (document: BeamCase): boolean => isCombined(document) || document.caseSets.length > 1;

function describeRatio({ words }: BeamReportContext, ratio: number): string {
  return formatNumber(ratio, { digits: 3, locale: words.locale, trimZeros: true });
}

/** Describes a limit of deflection: its name, and the permitted value. */
function describeLimit(
  context: BeamReportContext,
  { title, span, cantilever, most, units = 0, actions }: DeflectionLimit,
  index: number,
): string {
  const { t, typed, system } = context;
  const ratio = (n: number): string => describeRatio(context, n);
  const inSystem = (size: number): number => convertQuantity(size, 'sectionDimension', units, system);
  const facts = [
    ...(span === undefined ? [] : [t('limited.span', { n: ratio(span) })]),
    ...(cantilever === undefined ? [] : [t('limited.overhang', { n: ratio(cantilever) })]),
    ...(most === undefined ? [] : [t('limited.most', { most: typed(inSystem(most), 'sectionDimension') })]),
    ...(actions === 'variable' ? [t('limited.variable')] : []),
  ];
  return `${title ?? t('limited.deflection', { number: index + 1 })}: ${facts.join(', ')}`;
}
