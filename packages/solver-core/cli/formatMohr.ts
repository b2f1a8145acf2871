import { formatNumber } from '../src/index.ts';
import type { Mohr, MohrCase, MohrSegment, Quantity, UnitSystem } from '../src/index.ts';
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
 * Formats the Mohr integral of one case set: each product of an area and the unit diagram's ordinate at its centroid,
 * then the sum and the same displacement from its diagram. Areas, ordinates and stiffnesses are in the document's base
 * units.
 */
export function formatMohr(
  { x, kind, cases }: Mohr,
  { index, isReal, system }: { index: number; isReal: boolean; system: UnitSystem },
): string {
  const quantity = QUANTITIES[kind][isReal ? 0 : 1];
  const one = cases[index];
  if (!one) return '';
  const [name, unitLoad] = NAMES[kind];
  const { segments } = one;
  const areas = noiseBelow(segments.map(({ area }) => area));
  const ordinates = noiseBelow(segments.map(({ ordinate }) => ordinate ?? 0));
  const rows = segments.map(({ force, x0, x1, area, centroid, ordinate, stiffness, value }) => [
    force,
    formatPlace(x0, system),
    formatPlace(x1, system),
    formatBase(areas(area)),
    centroid === null ? '-' : formatPlace(centroid, system),
    ordinate === null ? '-' : formatBase(ordinates(ordinate)),
    formatBase(stiffness),
    formatResult(value, quantity, system),
  ]);
  const units = [...new Set(segments.map(({ force }) => force))].map((force) =>
    unitsOf(force, { kind, isReal, system }),
  );
  const head = [
    'force',
    'from',
    'to',
    `area, ${alternatives(units.map(({ area }) => area))}`,
    'centroid at',
    `ordinate, ${alternatives(units.map(({ ordinate }) => ordinate))}`,
    alternatives(units.map(({ stiffness }) => stiffness)),
    headed('product', quantity, system),
  ];
  return [
    `${name} at ${formatPlace(x, system)} by Mohr's integral (${unitLoad})`,
    rows.length === 0 ? 'No area: nothing bends or stretches.' : formatTable(head, rows),
    formatSum(one, (value) => formatResult(value, quantity, system)),
  ].join('\n');
}

/** Numbers below this, relative to the largest entry of a column, are rounding. */
const NOISE = 1e-12;

/**
 * Returns a function that replaces entries of a column by zero if they are rounding compared with its largest entry.
 */
function noiseBelow(column: readonly number[]): (value: number) => number {
  const limit = NOISE * column.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return (value) => (Math.abs(value) <= limit ? 0 : value);
}

/**
 * Returns the units of the parts of a product in the document's base units; without real constants EI and EA are plain
 * numbers.
 */
function unitsOf(
  force: MohrSegment['force'],
  { kind, isReal, system }: { kind: Mohr['kind']; isReal: boolean; system: UnitSystem },
) {
  const [F, length] = system === 0 ? ['N', 'm'] : ['lbf', 'in'];
  const isMoment = force === 'M';
  const [forceOrdinate, momentOrdinate] = kind === 'slope' ? [`1/${length}`, '1'] : ['1', length];
  return {
    area: isMoment ? `${F}·${length}²` : `${F}·${length}`,
    ordinate: isMoment ? momentOrdinate : forceOrdinate,
    stiffness: isMoment
      ? isReal
        ? `EI, ${F}·${length}²`
        : 'EI'
      : isReal
        ? `${force === 'Q' ? 'GA' : 'EA'}, ${F}`
        : 'EA',
  };
}

const alternatives = (units: readonly string[]): string => [...new Set(units)].join(' or ');

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

/** Formats a number of the document's base units with six significant digits. */
function formatBase(value: number): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true });
}
