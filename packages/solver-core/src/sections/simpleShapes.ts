import type { CrossSection } from '../model/document.ts';
import { circleOutline, roundCorners } from './outline.ts';
import type { Outline } from './outline.ts';

/** Outlines a rectangle, its corners rounded by r1. */
export function outlineRectangle({ b = 0, h = 0, r1 = 0 }: CrossSection): readonly Outline[] | null {
  if (!(b > 0 && h > 0 && r1 >= 0 && 2 * r1 <= Math.min(b, h))) return null;
  return [box({ b, h, r: r1, inset: 0 })];
}

/** Outlines a rectangular pipe: wall tw, outer radius r1, inner radius ri (r1 less the wall when absent). */
export function outlineRectangularPipe(section: CrossSection): readonly Outline[] | null {
  const { b = 0, h = 0, r1 = 0, tw = 0 } = section;
  const { ri = Math.max(r1 - tw, 0) } = section;
  const inner = Math.min(b, h) - 2 * tw;
  if (!(tw > 0 && inner > 0 && r1 >= 0 && 2 * r1 <= Math.min(b, h) && ri >= 0 && 2 * ri <= inner))
    return null;
  return [box({ b, h, r: r1, inset: 0 }), reversed({ b, h, r: ri, inset: tw })];
}

/** Outlines a full circle of diameter Dy. */
export function outlineCircle({ Dy = 0 }: CrossSection): readonly Outline[] | null {
  if (!(Dy > 0)) return null;
  return [circleOutline(Dy / 2, { y: Dy / 2, z: Dy / 2 })];
}

/** Outlines a round pipe of outer diameter Dy and wall tw. */
export function outlineRoundPipe({ Dy = 0, tw = 0 }: CrossSection): readonly Outline[] | null {
  if (!(tw > 0 && 2 * tw < Dy)) return null;
  const center = { y: Dy / 2, z: Dy / 2 };
  return [circleOutline(Dy / 2, center), circleOutline(Dy / 2 - tw, center, -1)];
}

interface Box {
  readonly b: number;
  readonly h: number;
  readonly r: number;
  readonly inset: number;
}

function box({ b, h, r, inset }: Box): Outline {
  return roundCorners(boxCorners({ b, h, r, inset }));
}

function reversed(hole: Box): Outline {
  return roundCorners(boxCorners(hole).reverse());
}

function boxCorners({ b, h, r, inset }: Box) {
  return [
    { y: inset, z: inset, r },
    { y: b - inset, z: inset, r },
    { y: b - inset, z: h - inset, r },
    { y: inset, z: h - inset, r },
  ];
}
