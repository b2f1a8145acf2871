import type { CrossSection } from '../../../model/common/document.ts';
import type { Point } from '../../outline.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';

/** Returns the centre lines of lips, flanges and web of a channel. */
export function layLippedC(section: CrossSection): readonly Wall[] {
  const { h = 0, t = 0 } = section;
  const lower = bendHalf(section);
  return layStrip([...lower, ...lower.map(({ y, z }) => ({ y, z: h - z })).reverse()], t);
}

/** Returns the centre lines of lips, flanges and web of a zee. */
export function layLippedZ(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, t = 0 } = section;
  const lower = bendHalf(section).map(({ y, z }) => ({ y: y + b - t, z }));
  return layStrip([...lower, ...lower.map(({ y, z }) => ({ y: 2 * b - t - y, z: h - z })).reverse()], t);
}

/** Returns the corners of the centre line from the end of the strip to the web, at the bottom. */
function bendHalf({ b = 0, c = 0, t = 0 }: CrossSection): readonly Point[] {
  const z = t / 2;
  const ends =
    c > 0
      ? [
          { y: b - z, z: c },
          { y: b - z, z },
        ]
      : [{ y: b, z }];
  return [...ends, { y: z, z }];
}

function layStrip(corners: readonly Point[], t: number): readonly Wall[] {
  return corners.slice(1).map((corner, i) => createWall(corners[i]!, corner, t));
}
