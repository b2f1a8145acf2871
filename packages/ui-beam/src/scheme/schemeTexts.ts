import type { UnitSystem } from '@eecs/solver-core';
import type { Format } from '@eecs/ui-kit/layout';
import { loadQuantity } from '@eecs/ui-kit/editing';
import type { SchemeTexts } from './layoutScheme.ts';

/** The greatest number of decimals to which lengths on a drawing are padded with zeros, so that they look alike. */
const MOST_DECIMALS = 3;

/** Creates the writers of the numbers on a drawing. */
export function createSchemeTexts(format: Format, system: UnitSystem): SchemeTexts {
  // Typed numbers are shown in full: zeros are appended to match the results, but no digit is dropped.
  const write = (length: number, withUnit: boolean): string => {
    const options = { quantity: 'length', system, withUnit } as const;
    const whole = format.place(length, { system, withUnit });
    const most = { ...options, digits: MOST_DECIMALS };
    // The number of decimals of results is internal to the format: the shorter text has fewer.
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
