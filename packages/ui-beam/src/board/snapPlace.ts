import { type BeamCase, isDistributed, roundNoise } from '@eecs/solver-core';
import { listDimensionPlaces } from '../editing/listDimensionPlaces.ts';
import type { SnapMode } from '@eecs/ui-kit/editor';
import type { BoardItem } from '../state/selection.ts';

/** A place on the beam and its snap target. */
export interface Snap {
  readonly x: number;
  readonly to: 'object' | 'guide' | 'fraction' | 'grid' | 'nothing';
  /** For `fraction`: the fraction of the dimension at which it lies. */
  readonly part?: '1/2' | '1/3' | '2/3';
}

export interface SnapRequest {
  /** The place under the pointer, in the document's unit of length. */
  readonly x: number;
  readonly document: BeamCase;
  /** Places of the guides. @default none */
  readonly guides?: readonly number[];
  /** The moved object, which does not snap to itself. */
  readonly moved?: BoardItem | null;
  /** Pixels per unit of length. */
  readonly factor: number;
  readonly mode: SnapMode;
}

/** Snap distances in pixels; never more than a grid step, because every step must be reachable by hand. */
const REACH_PX = { object: 8, guide: 8, fraction: 5 };
/** Tolerance for equal distances, relative to a step: an object on the grid counts as the object. */
const SAME_DISTANCE = 1e-9;
/** Grid steps closer than this cannot be distinguished by hand. */
const LEAST_STEP_PX = 2;
/** A step wider than this would not move an object, however far it is dragged. */
const MOST_STEP_PX = 240;
/**
 * Snaps a place to other objects, otherwise to guides, otherwise to halves and thirds of dimensions if no grid step is
 * nearer, otherwise to the grid.
 */
export function snapPlace(request: SnapRequest): Snap {
  const { document, factor, mode } = request;
  const x = Math.max(0, Math.min(document.L, request.x));
  if (mode === 'free')
    return { x: roundPlace(x, 10 ** Math.floor(Math.log10(1 / factor)), document.L), to: 'nothing' };
  if (mode === 'major') return { x: roundPlace(x, document.grid.step, document.L), to: 'grid' };
  const step = fitStep(document.grid.step / document.grid.minors, factor);
  const grid = roundPlace(x, step, document.L);
  // At most half a step: targets farther away than the grid line are ignored.
  const reach = Math.abs(grid - x) + SAME_DISTANCE * step;
  const object = findNearest(listObjectPlaces(request), x, Math.min(REACH_PX.object / factor, reach));
  if (object !== null) return { x: object, to: 'object' };
  const guide = findNearest(listGuidePlaces(request), x, Math.min(REACH_PX.guide / factor, reach));
  if (guide !== null) return { x: guide, to: 'guide' };
  const fractions = listFractions(request);
  const at = findNearest(
    fractions.map((fraction) => fraction.x),
    x,
    Math.min(REACH_PX.fraction / factor, reach),
  );
  return fractions.find((other) => other.x === at) ?? { x: grid, to: 'grid' };
}

const RANK = { object: 0, guide: 1, fraction: 2, grid: 3, nothing: 3 } as const;

/** Snaps a range of a fixed extent by whichever end has the stronger target; returns the place of its start. */
export function snapRange(request: SnapRequest, extent: number): Snap & { readonly start: number } {
  const { L } = request.document;
  const x = Math.max(0, Math.min(L - extent, request.x));
  const atStart = snapPlace({ ...request, x });
  const atEnd = snapPlace({ ...request, x: x + extent });
  const isEnd = RANK[atEnd.to] < RANK[atStart.to];
  const start = roundNoise(isEnd ? atEnd.x - extent : atStart.x);
  return { ...(isEnd ? atEnd : atStart), start: Math.max(0, Math.min(L - extent, start)) };
}

function findNearest(places: readonly number[], x: number, reach: number): number | null {
  let nearest: number | null = null;
  for (const place of places) {
    const distance = Math.abs(place - x);
    if (distance <= reach && (nearest === null || distance < Math.abs(nearest - x))) nearest = place;
  }
  return nearest;
}

function listObjectPlaces({ document, moved }: SnapRequest): number[] {
  const { supports, loads, L } = document;
  return [
    0,
    L,
    ...supports.flatMap(({ x }, index) => (moved?.kind === 'support' && moved.index === index ? [] : [x])),
    ...loads.flatMap((load, index) => {
      if (moved?.kind === 'load' && moved.index === index) return [];
      return isDistributed(load) ? load.x : [load.x];
    }),
  ].filter((x) => x >= 0 && x <= L);
}

function listGuidePlaces({ document: { L }, guides = [], moved }: SnapRequest): number[] {
  return guides.filter((x, index) => x <= L && (moved?.kind !== 'guide' || moved.index !== index));
}

function listFractions({ document, moved }: SnapRequest): (Snap & { readonly to: 'fraction' })[] {
  const supports = document.supports.filter((_, index) => moved?.kind !== 'support' || moved.index !== index);
  const places = listDimensionPlaces({ supports, L: document.L });
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? 0;
    return (
      [
        ['1/2', 1 / 2],
        ['1/3', 1 / 3],
        ['2/3', 2 / 3],
      ] as const
    ).map(([part, t]) => ({
      x: roundNoise(from + (to - from) * t),
      to: 'fraction' as const,
      part,
    }));
  });
}

/** Rounds to a multiple of a step, inside the beam, without binary rounding errors. */
function roundPlace(x: number, step: number, length: number): number {
  const rounded = roundNoise(Math.round(x / step) * step);
  return Math.max(0, Math.min(length, rounded));
}

/**
 * Adapts a step to the zoom by factors 2, 5, 10 and so on: enlarged until steps can be distinguished, and divided if
 * one step is farther than a drag, on a beam shorter than its grid or at high magnification.
 */
function fitStep(step: number, factor: number): number {
  let fitted = step;
  for (const by of STEP_RATIOS) {
    if (fitted * factor >= LEAST_STEP_PX) break;
    fitted *= by;
  }
  for (const by of STEP_RATIOS) {
    if (fitted * factor <= MOST_STEP_PX) break;
    fitted /= by;
  }
  return fitted;
}

/** The factors 2, 5, 10 and so on, over five decades. */
const STEP_RATIOS = Array.from({ length: 15 }, (_, at) => (at % 3 === 1 ? 2.5 : 2));
