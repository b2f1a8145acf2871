import { AXES, type AxisName, type Place } from '../editing/place.ts';
import type { Plane } from './camera.ts';

/** Names of the planes by their normal. */
export const PLANE_NAMES: Readonly<Record<AxisName, string>> = { x: 'YZ', y: 'XZ', z: 'XY' };

/** The planes through the origin come in this order. */
const NORMALS: readonly AxisName[] = ['z', 'y', 'x'];

/** Lists the planes to draw on: those through the origin, the one in use, and those through a joint, each once. */
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

/** Writes a plane as a key; two planes of one place have one. */
export function toPlaneKey({ normal, at }: Plane): string {
  return `${normal} ${at + 0}`;
}
