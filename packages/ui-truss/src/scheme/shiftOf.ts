import type { Camera } from '../camera/camera.ts';

/** The transformation on the page from a drawing of one camera to that of another: k·p + (x, y), px. */
export interface Shift {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Finds the transformation between two cameras, or null if their directions or sheet sizes differ. */
export function shiftOf(from: Camera, to: Camera): Shift | null {
  const { orientation: a } = from;
  const { orientation: b } = to;
  if (a.azimuth !== b.azimuth || a.elevation !== b.elevation) return null;
  if (from.width !== to.width || from.height !== to.height) return null;
  const k = to.scale / from.scale;
  return {
    k,
    x: (to.width / 2) * (1 - k) + (from.u - to.u) * to.scale,
    y: (to.height / 2) * (1 - k) - (from.v - to.v) * to.scale,
  };
}

/** Writes a transformation for an element whose own corner is at (-mx, -my) of the drawing. */
export function writeShift({ k, x, y }: Shift, mx: number, my: number): string {
  return `translate(${x + mx * (1 - k)}px, ${y + my * (1 - k)}px) scale(${k})`;
}
