import type { CrossSection } from '../../src/index.ts';
import type { Integrals } from './chordPolygon.ts';

/**
 * Sums a section without slopes from rectangles and fillets, as a reader would with a table of figures, without an
 * outline.
 *
 * Returns area, first and second moments about the lower left corner of the bounding box; null for a shape with slopes
 * or without corners.
 */
export function composeSection(section: CrossSection): Integrals | null {
  if (section.sf || section.sw) return null;
  const parts = PARTS[section.className]?.(section as Required<CrossSection>);
  return parts ? addParts(parts) : null;
}

type Part = Integrals;

const PARTS: Readonly<Record<string, (section: Required<CrossSection>) => Part[]>> = {
  hsection: ({ b, h, tw, tf, r1 = 0, r2 = 0 }) => {
    const left = (b - tw) / 2;
    const right = left + tw;
    return [
      box(0, 0, b, tf),
      box(0, h - tf, b, h),
      box(left, tf, right, h - tf),
      ...[tf, h - tf].flatMap((z) => {
        const into = z === tf ? 1 : -1;
        const toe = Math.min(r2, tf, left - r1);
        return [
          fillet([right, z], [1, into], r1),
          fillet([left, z], [-1, into], r1),
          lost([b, z], [-1, -into], toe),
          lost([0, z], [1, -into], toe),
        ];
      }),
    ];
  },
  csection: ({ b, h, tw, tf, r1 = 0, r2 = 0 }) => [
    box(0, 0, b, tf),
    box(0, h - tf, b, h),
    box(0, tf, tw, h - tf),
    fillet([tw, tf], [1, 1], r1),
    fillet([tw, h - tf], [1, -1], r1),
    lost([b, tf], [-1, -1], Math.min(r2, tf, b - tw - r1)),
    lost([b, h - tf], [-1, 1], Math.min(r2, tf, b - tw - r1)),
  ],
  zsection: ({ b, h, tw, tf, r1 = 0, r2 = 0 }) => [
    box(b - tw, 0, 2 * b - tw, tf),
    box(0, h - tf, b, h),
    box(b - tw, tf, b, h - tf),
    fillet([b, tf], [1, 1], r1),
    fillet([b - tw, h - tf], [-1, -1], r1),
    lost([2 * b - tw, tf], [-1, -1], Math.min(r2, tf, b - tw - r1)),
    lost([0, h - tf], [1, 1], Math.min(r2, tf, b - tw - r1)),
  ],
  rectangle: ({ b, h, r1 = 0 }) => roundBox(0, 0, b, h, r1),
  rectangularpipe: ({ b, h, tw, r1 = 0, ri }) => [
    ...roundBox(0, 0, b, h, r1),
    ...roundBox(tw, tw, b - tw, h - tw, ri).map(negative),
  ],
};

function roundBox(y0: number, z0: number, y1: number, z1: number, r: number): Part[] {
  return [
    box(y0, z0, y1, z1),
    lost([y0, z0], [1, 1], r),
    lost([y1, z0], [-1, 1], r),
    lost([y1, z1], [-1, -1], r),
    lost([y0, z1], [1, -1], r),
  ];
}

function box(y0: number, z0: number, y1: number, z1: number): Part {
  const [b, h] = [y1 - y0, z1 - z0];
  const [y, z] = [(y0 + y1) / 2, (z0 + z1) / 2];
  const A = b * h;
  return [A, A * y, A * z, (b * h ** 3) / 12 + A * z * z, (h * b ** 3) / 12 + A * y * y, A * y * z];
}

/**
 * Returns the fillet between two perpendicular sides, given by their corner and directions, and the arc of radius r
 * that touches both.
 *
 * About its corner: A = r² (1 - pi/4), S = r³ (5/6 - pi/4), I = r⁴ (1 - 5 pi/16), product r⁴ (19/24 - pi/4): the square
 * less a quarter circle.
 */
function fillet([y, z]: readonly [number, number], [dy, dz]: readonly [number, number], r: number): Part {
  const A = r ** 2 * (1 - Math.PI / 4);
  const S = r ** 3 * (5 / 6 - Math.PI / 4);
  const I = r ** 4 * (1 - (5 * Math.PI) / 16);
  const P = r ** 4 * (19 / 24 - Math.PI / 4);
  return [
    A,
    A * y + dy * S,
    A * z + dz * S,
    I + 2 * z * dz * S + A * z * z,
    I + 2 * y * dy * S + A * y * y,
    dy * dz * P + y * dz * S + z * dy * S + A * y * z,
  ];
}

function lost(...corner: Parameters<typeof fillet>): Part {
  return negative(fillet(...corner));
}

function negative(part: Part): Part {
  return part.map((value) => -value) as unknown as Part;
}

function addParts(parts: readonly Part[]): Part {
  return parts.reduce((sum, part) => sum.map((value, i) => value + part[i]!) as unknown as Part);
}
