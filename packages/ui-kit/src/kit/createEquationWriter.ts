import { type UnitSystem, formatNumber } from '@eecs/solver-core';
import type { LoadNumbers } from './describeLoad.ts';

/** Writes the numbers of equations without units, which are stated once beside them. */
export interface EquationWriter {
  readonly force: (value: number) => string;
  readonly moment: (value: number) => string;
  /** A direction cosine. */
  readonly cosine: (value: number) => string;
  /** A lever arm. */
  readonly arm: (value: number) => string;
}

/** The units of the numbers in written equations. */
export type EquationUnits = Readonly<Record<'force' | 'moment' | 'arm', string>>;

const COSINE_DIGITS = 4;

/** Creates the writer of equations whose greatest force and moment are known, in base units. */
export function createEquationWriter(
  { format, locale }: LoadNumbers,
  system: UnitSystem,
  greatest: { readonly force: number; readonly moment: number },
): { readonly writer: EquationWriter; readonly units: EquationUnits } {
  // An arm is a factor, so it cannot be written in feet and inches.
  const unit = system === 1 ? 'ft' : 'm';
  const force = format.results({ quantity: 'force', system, greatest: greatest.force });
  const moment = format.results({ quantity: 'moment', system, greatest: greatest.moment });
  return {
    writer: {
      force: (value) => force.write(value, false),
      moment: (value) => moment.write(value, false),
      cosine: (value) => formatNumber(value, { locale, trimZeros: true, digits: COSINE_DIGITS }),
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
