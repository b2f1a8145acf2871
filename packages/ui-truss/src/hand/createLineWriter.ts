import { formatNumber } from '@eecs/solver-core';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import type { Format, Locale } from '@eecs/ui-kit/layout';
import { greatestForce } from './workOut.ts';
import type { LineWriter } from './writeLine.ts';

/** Units of the numbers in written equations. */
export interface WrittenUnits {
  readonly force: string;
  readonly moment: string;
  readonly arm: string;
}

const COSINE_DIGITS = 4;

/**
 * Creates a writer for the numbers of a set in equations: they have no units, because the units are written once beside
 * them.
 */
export function createLineWriter(
  document: TrussCase,
  set: TrussSet,
  { format, locale }: { readonly format: Format; readonly locale: Locale },
): { readonly writer: LineWriter; readonly units: WrittenUnits } {
  const { system } = document.units;
  // An arm is multiplied, which is impossible in feet and inches.
  const unit = system === 1 ? 'ft' : 'm';
  const greatest = greatestForce(set);
  const extent = document.joints.reduce(
    (most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)),
    0,
  );
  const force = format.results({ quantity: 'force', system, greatest });
  const moment = format.results({ quantity: 'moment', system, greatest: greatest * extent });
  const number = { locale, trimZeros: true } as const;
  return {
    writer: {
      force: (value) => force.write(value, false),
      moment: (value) => moment.write(value, false),
      cosine: (value) => formatNumber(value, { ...number, digits: COSINE_DIGITS }),
      arm: (value) =>
        format.quantity(value, { quantity: 'length', system, unit, withUnit: false, trimZeros: true }),
    },
    units: {
      force: format.unit('force', system),
      moment: format.unit('moment', system),
      arm: format.unit('length', system, unit),
    },
  };
}
