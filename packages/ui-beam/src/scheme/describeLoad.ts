import { type Load, type Quantity, isDistributed } from '@eecs/solver-core';
import { loadQuantity } from '@eecs/ui-kit/editing';
import { type Locale, describeAlong, describeDirected, writeSizes } from '@eecs/ui-kit/layout';

/** Writes the numbers of loads, whose sizes are never negative. */
export interface LoadWriter {
  readonly locale: Locale;
  readonly write: (value: number, quantity: Quantity, withUnit: boolean) => string;
}

/** Writes a load in words: its size, then its direction; a mass has none. */
export function describeLoad(load: Load, { locale, write }: LoadWriter): string {
  const quantity = loadQuantity(load.className);
  const writer = {
    locale,
    write: (size: number, withUnit: boolean) => write(size, quantity, withUnit),
    angle: (degrees: number) => write(degrees, 'angle', true),
  };
  if (load.className === 'DistributedMass') return writeSizes(load.y, writer);
  if (isDistributed(load)) return describeDirected(load.y, load, writer);
  if (load.className === 'GenericLoad') return describeDirected([load.c[0]], load, writer);
  return describeAlong(AXES[load.className], load.c[0], writer);
}

const AXES = { ShearLoad: 'y', AxialLoad: 'x', BendingMoment: 'r' } as const;
