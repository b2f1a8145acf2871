import { useMemo } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { useFormat } from '@eecs/ui-kit';
import { loadQuantity } from '../naming/loadQuantity.ts';
import type { SchemeTexts } from './layoutScheme.ts';

/** Gives the writers of the numbers on the drawing. */
export function useSchemeTexts(system: UnitSystem): SchemeTexts {
  const format = useFormat();
  return useMemo(
    () => ({
      load: (load, value) =>
        format.quantity(value, { quantity: loadQuantity(load.className), system, trimZeros: true }),
      dimension: (length) => format.quantity(length, { quantity: 'length', system, withUnit: false }),
      whole: (length) => format.quantity(length, { quantity: 'length', system }),
      place: (x) => format.quantity(x, { quantity: 'length', system, trimZeros: true }),
    }),
    [format, system],
  );
}
