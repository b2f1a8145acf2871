import type { UnitSystem } from '@eecs/solver-core';
import type { FrameJointLoad, MemberLoad } from '@eecs/solver-core/frame';
import { type ArrowLine, type LoadNumbers, describeLoad as describeAny } from '@eecs/ui-kit/layout';
import { lineOf } from '../editing/lineOf.ts';

/**
 * Describes a load: its magnitude and direction, `10 kN downwards`; a mass has no direction. `line` is its line of
 * action.
 */
export function describeLoad(
  load: FrameJointLoad | MemberLoad,
  numbers: LoadNumbers,
  system: UnitSystem,
  line: ArrowLine = lineOf(load),
): string {
  return describeAny(load, numbers, system, typeof line === 'number' ? { alpha: line } : line);
}
