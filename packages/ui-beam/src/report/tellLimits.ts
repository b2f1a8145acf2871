import { type BeamCase, NO_NUMBER, convertQuantity, formatNumber } from '@eecs/solver-core';
import { type DeflectionLimit, beamCombiner } from '@eecs/solver-core/combinations';
import { type LimitCheck, checkBeam, listUnjudged, listWorst, readLimits } from '@eecs/solver-core/sizing';
import { head, plain, type ReportBlock, type Runs, say, wordColumn } from '@eecs/ui-kit/report';
import { tellCombination } from '../naming/tellCombination.ts';
import { toPercent } from '../studies/code/toPercent.ts';
import type { Teller } from './beamTeller.ts';

/**
 * Writes each limit of the document with the value that uses most of it over all case sets, or all combinations of its
 * rule, and how much that is.
 * Returns nothing for a document without limits.
 */
export function tellLimits(teller: Teller): ReportBlock[] {
  const { answer, document, t } = teller;
  if (answer === null || document.limits === undefined) return [];
  const read = readLimits(document.limits);
  if (!read.ok) {
    const places = read.failures.map(({ path }) => path).join(', ');
    return [head(t('limited.title')), say(t('limited.bad', { places }), 'warning')];
  }
  const { deflection = [], stress } = read.limits;
  if (deflection.length === 0 && stress === undefined) return [];
  const checks = checkBeam(document, read.limits, beamCombiner);
  const title = [head(t('limited.title')), say(t('limited.note'))];
  const [unjudged] = listUnjudged(document, read.limits, beamCombiner);
  if (unjudged !== undefined) {
    const { what, path } = unjudged;
    const said = what === 'situation' ? t('limited.unjudged') : t('limited.uncombined', { path });
    return [...title, say(said, 'warning')];
  }
  if (checks === null) return [...title, say(t('limited.unsolved'), 'warning')];
  const worst = listWorst(checks);
  const factor = tellRatio(teller, stress?.factor ?? 1);
  const stresses = (['normal', 'equivalent'] as const).flatMap((kind): Runs[][] => {
    const check = worst.find((one) => one.kind === kind);
    // Equivalent stresses are not computed where another limit is passed already.
    if (stress === undefined || (check === undefined && kind === 'equivalent')) return [];
    return [tellRow(teller, t(`limited.${kind}`, { factor }), check)];
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
          tellRow(
            teller,
            describeLimit(teller, limit, index),
            worst.find((one) => one.kind === 'deflection' && one.limit === index),
          ),
        ),
        ...stresses,
      ],
    },
  ];
}

/** A limit that covers no part or set of the beam has no values. */
function tellRow(teller: Teller, name: string, check: LimitCheck | undefined): Runs[] {
  const { document, format } = teller;
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
    ...(isNamed ? [nameCause(teller, check)] : []),
    write(value),
    write(allowed),
    format.place(x, { span: document.L, isFound: true }),
    `${toPercent(check)} %`,
  ].map((text) => plain(text));
}

/** Names the case set or the combination that governs a limit. */
function nameCause(teller: Teller, { set, combination }: LimitCheck): string {
  const { nameSet, t } = teller;
  if (combination === undefined) return set === null ? NO_NUMBER : nameSet(set);
  return tellCombination(combination, {
    name: nameSet,
    factor: (factor) => tellRatio(teller, factor),
    onSpans: (name, spans) => t('limited.onSpans', { name, spans }),
  });
}

const isCombined = ({ combinations }: BeamCase): boolean => combinations !== undefined;

const hasSets = (document: BeamCase): boolean => isCombined(document) || document.caseSets.length > 1;

function tellRatio({ words }: Teller, ratio: number): string {
  return formatNumber(ratio, { digits: 3, locale: words.locale, trimZeros: true });
}

/** Describes a limit of deflection: its name, and what it allows. */
function describeLimit(
  teller: Teller,
  { title, span, cantilever, most, units = 0, actions }: DeflectionLimit,
  index: number,
): string {
  const { t, typed, system } = teller;
  const ratio = (n: number): string => tellRatio(teller, n);
  const inSystem = (size: number): number => convertQuantity(size, 'sectionDimension', units, system);
  const facts = [
    ...(span === undefined ? [] : [t('limited.span', { n: ratio(span) })]),
    ...(cantilever === undefined ? [] : [t('limited.overhang', { n: ratio(cantilever) })]),
    ...(most === undefined ? [] : [t('limited.most', { most: typed(inSystem(most), 'sectionDimension') })]),
    ...(actions === 'variable' ? [t('limited.variable')] : []),
  ];
  return `${title ?? t('limited.deflection', { number: index + 1 })}: ${facts.join(', ')}`;
}
