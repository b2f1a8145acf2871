import { checkMeasures } from './checkMeasures.ts';
import { createTruss } from './generatedTruss.ts';
import type { Generated, GeneratorOptions, JointDraft } from './generatedTruss.ts';

/** Dimensions of a lattice tower. */
export interface TowerOptions extends GeneratorOptions {
  readonly height: number;
  /** Distance of neighbouring legs at the foot. */
  readonly width: number;
  /** Distance of neighbouring legs at the top. @default width */
  readonly topWidth?: number;
  /** Number of storeys, at least 1. */
  readonly panels: number;
  /** 2 gives a plane mast; 3 or 4 legs form a regular triangle or a square in the x-z plane. @default 4 */
  readonly legs?: 2 | 3 | 4;
  /**
   * One diagonal in each panel, two crossing ones, or, in a plane mast, two from the middle of the panel's upper bar to
   * its lower corners.
   * @default 'cross'
   */
  readonly bracing?: 'single' | 'cross' | 'K';
  /** Bits of the held directions at the foot of each leg. @default all (3, in space 7) */
  readonly anchor?: number;
}

/**
 * Generates a lattice tower that rises along +y: legs, a ring of bars at every level above the ground, and braces in
 * every face.
 *
 * With l legs, f faces (1 for 2 legs, otherwise l) and n panels: l·(n + 1) joints and n·(l + 2·f) links with single
 * braces, f·n links more with crossing ones; K braces of a plane mast add n joints and 2·n links to the numbers for
 * single ones. Statically determinate, except that each pair of crossing braces adds one degree. The load acts on the
 * tops of the legs. Fails with `generator.*` for each invalid dimension.
 *
 * @example generateTower({ height: 20, width: 4, topWidth: 2, panels: 5, legs: 4 }) // 24 joints, 80 links
 */
export function generateTower(options: TowerOptions): Generated {
  const { height, width, topWidth = width, panels, legs = 4, bracing = 'cross', anchor } = options;
  const check = checkMeasures();
  check.positive('/height', height);
  check.positive('/width', width);
  check.positive('/topWidth', topWidth);
  check.whole('/panels', panels, { least: 1 });
  check.whole('/legs', legs, { least: 2 });
  if (legs > 4) check.refuse('generator.tooMany', '/legs', { actual: legs, most: 4 });
  if (bracing === 'K' && legs > 2) check.refuse('generator.tooMany', '/legs', { actual: legs, most: 2 });
  check.anchor('/anchor', anchor);
  check.shared(options);
  check.joints('/panels', 5 * (panels + 1));
  if (check.failures.length > 0) return { ok: false, failures: check.failures };

  const held = anchor ?? (legs === 2 ? 3 : 7);
  const corners = CORNERS[legs];
  const joints: JointDraft[] = [];
  const links: [string, string][] = [];
  for (let level = 0; level <= panels; level++) {
    const share = level / panels;
    const [side, y] = [width + (topWidth - width) * share, height * share];
    corners.forEach(([x, z], leg) => {
      const isLoaded = level === panels;
      joints.push({
        id: `l${leg}-${level}`,
        x: side * x,
        y,
        z: side * z,
        anchor: level === 0 ? held : 0,
        isLoaded,
      });
    });
    if (bracing === 'K' && level > 0) joints.push({ id: `k${level}`, x: 0, y });
  }
  const faces = legs === 2 ? 1 : legs;
  for (let level = 1; level <= panels; level++) {
    corners.forEach((_, leg) => links.push([`l${leg}-${level - 1}`, `l${leg}-${level}`]));
    for (let face = 0; face < faces; face++) {
      const next = (face + 1) % legs;
      const [a, b, c, d] = [
        `l${face}-${level - 1}`,
        `l${next}-${level - 1}`,
        `l${face}-${level}`,
        `l${next}-${level}`,
      ];
      if (bracing === 'K') links.push([c, `k${level}`], [`k${level}`, d], [a, `k${level}`], [b, `k${level}`]);
      else links.push([c, d], [a, d]);
      if (bracing === 'cross') links.push([b, c]);
    }
  }
  return createTruss(joints, links, options);
}

/** The positions, x and z, of the legs of a tower with a distance of 1 between neighbouring legs. */
const CORNERS: Readonly<Record<2 | 3 | 4, readonly (readonly [number, number])[]>> = {
  2: [
    [-0.5, 0],
    [0.5, 0],
  ],
  3: [
    [-0.5, -0.5 / Math.sqrt(3)],
    [0.5, -0.5 / Math.sqrt(3)],
    [0, 1 / Math.sqrt(3)],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
};
