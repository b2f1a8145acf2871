import { countHeld } from '../../geometry/heldAxes.ts';
import type { TrussModel } from './trussModel.ts';

/** Counts the unknowns (links and held directions) and the equations (the directions of all joints). */
export function countUnknowns({ system, linkCount, jointCount, dim }: TrussModel): {
  actual: number;
  expected: number;
} {
  let held = 0;
  for (let joint = 0; joint < jointCount; joint++) held += countHeld(system.anchors[joint]!);
  return { actual: linkCount + held, expected: dim * jointCount };
}
