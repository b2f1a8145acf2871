import type { UnitSystem } from '@eecs/solver-core';
import type { Format } from '@eecs/ui-kit/layout';
import { loadQuantity } from '../naming/loadQuantity.ts';
import type { SchemeTexts } from './layoutScheme.ts';

/** Creates the writers of the numbers on a drawing. */
export function createSchemeTexts(format: Format, system: UnitSystem): SchemeTexts {
  // What is typed by people is shown, however short: a length never reads as zero.
  const write = (length: number, withUnit: boolean): string => {
    const options = { quantity: 'length', system, withUnit } as const;
    const text = format.quantity(length, options);
    return length === 0 || /[1-9]/.test(text) ? text : format.brief(length, options);
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
