import { type TrussCase, type GuideShape, snapPoint } from '@eecs/solver-core/truss';
import { listDivisions } from './divisions.ts';
import { type Place, distanceOf, placeBetween, tidyPlace } from './place.ts';

/** The target that a place snapped to. */
export type SnapKind =
  'joint' | 'intersection' | 'division' | 'guide' | 'middle' | 'third' | 'link' | 'grid' | 'free';

/** A point with its snap target; includes the joint or rod at the point. */
export interface Snapped {
  readonly place: Place;
  readonly kind: SnapKind;
  readonly joint: number;
  readonly link: number;
}

/** The targets that a place may snap to. */
export interface SnapRoom {
  readonly document: Pick<TrussCase, 'joints' | 'links' | 'guides' | 'divisor'>;
  /** The snap distance, in the unit of length. */
  readonly tolerance: number;
  /**
   * The joint and rod under the pointer, found on the page, because in space many are behind one another; -1 means
   * none.
   */
  readonly joint: number;
  readonly link: number;
  /** Spacing of the grid, or null for none. */
  readonly grid: number | null;
  /** `free` snaps to nothing, `major` only to the grid. */
  readonly mode: 'minor' | 'major' | 'free';
}

const PARTS = [
  { share: 0.5, kind: 'middle' },
  { share: 1 / 3, kind: 'third' },
  { share: 2 / 3, kind: 'third' },
] as const;

/**
 * Snaps a place to the nearest target: a joint; otherwise an intersection of guides, a division of a guide or a guide;
 * otherwise the middle or a third of a rod, or the rod; otherwise the grid. Guides lie in the xy plane.
 */
export function snapPlace(place: Place, room: SnapRoom): Snapped {
  const { document, tolerance, mode, grid } = room;
  const none = { joint: -1, link: -1 };
  if (mode === 'free') return { place: tidyPlace(place), kind: 'free', ...none };
  const onGrid = grid === null ? null : toGrid(place, grid);
  if (mode === 'major' && onGrid !== null) return { place: onGrid, kind: 'grid', ...none };
  const joint = document.joints[room.joint];
  if (joint !== undefined) {
    return { place: toPlace(joint), kind: 'joint', joint: room.joint, link: -1 };
  }
  const guided = snapToGuides(place, document, tolerance);
  if (guided !== null) return { ...guided, ...none };
  const onLink = snapToLink(place, room);
  if (onLink !== null) return onLink;
  if (onGrid !== null && distanceOf(onGrid, place) <= tolerance * 2)
    return { place: onGrid, kind: 'grid', ...none };
  return { place: onGrid ?? tidyPlace(place), kind: onGrid === null ? 'free' : 'grid', ...none };
}

function snapToGuides(
  place: Place,
  { guides, divisor }: Pick<TrussCase, 'guides' | 'divisor'>,
  tolerance: number,
): { readonly place: Place; readonly kind: 'intersection' | 'division' | 'guide' } | null {
  if (guides.length === 0 || place.z !== 0) return null;
  const snapped = snapPoint(place, { guides, tolerance });
  if (snapped.kind === 'guide') {
    const near = findDivision(place, { guides, divisor, tolerance });
    if (near !== null) return { place: tidyPlace({ ...near, z: 0 }), kind: 'division' };
  }
  if (snapped.kind !== 'intersection' && snapped.kind !== 'guide') return null;
  return { place: tidyPlace({ x: snapped.x, y: snapped.y, z: 0 }), kind: snapped.kind };
}

/** Finds the nearest division of a guide within the snap distance. */
function findDivision(
  place: Place,
  {
    guides,
    divisor,
    tolerance,
  }: { readonly guides: readonly GuideShape[]; readonly divisor: number; readonly tolerance: number },
): { readonly x: number; readonly y: number } | null {
  const far = (spot: { readonly x: number; readonly y: number }): number =>
    Math.hypot(spot.x - place.x, spot.y - place.y);
  const near = guides
    .flatMap((guide) => listDivisions(guide, divisor))
    .filter((spot) => far(spot) <= tolerance)
    .toSorted((one, other) => far(one) - far(other));
  return near[0] ?? null;
}

/** Returns the nearest division of the rod, otherwise the nearest point on it. */
function snapToLink(place: Place, { document, link, tolerance }: SnapRoom): Snapped | null {
  const rod = document.links[link];
  const [a, b] = [rod && document.joints[rod.i], rod && document.joints[rod.j]];
  if (a === undefined || b === undefined) return null;
  for (const { share, kind } of PARTS) {
    const part = placeBetween(a, b, share);
    if (distanceOf(part, place) <= tolerance) return { place: part, kind, joint: -1, link };
  }
  const length = distanceOf(a, b);
  if (length === 0) return null;
  const share =
    ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y) + (place.z - a.z) * (b.z - a.z)) /
    length ** 2;
  if (share <= 0 || share >= 1) return null;
  const foot = placeBetween(a, b, share);
  return { place: foot, kind: 'link', joint: -1, link };
}

function toGrid({ x, y, z }: Place, step: number): Place {
  const one = (value: number): number => Math.round(value / step) * step;
  return tidyPlace({ x: one(x), y: one(y), z: one(z) });
}

function toPlace({ x, y, z }: Place): Place {
  return { x, y, z };
}
