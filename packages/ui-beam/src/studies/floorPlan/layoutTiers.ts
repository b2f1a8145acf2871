import type { BeamPart, Tree } from '@eecs/solver-core';
import type { Scale } from '@eecs/ui-kit';

/** A part of the beam in its tier, px. */
export interface PlacedPart {
  readonly part: BeamPart;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** Where it rests on other parts: lines from its own tier down to theirs. */
  readonly links: readonly { readonly x: number; readonly from: number; readonly to: number }[];
}

const LEVEL_PX = 92;
const TOP_PX = 56;
const BELOW_PX = 44;
/** The gap between parts of one tier that meet at a hinge, px. */
const GAP_PX = 5;

/**
 * Lays out the floor plan: independent parts at the bottom, each part that rests on others one tier above them, over
 * its own range.
 */
export function layoutTiers(
  { bms }: Tree,
  x: Scale,
): { readonly height: number; readonly parts: readonly PlacedPart[] } {
  const top = Math.max(...bms.map(({ tier }) => tier));
  const levelOf = (tier: number): number => TOP_PX + (top - tier) * LEVEL_PX;
  const parts = bms.map((part): PlacedPart => {
    const y = levelOf(part.tier);
    const links = [part.left, part.right].flatMap((force) => {
      const under = force === null ? undefined : bms[force.part];
      if (force === null || under === undefined || !part.restsOn.includes(under.id)) return [];
      return [{ x: x.toPx(force.x), from: y, to: levelOf(under.tier) }];
    });
    return {
      part,
      x0: x.toPx(part.x0) + (part.left === null ? 0 : GAP_PX),
      x1: x.toPx(part.x1) - (part.right === null ? 0 : GAP_PX),
      y,
      links,
    };
  });
  return { height: levelOf(0) + BELOW_PX, parts };
}
