import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import { type Format, type Locale, describeDirected, writeSizes } from '@eecs/ui-kit/layout';

/** Number formats and texts that describe loads. */
export interface LoadWriter {
  readonly format: Format;
  readonly locale: Locale;
}

/** Writes a load in words: its size, then its direction, `10 kN downwards`; a mass has none. */
export function describeLoad(
  load: JointLoad | LinkLoad,
  { format, locale }: LoadWriter,
  system: UnitSystem,
): string {
  const writerOf = (quantity: Quantity) => ({
    locale,
    write: (size: number, withUnit: boolean) => format.brief(size, { quantity, system, withUnit }),
    angle: (degrees: number) => format.brief(degrees, { quantity: 'angle', system }),
  });
  if ('c' in load) return describeDirected([load.c[0]], load, writerOf('force'));
  return load.className === 'DistributedMass'
    ? writeSizes(load.y, writerOf('linearMass'))
    : describeDirected(load.y, load, writerOf('distributedLoad'));
}
