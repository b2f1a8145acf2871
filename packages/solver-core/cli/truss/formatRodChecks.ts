import { formatNumber } from '../../src/index.ts';
import {
  type CheckedTruss,
  type JudgedRod,
  type TrussRodCheck,
  type UnjudgedReason,
  nameCheckCause,
} from '../../src/codeChecks/index.ts';
import { describeUnjudgedReason } from '../../src/texts/index.ts';
import type { TrussCase } from '../../src/truss/index.ts';
import { formatCombination, formatRule } from '../combinations/formatCombination.ts';
import { createWriter } from '../createWriter.ts';
import { formatResult, headed } from '../formatResult.ts';
import { formatTable } from '../formatTable.ts';

const SOURCES = {
  'EN 1993-1-1': 'EN 1993-1-1:2005, 6.2.3, 6.2.4 and 6.3.1',
  'AISC 360-22':
    'ANSI/AISC 360-22, D2, E3 and E4 (LRFD for strength combinations, ASD for allowable ones and unfactored loads)',
} as const;

/** The kinds of failure of a rod in words. */
export const GOVERNS: Readonly<Record<JudgedRod['governs'], string>> = {
  tension: 'tension',
  section: 'cross-section in compression',
  y: 'buckling about y',
  z: 'buckling about z',
  v: 'buckling about the weak axis',
  torsion: 'torsional-flexural buckling',
};

/**
 * Formats the checks of the rods of a truss: which standard is applied, the rods by utilisation, and those that are not
 * judged.
 */
export function formatRodChecks(document: TrussCase, { limits, combined, rods }: CheckedTruss): string {
  const judged = rods
    .filter((rod): rod is TrussRodCheck & JudgedRod => rod.ok)
    .toSorted((a, b) => b.utilisation - a.utilisation);
  const blocks = [
    ...(document.title === '' ? [] : [document.title]),
    [
      `Rods by ${SOURCES[limits.standard]}.`,
      combined === null
        ? 'Loads as they are, unfactored; each case set by itself.'
        : formatRule(combined.plan),
      'Holes, connections, eccentricity and bending between joints are not checked.',
    ].join('\n'),
    ...(judged.length === 0 ? [] : [formatJudged(document, judged, combined)]),
    ...listUnjudged(rods),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function formatJudged(
  { caseSets, units: { system } }: TrussCase,
  judged: readonly (TrussRodCheck & JudgedRod)[],
  combined: CheckedTruss['combined'],
): string {
  const combinationOf = ({ cause }: TrussRodCheck) => {
    if (cause === null || 'set' in cause) return null;
    const situation = combined!.situations.find((one) => one.situation === cause.situation)!;
    return situation.combinations[cause.combination]!;
  };
  const causeOf = ({ cause }: TrussRodCheck): string =>
    nameCheckCause(cause, caseSets, (set) => `set ${set}`) || 'all loads';
  const rows = judged.map((rod) => [
    String(rod.link + 1),
    formatNumber(rod.utilisation, { digits: 3 }),
    formatResult(rod.N, 'force', system),
    formatResult(rod.resistance, 'force', system),
    GOVERNS[rod.governs],
    causeOf(rod),
  ]);
  const head = [
    'link',
    'use',
    headed('N', 'force', system),
    headed('resistance', 'force', system),
    'governs',
    'by',
  ];
  const named = [...new Set(judged.map(combinationOf))]
    .filter((one) => one !== null)
    .map((one) => formatCombination(one, caseSets));
  return [formatTable(head, rows), ...(named.length === 0 ? [] : [named.join('\n')])].join('\n\n');
}

function listUnjudged(rods: readonly TrussRodCheck[]): string[] {
  const writer = createWriter('truss');
  const links = new Map<UnjudgedReason, number[]>();
  for (const rod of rods) if (!rod.ok) links.set(rod.why, [...(links.get(rod.why) ?? []), rod.link + 1]);
  return [...links].map(
    ([why, list]) =>
      `Not checked: ${describeUnjudgedReason(why, writer)}: ${list.length === 1 ? 'link' : 'links'} ${list.join(', ')}.`,
  );
}
