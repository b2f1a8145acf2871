import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import type { Outline, Point } from './outline.ts';

/** Rotates outlines about the origin, degrees counter-clockwise. */
export function turnOutlines(outlines: readonly Outline[], angleDeg: number): readonly Outline[] {
  const c = cosDeg(angleDeg);
  const s = sinDeg(angleDeg);
  const turn = ({ y, z }: Point): Point => ({ y: y * c - z * s, z: y * s + z * c });
  return outlines.map((outline) =>
    outline.map((edge) =>
      edge.kind === 'line'
        ? { ...edge, from: turn(edge.from), to: turn(edge.to) }
        : { ...edge, center: turn(edge.center), start: edge.start + (angleDeg * Math.PI) / 180 },
    ),
  );
}

/** Mirrors outlines left to right about y = 0 and reverses them, so that the area stays on the left. */
export function mirrorOutlines(outlines: readonly Outline[]): readonly Outline[] {
  const mirror = ({ y, z }: Point): Point => ({ y: -y, z });
  return outlines.map((outline) =>
    outline
      .map((edge) =>
        edge.kind === 'line'
          ? { ...edge, from: mirror(edge.to), to: mirror(edge.from) }
          : { ...edge, center: mirror(edge.center), start: Math.PI - edge.start - edge.sweep },
      )
      .reverse(),
  );
}

/** Shifts outlines by a vector and scales them about the origin. */
export function moveOutlines(outlines: readonly Outline[], by: Point, scale: number): readonly Outline[] {
  const move = ({ y, z }: Point): Point => ({ y: (y + by.y) * scale, z: (z + by.z) * scale });
  return outlines.map((outline) =>
    outline.map((edge) =>
      edge.kind === 'line'
        ? { ...edge, from: move(edge.from), to: move(edge.to) }
        : { ...edge, center: move(edge.center), radius: edge.radius * scale },
    ),
  );
}
