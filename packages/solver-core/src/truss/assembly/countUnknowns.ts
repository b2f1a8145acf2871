import { countHeld } from '../../model/truss/heldAxes.ts';
import type { TrussModel } from './trussModel.ts';

/** Counts links and held directions against the directions of all joints. */
export function countUnknowns({ system, linkCount, jointCount, dim }: TrussModel): {
  actual: number;
  expected: number;
} {
  let held = 0;
  for (const anchor of system.anchors) held += countHeld(anchor);
  return { actual: linkCount + held, expected: dim * jointCount };
}
