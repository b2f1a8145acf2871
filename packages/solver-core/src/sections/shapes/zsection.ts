import type { CrossSection } from '../../model/document.ts';
import { computeSectorial } from '../sectorialProperties.ts';
import type { CentralMoments } from '../shearArea.ts';
import { cornerJunction, sumTorsion } from '../twistingWalls.ts';
import { createWall } from '../walls.ts';
import type { Wall } from '../walls.ts';
import { measure, slope } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import type { ShapePlan } from './shapePlan.ts';
import type { ShapeTwist } from './shapeTwist.ts';
import { taperFlange } from './taperedFlange.ts';

/**
 * Plans a zee, as the letter stands: upper flange to the left of the web, lower one to the right.
 *
 * Each flange is b wide with the web, so that the whole is 2 b - tw; root radii r1, toe radii r2, taper sf per cent.
 */
export function planZsection(section: CrossSection): ShapePlan {
  const { b = 0, h = 0, tw = 0 } = section;
  const left = b - tw;
  const right = b + left;
  const { tip, root, limits } = taperFlange(section, { outstand: left, room: h / 2 });
  return {
    sizes: ['h', 'b', 'tw', 'tf'],
    limits: { tw: b, ...limits },
    rings: [
      [
        [left, 0],
        [right, 0],
        [right, tip, 'r2'],
        [b, root, 'r1'],
        [b, h],
        [0, h],
        [0, h - tip, 'r2'],
        [left, h - root, 'r1'],
      ],
    ],
  };
}

/** Lays the centre lines of the flanges and the web. */
export function wallZsection(section: CrossSection): readonly Wall[] {
  const { b = 0, h = 0, tw = 0 } = section;
  const { tip, root, slope } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  const middle = root + (slope * tw) / 2;
  const web = b - tw / 2;
  const low = { y: web, z: middle / 2 };
  const high = { y: web, z: h - middle / 2 };
  return [
    createWall(low, { y: 2 * b - tw, z: tip / 2 }, middle, tip),
    createWall(low, high, tw),
    createWall(high, { y: 0, z: h - tip / 2 }, middle, tip),
  ];
}

/** Computes how a zee resists twisting. */
export function twistZsection(section: CrossSection, moments: CentralMoments): ShapeTwist {
  const { b = 0, h = 0, tw = 0, r1 = 0 } = section;
  const { tip, root } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  const junction = cornerJunction({ arm: root, stem: tw, r: r1 });
  const flange = [b, tip, root] as const;
  const It = sumTorsion({
    plates: [flange, flange, [h - 2 * root, tw, tw]],
    junctions: [junction, junction],
    ends: [tip, tip, root, root],
  });
  return { It, ...computeSectorial(wallZsection(section), { pole: { y: b - tw / 2, z: h / 2 }, moments }) };
}

/** Says where the dimensions of a zee show. */
export function annotateZsection(section: CrossSection): readonly Annotation[] {
  const { b = 0, h = 0, tw = 0, tf = 0, sf } = section;
  const { tip, root } = taperFlange(section, { outstand: b - tw, room: h / 2 });
  const { uf = (b - tw) / 2 } = section;
  return [
    measure('h', 'length', [b - tw, 0, b - tw, h]),
    measure('b', 'length', [0, h, b, h]),
    measure('tw', 'thickness', [b - tw, h / 2, b, h / 2]),
    measure('tf', 'thickness', [uf, h - tf, uf, h]),
    ...slope('sf', sf, [0, h - tip, b - tw, h - root]),
  ];
}
