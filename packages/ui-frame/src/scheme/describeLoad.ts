import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import {
  type ArrowLine,
  type Format,
  type Locale,
  describeAlong,
  describeDirected,
  writeSizes,
} from '@eecs/ui-kit/layout';
import { lineOf } from '../editing/lineOf.ts';

/** Number formats and texts that describe loads. */
export interface LoadWriter {
  readonly format: Format;
  readonly locale: Locale;
}

/**
 * Describes a load: its magnitude and direction, `10 kN downwards`; a mass has no direction. `line` is its line of
 * action.
 */
export function describeLoad(
  load: FrameJointLoad | MemberLoad,
  { format, locale }: LoadWriter,
  system: UnitSystem,
  line: ArrowLine = lineOf(load),
): string {
  const writerOf = (quantity: Quantity) => ({
    locale,
    write: (size: number, withUnit: boolean) => format.brief(size, { quantity, system, withUnit }),
    angle: (degrees: number) => format.brief(degrees, { quantity: 'angle', system }),
  });
  if (load.className === 'DistributedMass') return writeSizes(load.y, writerOf('linearMass'));
  const values = 'c' in load ? [load.c[0]] : load.y;
  if (typeof line !== 'number') return describeAlong(line, values[0] ?? 0, writerOf('moment'));
  return describeDirected(values, { alpha: line }, writerOf('c' in load ? 'force' : 'distributedLoad'));
}
