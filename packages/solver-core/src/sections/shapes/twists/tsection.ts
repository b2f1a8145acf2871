import type { CrossSection } from '../../../model/document.ts';
import { computeAcrossWalls } from '../../sectorialProperties.ts';
import { computeSectorial } from '../../sectorialProperties.ts';
import type { CentralMoments } from '../../shearArea.ts';
import { sumTorsion, teeJunction } from '../../twistingWalls.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { flangeOf } from '../plans/taperedFlange.ts';
import type { ShapeTwist } from './shapeTwist.ts';

/** Lays the centre lines of the flange and the web. */
export function layTsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0, sw = 0 } = section;
  const { tip, root, slope } = flangeOf(section);
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
  const { tip, root, slope } = flangeOf(section);
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
  const walls = layTsection(section);
  return { It, ...computeSectorial(walls, { pole: walls[0]!.from, moments }), Iw: computeAcrossWalls(walls) };
}
