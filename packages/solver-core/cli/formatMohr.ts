import { formatNumber } from '../src/index.ts';
import type { Mohr, MohrCase, Quantity, UnitSystem } from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';

const NAMES = {
  deflection: ['Deflection', 'unit force along +y'],
  slope: ['Slope', 'unit moment counter-clockwise'],
  axial: ['Axial displacement', 'unit force along +x'],
} as const;

const QUANTITIES = {
  deflection: ['displacement', 'scaledDeflection'],
  slope: ['slope', 'scaledSlope'],
  axial: ['displacement', 'scaledDisplacement'],
} as const satisfies Record<Mohr['kind'], readonly [Quantity, Quantity]>;

/**
 * Formats the Mohr integral of one case set: each product of an area and the unit diagram's ordinate at its centroid, then the sum
 * and the same displacement from its diagram. Areas, ordinates and stiffnesses are in the document's base units.
 */
export function formatMohr(
  { x, kind, cases }: Mohr,
  { index, isReal, system }: { index: number; isReal: boolean; system: UnitSystem },
): string {
  const quantity = QUANTITIES[kind][isReal ? 0 : 1];
  const one = cases[index];
  if (!one) return '';
  const [name, unitLoad] = NAMES[kind];
  const rows = one.segments.map(({ force, x0, x1, area, centroid, ordinate, stiffness, value }) => [
    force,
    formatPlace(x0, system),
    formatPlace(x1, system),
    formatBase(area),
    centroid === null ? '-' : formatPlace(centroid, system),
    ordinate === null ? '-' : formatBase(ordinate),
    formatBase(stiffness),
    formatResult(value, quantity, system),
  ]);
  const head = [
    '',
    'from',
    'to',
    'area',
    'centroid',
    'ordinate',
    'EI or EA',
    headed('product', quantity, system),
  ];
  return [
    `${name} at ${formatPlace(x, system)} by Mohr's integral (${unitLoad})`,
    formatTable(head, rows),
    formatSum(one, (value) => formatResult(value, quantity, system)),
  ].join('\n');
}

function formatSum(
  { M, N, Q, springs, settlement, total, check }: MohrCase,
  format: (value: number) => string,
) {
  const parts = [
    `M ${format(M)}`,
    `N ${format(N)}`,
    `Q ${format(Q)}`,
    `springs ${format(springs)}`,
    `settlement ${format(settlement)}`,
  ];
  const verdict = check.passed ? 'agrees' : 'DIFFERS';
  return `${parts.join(' + ')} = ${format(total)}; from the diagram ${format(check.expected)}, ${verdict}`;
}

/** Six significant digits in the document's base units. */
function formatBase(value: number): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true });
}
