import { AXES, type AxisName, type Place } from '../editing/place.ts';
import type { Plane } from './camera.ts';

/** Names of the planes by their normal. */
export const PLANE_NAMES: Readonly<Record<AxisName, string>> = { x: 'YZ', y: 'XZ', z: 'XY' };

/** The order of the planes through the origin. */
const NORMALS: readonly AxisName[] = ['z', 'y', 'x'];

/**
 * Lists the planes to draw on: those through the origin, the current one, and those through a joint, without
 * duplicates.
 */
export function listPlanes(current: Plane, joint?: Place): readonly Plane[] {
  const planes = [
    ...NORMALS.map((normal) => ({ normal, at: 0 })),
    current,
    ...(joint === undefined ? [] : AXES.map((normal) => ({ normal, at: joint[normal] }))),
  ];
  const known = new Set<string>();
  return planes.filter((plane) => {
    const key = toPlaneKey(plane);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Returns the key of a plane; equal planes have equal keys. */
export function toPlaneKey({ normal, at }: Plane): string {
  return `${normal} ${at + 0}`;
}
