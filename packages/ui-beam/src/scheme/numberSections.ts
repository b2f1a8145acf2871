import type { BeamCase } from '@eecs/solver-core';
import { createMark, type LabelWish, type Mark, type PlacedLabel, px } from '@eecs/ui-kit/editor';
import { startOf } from '../editing/beamParts.ts';

/** Below the axis: the base line of a number, and how far it may move from the middle of its part to find room. */
const BELOW_PX = 28;
const ASIDE_PX = [0, 18, -18, 36, -36];
/** The ring round a number, and by how much its middle is above the base line. */
const RING = { radius: 8, above: 4 };
const KEY = 'section-number-';

/** Wishes for the numbers of the cross-sections, as their table counts them, at the parts of the beam that have one. */
export function numberSections(
  { beamSections, L }: Pick<BeamCase, 'beamSections' | 'L'>,
  {
    toX,
    sight,
    axisY,
  }: {
    readonly toX: (x: number) => number;
    /** The part of the beam that is seen, px. */
    readonly sight: { readonly x0: number; readonly x1: number };
    readonly axisY: number;
  },
): readonly LabelWish[] {
  return beamSections.flatMap(({ x, crossSectionIndex }, index) => {
    const x0 = Math.max(sight.x0, toX(startOf(beamSections, index)));
    const x1 = Math.min(sight.x1, toX(Math.min(L, x)));
    if (crossSectionIndex < 0 || x1 - x0 < 2 * RING.radius) return [];
    const places = ASIDE_PX.map((aside) => ({ x: (x0 + x1) / 2 + aside, y: axisY + BELOW_PX })).filter(
      (place) => place.x - RING.radius >= x0 && place.x + RING.radius <= x1,
    );
    return [
      { key: `${KEY}${index}`, text: String(crossSectionIndex + 1), role: 'dimension', priority: 45, places },
    ];
  });
}

/** Draws a ring round each of them that has found its place, as one mark; none where there are none. */
export function ringNumbers(labels: readonly PlacedLabel[]): readonly Mark[] {
  const { radius: r, above } = RING;
  const path = labels
    .filter(({ key }) => key.startsWith(KEY))
    .map(
      ({ x, y }) => `M${px(x - r)} ${px(y - above)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    )
    .join('');
  return path === '' ? [] : [createMark('section-rings', 'dimension', path)];
}

/** The parts that a drawing with numbers needs; they come late. */
export const SECTION_NUMBERS = { list: numberSections, ring: ringNumbers };
export type SectionNumbers = typeof SECTION_NUMBERS;
