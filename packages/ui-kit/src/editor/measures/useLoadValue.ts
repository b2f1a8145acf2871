import { loadQuantity } from '../../editing/loadQuantity.ts';
import type { ArrowLine } from '../../i18n/loadArrows.ts';
import { writeSizes } from '../../i18n/loadWays.ts';
import type { DescribedLoad } from '../../kit/describeLoad.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useUnits } from '../../kit/useSettings.ts';
import { useDirected } from './useDirected.ts';

/**
 * Returns the function that writes the value of a load for a list, or the ordinates of a distributed one, with the arrow
 * or the sign of its direction along a line, by default that of its angle; a mass has neither. `digits` are those after
 * the decimal mark.
 *
 * @default digits those of the reader
 */
export function useLoadValue(digits?: number): (load: DescribedLoad, line?: ArrowLine) => string {
  const format = useFormat();
  const system = useUnits();
  const direct = useDirected();
  return (load, line = load.className === 'BendingMoment' ? 'r' : load.alpha) => {
    const quantity = loadQuantity(load.className);
    const values = 'c' in load ? [load.c[0]] : load.y;
    const write = (size: number, withUnit: boolean): string =>
      format.brief(size, { quantity, system, withUnit, ...(digits !== undefined && { digits }) });
    return quantity === 'linearMass' ? writeSizes(values, { write }) : direct(values, line, write);
  };
}
