import type { UnitSystem } from '@eecs/solver-core';
import type { Format } from '@eecs/ui-kit/layout';
import { loadQuantity } from '@eecs/ui-kit/editing';
import type { SchemeTexts } from './layoutScheme.ts';

/** Lengths on a drawing are filled up with zeros to as many decimals, so that they look alike. */
const MOST_DECIMALS = 3;

/** Creates the writers of the numbers on a drawing. */
export function createSchemeTexts(format: Format, system: UnitSystem): SchemeTexts {
  // Typed numbers are shown whole: zeros are added for looks, as many as results have or fewer, but no digit
  // is lost.
  const write = (length: number, withUnit: boolean): string => {
    const options = { quantity: 'length', system, withUnit } as const;
    const whole = format.place(length, { system, withUnit });
    const most = { ...options, digits: MOST_DECIMALS };
    // How many decimals results have is the format's own affair: the shorter text has fewer.
    const form =
      format.quantity(length, options).length < format.quantity(length, most).length ? options : most;
    return format.quantity(length, { ...form, trimZeros: true }) === whole
      ? format.quantity(length, form)
      : whole;
  };
  return {
    load: (load, value) => format.brief(value, { quantity: loadQuantity(load.className), system }),
    dimension: (length) => write(length, false),
    whole: (length) => write(length, true),
    settlement: (value, direction) =>
      format.brief(value, { quantity: direction === 'r' ? 'slope' : 'displacement', system }),
    angle: (degrees) => format.brief(degrees, { quantity: 'angle', system }),
    place: (x) => format.place(x, { system }),
  };
}
