import type { CrossSection } from '../../model/document.ts';
import { computeAcrossWalls, computeSectorial } from '../sectorialProperties.ts';
import type { CentralMoments } from '../shearArea.ts';
import { sumTorsion, teeJunction } from '../twistingWalls.ts';
import { createWall } from '../walls.ts';
import type { Wall } from '../walls.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import type { ShapeTwist } from './shapeTwist.ts';
import { taperFlange } from './taperedFlange.ts';

/**
 * Plans a tee, its flange on top: root radii r1, toe radii r2 of the flange and r3 of the web.
 *
 * The inner faces of the flange slope by sf per cent, the faces of the web by sw per cent each. tw is measured at h/2, tf at `uf` from the
 * tip, in the middle of the outstand when absent.
 */
export function planTsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0, sw = 0 } = section;
  const { tip, slope, limits } = taperFlange(section, { outstand: (b - tw) / 2, room: h });
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

/** Where a face of the web meets that of the flange: half the web there, and the height of the place. */
function meetFaces(
  { b = 0, h = 0, tw = 0 }: CrossSection,
  { tip, slope, lean }: { tip: number; slope: number; lean: number },
): { half: number; z: number } {
  // half = tw/2 + lean (z - h/2), z = h - tip - slope (b/2 - half)
  const half = (tw / 2 + lean * (h / 2 - tip - (slope * b) / 2)) / (1 - slope * lean);
  return { half, z: h - tip - slope * (b / 2 - half) };
}

/** Lays the centre lines of the flange and the web. */
export function wallTsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0, sw = 0 } = section;
  const { tip, root, slope } = taperFlange(section, { outstand: (b - tw) / 2, room: h });
  const middle = root + (slope * tw) / 2;
  const lean = sw / 100;
  const top = { y: b / 2, z: h - middle / 2 };
  return [
    createWall(top, { y: 0, z: h - tip / 2 }, middle, tip),
    createWall(top, { y: b, z: h - tip / 2 }, middle, tip),
    createWall(top, { y: b / 2, z: 0 }, tw + lean * (h - middle), tw - lean * h),
  ];
}

/** Computes how a tee resists twisting. */
export function twistTsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { b = 0, h = 0, tw = 0, sw = 0, r1 = 0 } = section;
  const { tip, root, slope } = taperFlange(section, { outstand: (b - tw) / 2, room: h });
  const middle = root + (slope * tw) / 2;
  const lean = sw / 100;
  const foot = tw - lean * h;
  const stem = tw + lean * (h - 2 * root);
  const half = [b / 2, tip, middle] as const;
  const It = sumTorsion({
    plates: [half, half, [h - root, foot, stem]],
    junctions: [teeJunction({ arm: root, stem, r: r1 })],
    ends: [tip, tip, foot],
  });
  const walls = wallTsection(section);
  return { It, ...computeSectorial(walls, { pole: walls[0]!.from, moments }), Iw: computeAcrossWalls(walls) };
}

/** Says where the dimensions of a tee show. */
export function annotateTsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf, sw = 0 } = section;
  const outstand = (b - tw) / 2;
  const { tip, slope: fall } = taperFlange(section, { outstand, room: h });
  const { uf = outstand / 2 } = section;
  const lean = sw / 100;
  const root = meetFaces(section, { tip, slope: fall, lean });
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, h, b, h]),
    measure('tw', 'thickness', [outstand, h / 2, outstand + tw, h / 2]),
    measure('tf', 'thickness', [b - uf, h - tf, b - uf, h]),
    ...slope('sf', sf, [b, h - tip, b / 2 + root.half, root.z]),
    ...slope('sw', sw, [b / 2 + (tw - lean * h) / 2, 0, b / 2 + root.half, root.z]),
  ];
}
