import type { CrossSection } from '../../src/index.ts';

/** A section for two methods of torsion, with the step of the coarser grid. */
export interface TwistShape {
  readonly name: string;
  readonly section: Omit<CrossSection, 'label'>;
  readonly step: number;
}

/** Rolled, welded, bent and stout shapes; dimensions are multiples of the finer step if edges run along the grid. */
export const TWIST_SHAPES: readonly TwistShape[] = [
  i('an I like IPE 100', [100, 55, 4, 6, 7], 1),
  i('an I like IPE 300', [300, 150, 7, 11, 15], 1),
  i('HE 200 A', [190, 200, 6.5, 10, 18], 1),
  i('an H like HE 300 B', [300, 300, 12, 20, 28], 2),
  i('HE 320 AA, root radius 2.5 times its flange', [301, 300, 8, 11, 27], 1),
  i('HE 100 M', [120, 106, 12, 20, 12], 2),
  i('welded I 300', [300, 150, 8, 12, 0], 1),
  i('welded I with a web thicker than its flanges', [100, 80, 16, 8, 0], 1),
  i('stout I', [60, 60, 20, 20, 4], 2),
  shape('IPN 80', 'hsection', { h: 80, b: 42, tw: 3.9, tf: 5.9, r1: 3.9, r2: 2.3, sf: 14 }, 0.5),
  shape('IPN 300', 'hsection', { h: 300, b: 125, tw: 10.8, tf: 16.2, r1: 10.8, r2: 6.5, sf: 14 }, 2),
  shape('I 20 of GOST 8239', 'hsection', { h: 200, b: 100, tw: 5.2, tf: 8.4, r1: 9.5, r2: 4, sf: 12 }, 1),
  shape('UPN 80', 'csection', { h: 80, b: 45, tw: 6, tf: 8, r1: 8, r2: 4, sf: 8 }, 1),
  shape('UPN 200', 'csection', { h: 200, b: 75, tw: 8.5, tf: 11.5, r1: 11.5, r2: 6, sf: 8 }, 1),
  shape('a steep channel', 'csection', { h: 100, b: 60, tw: 6, tf: 10, r1: 6, r2: 3, sf: 16 }, 1),
  shape('UPE 200', 'csection', { h: 200, b: 80, tw: 6, tf: 11, r1: 13 }, 1),
  shape('welded channel', 'csection', { h: 120, b: 60, tw: 6, tf: 10 }, 1),
  shape('L 100x100x10', 'lsection', { h: 100, t: 10, r1: 12, r2: 6 }, 1),
  shape('L 200x100x10', 'lsection', { h: 200, b: 100, t: 10, r1: 15, r2: 7.5 }, 1),
  shape('sharp angle of two thicknesses', 'lsection', { h: 100, b: 60, t: 8, tb: 6 }, 1),
  shape('angle with a round heel', 'lsection', { h: 60, b: 40, t: 6, r1: 6, r2: 3, r3: 1, r4: 4 }, 0.5),
  shape('bent angle', 'lsection', { h: 80, b: 60, t: 5, r1: 8, bent: true }, 0.5),
  shape('stout angle', 'lsection', { h: 40, b: 30, t: 16 }, 1),
  shape('T 100', 'tsection', { h: 100, b: 100, tw: 11, tf: 11, r1: 11, r2: 5.5, r3: 3, sf: 2, sw: 2 }, 1),
  shape('half an IPE 300', 'tsection', { h: 150, b: 150, tw: 8, tf: 11, r1: 15 }, 1),
  shape('tee of a tapered web', 'tsection', { h: 80, b: 60, tw: 8, tf: 8, sw: 6 }, 1),
  shape('sharp tee', 'tsection', { h: 60, b: 80, tw: 10, tf: 8 }, 1),
  shape('Z 100', 'zsection', { h: 100, b: 55, tw: 6.5, tf: 8, r1: 8, r2: 4.5 }, 1),
  shape('sharp zee', 'zsection', { h: 80, b: 40, tw: 6, tf: 6 }, 1),
  shape('rounded rectangle', 'rectangle', { b: 40, h: 60, r1: 12 }, 2),
  shape('square with corners rounded by a quarter', 'rectangle', { b: 40, h: 40, r1: 10 }, 1),
];

function i(name: string, sizes: readonly [number, number, number, number, number], step: number): TwistShape {
  const [h, b, tw, tf, r1] = sizes;
  return { name, section: { className: 'hsection', h, b, tw, tf, r1 }, step };
}

function shape(
  name: string,
  className: CrossSection['className'],
  sizes: Partial<CrossSection>,
  step: number,
): TwistShape {
  return { name, section: { className, ...sizes }, step };
}
