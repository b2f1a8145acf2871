import { describe, it } from 'vitest';
import type { CrossSection } from '../../src/index.ts';
import type { Outline } from '../../src/sections/outline.ts';
import { outlineSection } from '../../src/sections/outlineSection.ts';
import { expectClose } from '@eecs/testing';
import { solveFlexure } from './solveFlexure.ts';

/**
 * Published shear coefficients of whole outlines: the term of 1/As for each pair of axes, times the area.
 *
 * Sources: W. D. Pilkey, Analysis and Design of Elastic Beams, 2002 (the example is named with each value); the
 * validation values of sectionproperties, github.com/robbievanleeuwen/section-properties, tests/validation, computed
 * with finite elements of 0.5 mm. Poisson's ratio is 0 unless a row names another, which hardly matters for thin walls.
 * The tolerance is the error of the elements at re-entrant corners.
 */
interface PublishedFlexure {
  readonly name: string;
  readonly outlines: readonly Outline[];
  /** The coefficients of forces along y and z, and of both together if the source states it. */
  readonly yy: number;
  readonly zz: number;
  readonly yz?: number;
  readonly tolerance: number;
}

function polygon(...corners: readonly (readonly [y: number, z: number])[]): Outline {
  return corners.map(([y, z], i) => {
    const [toY, toZ] = corners[(i + 1) % corners.length]!;
    return { kind: 'line', from: { y, z }, to: { y: toY, z: toZ } };
  });
}

function outlinesOf(section: Omit<CrossSection, 'label' | 'units'>): readonly Outline[] {
  const drawn = outlineSection({ label: '', units: 0, ...section });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failures));
  return drawn.outlines;
}

const ANGLE = { className: 'lsection', h: 150, b: 90, t: 12, r1: 10, r2: 5 } as const;
const THICK_L = [
  [0, 0],
  [10.5, 0],
  [10.5, 1],
  [1, 1],
] as const;

const PUBLISHED: readonly PublishedFlexure[] = [
  {
    name: 'quadrilateral of Example 6.6',
    outlines: [polygon([-0.5, -1], [0.5, -1], [0.5, 2], [-0.5, 1])],
    yy: 1.313417,
    zz: 1.169516,
    yz: -0.063785,
    tolerance: 1e-4,
  },
  {
    name: 'equal angle of Example 6.7',
    outlines: [polygon(...THICK_L, [1, 10.5], [0, 10.5])],
    yy: 2.301059,
    zz: 2.301059,
    tolerance: 2e-3,
  },
  {
    name: 'unequal angle of Example 6.7',
    outlines: [polygon(...THICK_L, [1, 15.5], [0, 15.5])],
    yy: 3.058207,
    zz: 1.898375,
    tolerance: 2e-3,
  },
  {
    name: 'channel of Example 6.2, ratio 0.3',
    outlines: outlinesOf({ className: 'csection', h: 2.1, b: 1.05, tw: 0.1, tf: 0.1 }),
    yy: 3.09621,
    zz: 2.34102,
    tolerance: 2e-3,
  },
  {
    name: 'channel of Example B.2, ratio 1/3',
    outlines: outlinesOf({ className: 'csection', h: 19, b: 8.5, tw: 1, tf: 1 }),
    yy: 3.40789,
    zz: 2.15337,
    tolerance: 2e-3,
  },
  {
    name: 'angle 150 x 90 x 12',
    outlines: outlinesOf(ANGLE),
    yy: 2747.059 / 858.6193,
    zz: 2747.059 / 1539.971,
    tolerance: 1e-3,
  },
  {
    name: 'beam of two uneven flanges with bevelled ends',
    outlines: [
      polygon(
        [-10, 0],
        [110, 0],
        [100, 10],
        [55, 10],
        [55, 90],
        [100, 90],
        [110, 100],
        [110, 110],
        [-10, 110],
        [-10, 100],
        [0, 90],
        [45, 90],
        [45, 10],
        [-10, 10],
      ),
    ],
    yy: 4250 / 2952.086,
    zz: 4250 / 954.573,
    tolerance: 2e-3,
  },
];

describe('the flexure of Saint-Venant beside published shear coefficients', () => {
  it.each(PUBLISHED)('$name', ({ outlines, yy, zz, yz, tolerance }) => {
    const found = solveFlexure(outlines, 'lsection');
    expectClose(found.yy, yy, tolerance);
    expectClose(found.zz, zz, tolerance);
    if (yz !== undefined) expectClose(Math.abs(found.yz), Math.abs(yz), 2e-2);
  });
});
