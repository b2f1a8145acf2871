import type { CrossSection } from '../../model/document.ts';
import { computeSectorial } from '../sectorialProperties.ts';
import type { CentralMoments } from '../shearArea.ts';
import { sumTorsion, teeJunction } from '../twistingWalls.ts';
import { createWall } from '../walls.ts';
import type { Wall } from '../walls.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import type { ShapeTwist } from './shapeTwist.ts';
import { taperFlange } from './taperedFlange.ts';

/** Plans an I or H section: root radii r1, toe radii r2, flanges tapered by sf per cent. */
export function planHsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0 } = section;
  const left = (b - tw) / 2;
  const right = left + tw;
  const { tip, root, limits } = taperFlange(section, { outstand: left, room: h / 2 });
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits },
    rings: [
      [
        [0, 0],
        [b, 0],
        [b, tip, 'r2'],
        [right, root, 'r1'],
        [right, h - root, 'r1'],
        [b, h - tip, 'r2'],
        [b, h],
        [0, h],
        [0, h - tip, 'r2'],
        [left, h - root, 'r1'],
        [left, root, 'r1'],
        [0, tip, 'r2'],
      ],
    ],
  };
}

/** Lays the centre lines of the flanges and the web. */
export function wallHsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, slope } = taperFlange(section, { outstand: (b - tw) / 2, room: h / 2 });
  const middle = root + (slope * tw) / 2;
  const low = { y: b / 2, z: middle / 2 };
  const high = { y: b / 2, z: h - middle / 2 };
  return [
    createWall(low, { y: 0, z: tip / 2 }, middle, tip),
    createWall(low, { y: b, z: tip / 2 }, middle, tip),
    createWall(low, high, tw),
    createWall(high, { y: 0, z: h - tip / 2 }, middle, tip),
    createWall(high, { y: b, z: h - tip / 2 }, middle, tip),
  ];
}

/** Computes how an I or H section resists twisting. */
export function twistHsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { b = 0, h = 0, tw = 0, r1 = 0 } = section;
  const { tip, root, slope } = taperFlange(section, { outstand: (b - tw) / 2, room: h / 2 });
  const middle = root + (slope * tw) / 2;
  const half = [b / 2, tip, middle] as const;
  const junction = teeJunction({ arm: root, stem: tw, r: r1 });
  const It = sumTorsion({
    plates: [half, half, half, half, [h - 2 * root, tw, tw]],
    junctions: [junction, junction],
    ends: [tip, tip, tip, tip],
  });
  return { It, ...computeSectorial(wallHsection(section), { pole: { y: b / 2, z: h / 2 }, moments }) };
}

/** Says where the dimensions of an I or H section show. */
export function annotateHsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf } = section;
  const outstand = (b - tw) / 2;
  const { tip, root } = taperFlange(section, { outstand, room: h / 2 });
  const { uf = outstand / 2 } = section;
  return [
    measure('h', 'length', [0, 0, 0, h]),
    measure('b', 'length', [0, 0, b, 0]),
    measure('tw', 'thickness', [outstand, h / 2, outstand + tw, h / 2]),
    measure('tf', 'thickness', [b - uf, h - tf, b - uf, h]),
    ...slope('sf', sf, [b, h - tip, b - outstand, h - root]),
  ];
}
