import { useMemo } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { type Format, useFormat } from '@eecs/ui-kit';
import { loadQuantity } from '../naming/loadQuantity.ts';
import type { SchemeTexts } from './layoutScheme.ts';

/** Gives the writers of the numbers on the drawing. */
export function useSchemeTexts(system: UnitSystem): SchemeTexts {
  const format = useFormat();
  return useMemo(() => createSchemeTexts(format, system), [format, system]);
}

/** Creates the writers of the numbers on a drawing. */
export function createSchemeTexts(format: Format, system: UnitSystem): SchemeTexts {
  return {
    load: (load, value) =>
      format.quantity(value, { quantity: loadQuantity(load.className), system, trimZeros: true }),
    dimension: (length) => format.quantity(length, { quantity: 'length', system, withUnit: false }),
    whole: (length) => format.quantity(length, { quantity: 'length', system }),
    place: (x) => format.quantity(x, { quantity: 'length', system, trimZeros: true }),
  };
}
