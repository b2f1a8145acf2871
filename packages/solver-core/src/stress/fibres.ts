import { integrateAbove } from '../sections/areaAbove.ts';
import { listLevels } from '../sections/levels.ts';
import type { Point } from '../sections/outline.ts';
import { SAME_ORDINATE, SLIVER } from '../linalg/tolerance.ts';
import { listChords } from './chords.ts';
import { findFarthestPoints } from './farthestPoints.ts';
import { stressPerMoment } from './normalStress.ts';
import type { PlacedSection } from './placedSection.ts';

/**
 * A fibre of the beam and the stresses caused by actions of size 1; at a jump of the width, just `above` or just
 * `below` it.
 */
export interface Fibre extends Point {
  readonly side: 'above' | 'below';
  /** Normal stress per unit of N: 1/A. */
  readonly axial: number;
  /** Normal stress per unit of M, in the document's unit. */
  readonly bending: number;
  /** Shear stress per unit of Q: (Iz·Sy - Iyz·Sz)/(D·b). */
  readonly shear: number;
}

/**
 * Computes the fibres of a level that can have the greatest stress. Over the width the normal stress is linear and the
 * shear stress constant, so they are the ends of the cut, or a single fibre of its first chord if bending causes a
 * constant stress.
 */
export function fibresAt(section: PlacedSection, z: number, side: 'above' | 'below'): Fibre[] {
  const { outlines, bottom, top, Iyz } = section;
  const chords = listChords(outlines, { z, side, height: top - bottom });
  if (chords.length === 0) return [];
  const shear = shearPerForce(section, z, side);
  const [left, right] = chords[0]!;
  const places = Iyz === 0 ? [(left + right) / 2] : [left, chords.at(-1)![1]];
  return places.map((y) => fibreOf(section, { y, z, side, shear }));
}

/**
 * Computes the stresses of these fibres for the search of a level. If bending causes a constant stress over the width,
 * the horizontal position does not matter.
 */
export function stressesAt(section: PlacedSection, z: number, side: 'above' | 'below'): Fibre[] {
  if (section.Iyz !== 0) return fibresAt(section, z, side);
  return [fibreOf(section, { y: 0, z, side, shear: shearPerForce(section, z, side) })];
}

function fibreOf(section: PlacedSection, at: Omit<Fibre, 'axial' | 'bending'>): Fibre {
  return { ...at, axial: 1 / section.A, bending: stressPerMoment(section, at) };
}

/**
 * Computes the shear stress at a level for a shear force of 1: (Iz·Sy - Iyz·Sz)/(D·b) after D. I. Zhuravsky, in 1/mm2
 * or 1/in2.
 *
 * Sy, Sz are the first moments of the area above the level, b the full width of the cut on the given `side`. Zero at
 * the top and the bottom of the section and outside it.
 */
export function shearPerForce(section: PlacedSection, z: number, side: 'above' | 'below'): number {
  const { outlines, bottom, top, Iz, Iyz, D } = section;
  const height = top - bottom;
  const same = SAME_ORDINATE * height;
  if (z <= bottom + same || z >= top - same) return 0;
  const { A, S, Sz, width } = integrateAbove(outlines, { level: z, side, height });
  return width > 0 ? (Iz * (S + A * z) - Iyz * Sz) / (D * width) : 0;
}

/** The number of parts into which a band is divided to draw a stress over it. */
const PARTS = 12;

/** A level of a section; at a width jump just above or just below it. */
export interface Step {
  readonly z: number;
  readonly side: 'above' | 'below';
}

/** Two levels between which the width is smooth, the lower one first. */
export type Band = readonly [low: number, high: number];

/**
 * Divides a section into bands between jumps of the width, ends of edges, the centroid and the farthest points, from
 * the bottom up.
 */
export function listBands(section: PlacedSection): Band[] {
  const { outlines, bottom, top } = section;
  const { top: upper, bottom: lower } = findFarthestPoints(section);
  const same = SAME_ORDINATE * (top - bottom);
  const levels = [0, ...listLevels(outlines), upper.z, lower.z]
    .map((level) => (Math.abs(level) <= same ? 0 : level))
    .toSorted((a, b) => a - b);
  return levels.slice(1).flatMap((high, i): Band[] => {
    const low = levels[i]!;
    return high - low > SLIVER * (top - bottom) ? [[low, high]] : [];
  });
}

/** Lists the levels of each band of a section, in equal steps. */
export function listSteps(section: PlacedSection): Step[][] {
  return listBands(section).map(([low, high]) =>
    Array.from({ length: PARTS + 1 }, (_, k): Step =>
      k === PARTS ? { z: high, side: 'below' } : { z: low + ((high - low) * k) / PARTS, side: 'above' },
    ),
  );
}
