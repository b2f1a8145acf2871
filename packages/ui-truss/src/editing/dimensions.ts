import type { TrussCase } from '@eecs/solver-core/truss';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { moveJoints, placeJoint } from './joints.ts';
import { type AxisName, ORIGIN, distanceOf, tidy, tidyPlace } from './place.ts';

/** Two coordinates closer than this fraction of the extent are one on a chain of dimensions. */
const SAME_COORDINATE = 1e-9;

/** Lists the distinct coordinates of the joints along an axis, ascending. */
export function listCoordinates(document: Pick<TrussCase, 'joints'>, axis: AxisName): number[] {
  const sorted = document.joints.map((joint) => joint[axis]).sort((a, b) => a - b);
  const extent = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  return sorted.filter((value, at) => at === 0 || value - (sorted[at - 1] ?? 0) > SAME_COORDINATE * extent);
}

/**
 * Sets the distance between two neighbouring coordinates: every joint beyond moves along, so that the other distances
 * do not change.
 */
export function setGap(
  document: TrussCase,
  { axis, gap, length }: { readonly axis: AxisName; readonly gap: number; readonly length: number },
): Edit {
  const places = listCoordinates(document, axis);
  const [start, end] = [places[gap], places[gap + 1]];
  if (start === undefined || end === undefined) return toPlainEdit(document);
  if (!(length > 0)) return toRefusedEdit(document, 'valueOutside');
  const middle = (start + end) / 2;
  const moved = new Set(document.joints.flatMap((joint, index) => (joint[axis] > middle ? [index] : [])));
  return moveJoints(document, moved, { by: { ...ORIGIN, [axis]: tidy(length - (end - start)) } });
}

/** Sets the length of a rod: its end j moves along the axis. */
export function setLinkLength(document: TrussCase, index: number, length: number): Edit {
  const link = document.links[index];
  const [a, b] = [link && document.joints[link.i], link && document.joints[link.j]];
  if (link === undefined || a === undefined || b === undefined) return toPlainEdit(document);
  const before = distanceOf(a, b);
  if (!(length > 0) || before === 0) return toRefusedEdit(document, 'valueOutside');
  const factor = length / before;
  const to = tidyPlace({
    x: a.x + (b.x - a.x) * factor,
    y: a.y + (b.y - a.y) * factor,
    z: a.z + (b.z - a.z) * factor,
  });
  return placeJoint(document, link.j, { to });
}
