import { SAME_ORDINATE } from '../linalg/tolerance.ts';
import type { ArcEdge, Edge, Outline, Point } from '../sections/outline.ts';

/** A part of a cut that lies within the material, from left to right. */
export type Chord = readonly [left: number, right: number];

/**
 * The level of a cut across a section; at a jump of the width the side states whether it is just above or just below
 * the level.
 */
export interface Level {
  readonly z: number;
  readonly side: 'above' | 'below';
  /** Height of the whole section: the tolerance within which an edge counts as lying on the level is relative to it. */
  readonly height: number;
}

/** Lists the chords of a horizontal cut, from left to right; exact for lines and arcs, empty outside the section. */
export function listChords(outlines: readonly Outline[], level: Level): Chord[] {
  const places = outlines
    .flat()
    .flatMap((edge) => (edge.kind === 'line' ? crossLine(edge, level) : crossArc(edge, level)))
    .toSorted((a, b) => a - b);
  return places.flatMap((left, i) => (i % 2 === 0 && i + 1 < places.length ? [[left, places[i + 1]!]] : []));
}

function crossLine({ from, to }: Extract<Edge, { kind: 'line' }>, level: Level): number[] {
  if (!isCrossed(from.z, to.z, level)) return [];
  const part = Math.min(Math.max((level.z - from.z) / (to.z - from.z), 0), 1);
  return [from.y + (to.y - from.y) * part];
}

/** Between its highest and lowest points an arc rises or falls monotonically, so it is crossed once, like a line. */
function crossArc(arc: ArcEdge, level: Level): number[] {
  const { center, radius, start, sweep } = arc;
  if (Math.abs(level.z - center.z) > radius + SAME_ORDINATE * level.height) return [];
  const low = Math.min(start, start + sweep);
  const high = low + Math.abs(sweep);
  const angles = [low];
  for (let k = Math.ceil((low - Math.PI / 2) / Math.PI); Math.PI / 2 + k * Math.PI < high; k++)
    if (Math.PI / 2 + k * Math.PI > low) angles.push(Math.PI / 2 + k * Math.PI);
  angles.push(high);
  const away = Math.sqrt(Math.max(radius ** 2 - (level.z - center.z) ** 2, 0));
  return angles.slice(1).flatMap((to, i) => {
    const from = angles[i]!;
    const ends = [from, to].map((angle) => center.z + radius * Math.sin(angle)) as [number, number];
    if (!isCrossed(...ends, level)) return [];
    return [center.y + Math.sign(Math.cos((from + to) / 2)) * away];
  });
}

/** The interval is half open, so that exactly one of two adjacent edges is crossed. */
function isCrossed(from: number, to: number, { z, side, height }: Level): boolean {
  const snap = (end: number) => (Math.abs(end - z) <= SAME_ORDINATE * height ? 0 : end - z);
  const low = Math.min(snap(from), snap(to));
  const high = Math.max(snap(from), snap(to));
  return side === 'above' ? low <= 0 && high > 0 : low < 0 && high >= 0;
}

/** Returns whether a point lies within the material or on its edge. */
export function isWithin(outlines: readonly Outline[], { y, z }: Point, height: number): boolean {
  const same = SAME_ORDINATE * height;
  return (['above', 'below'] as const).some((side) =>
    listChords(outlines, { z, side, height }).some(([left, right]) => y >= left - same && y <= right + same),
  );
}
