import type { BeamCase } from '@eecs/solver-core';
import { createMark, type LabelWish, type Mark, type PlacedLabel, px } from '@eecs/ui-kit/editor';
import { startOf } from '../editing/beamParts.ts';

/** Below the axis: the baseline of a number, and its greatest distance from the middle of its section, px. */
const BELOW_PX = 28;
const ASIDE_PX = [0, 18, -18, 36, -36];
/** The radius of the ring round a number, and the height of its middle above the baseline. */
const RING = { radius: 8, above: 4 };
const KEY = 'section-number-';

/**
 * Lists the label requests for the numbers of cross-sections, as in their table, at the sections of the beam that have
 * one.
 */
export function numberSections(
  { beamSections, L }: Pick<BeamCase, 'beamSections' | 'L'>,
  {
    toX,
    sight,
    axisY,
  }: {
    readonly toX: (x: number) => number;
    /** The visible part of the beam, px. */
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

/** Draws a ring round each placed number, as one mark; empty if there are none. */
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

/** The functions that a drawing with numbers needs; they are loaded late. */
export const SECTION_NUMBERS = { list: numberSections, ring: ringNumbers };
export type SectionNumbers = typeof SECTION_NUMBERS;
