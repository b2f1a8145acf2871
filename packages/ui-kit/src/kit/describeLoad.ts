import type { LoadClass, Quantity, UnitSystem } from '@eecs/solver-core';
import { loadQuantity } from '../editing/loadQuantity.ts';
import type { Format } from '../i18n/createFormat.ts';
import {
  type LoadAxis,
  type LoadDirection,
  type LoadWriter,
  describeAlong,
  describeDirected,
  writeSizes,
} from '../i18n/loadWays.ts';
import type { Locale } from '../i18n/locale.ts';

/** The number format and the language in which loads are described. */
export interface LoadNumbers {
  readonly format: Format;
  readonly locale: Locale;
}

/** A load on a joint or a line: `c[0]` is the value of a point load, `y` has the ordinates of a distributed one. */
export type DescribedLoad = LoadDirection & { readonly className: LoadClass } & (
    { readonly c: readonly [value: number, ...components: number[]] } | { readonly y: readonly number[] }
  );

/** Creates the writer of the values of a quantity. */
export function createLoadWriter(
  { format, locale }: LoadNumbers,
  quantity: Quantity,
  system: UnitSystem,
): LoadWriter {
  return {
    locale,
    write: (size, withUnit) => format.brief(size, { quantity, system, withUnit }),
    angle: (degrees) => format.brief(degrees, { quantity: 'angle', system }),
  };
}

/**
 * Describes a load in words: its size, then its direction, `10 kN downwards`; a mass has no direction. `direction` is
 * that of the load as drawn, or the axis along which it acts.
 */
export function describeLoad(
  load: DescribedLoad,
  numbers: LoadNumbers,
  system: UnitSystem,
  direction: LoadDirection | LoadAxis = load,
): string {
  const quantity = loadQuantity(load.className);
  const writer = createLoadWriter(numbers, quantity, system);
  const values = 'c' in load ? [load.c[0]] : load.y;
  if (quantity === 'linearMass') return writeSizes(values, writer);
  return typeof direction === 'string'
    ? describeAlong(direction, values[0] ?? 0, writer)
    : describeDirected(values, direction, writer);
}
