import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';
import { flangeOf } from './taperedFlange.ts';

/**
 * Defines a tee with its flange on top: root radii r1, toe radii r2 of the flange and r3 of the web.
 *
 * The inner faces of the flange slope by sf per cent, the faces of the web by sw per cent each. tw is measured at h/2,
 * tf at `uf` from the tip, by default in the middle of the outstand.
 */
export function planTsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0, sw = 0 } = section;
  const { tip, slope, limits } = flangeOf(section);
  const lean = sw / 100;
  const root = meetFaces(section, { tip, slope, lean });
  const foot = (tw - lean * h) / 2;
  const middle = b / 2;
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits, sw: (100 * Math.min(tw, b - tw)) / h },
    rings: [
      [
        [middle - foot, 0, 'r3'],
        [middle + foot, 0, 'r3'],
        [middle + root.half, root.z, 'r1'],
        [b, h - tip, 'r2'],
        [b, h],
        [0, h],
        [0, h - tip, 'r2'],
        [middle - root.half, root.z, 'r1'],
      ],
    ],
  };
}

/**
 * Returns the intersection of a face of the web with that of the flange: half the thickness of the web there, and its
 * height.
 */
export function meetFaces(
  { b = 0, h = 0, tw = 0 }: CrossSection,
  { tip, slope, lean }: { tip: number; slope: number; lean: number },
): { half: number; z: number } {
  // half = tw/2 + lean (z - h/2), z = h - tip - slope (b/2 - half)
  const half = (tw / 2 + lean * (h / 2 - tip - (slope * b) / 2)) / (1 - slope * lean);
  return { half, z: h - tip - slope * (b / 2 - half) };
}
