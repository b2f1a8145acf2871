import type { TrussCase } from '@eecs/solver-core/truss';
import { LEAD_PX, createBoxIndex, getLabelBox, getTakenWidth, type LabelWish } from '@eecs/ui-kit/layout';
import type { Point } from '../../camera/camera.ts';
import { coverJoints } from '../../scheme/obstacles.ts';
import { indexesAmong } from '../../scheme/scheme.ts';
import type { ForceOptions } from './forceOptions.ts';
import { createOwning } from './createOwning.ts';
import { isOnSheet } from './isOnSheet.ts';
import { placesAlong } from './placesAlong.ts';
import { runsThrough } from './runsThrough.ts';
import { type RodValues, getRodValue } from '../values/rodValues.ts';
import { VALUE_RANKS, listEnds, listGreatest } from '../values/valueRanks.ts';

/**
 * The least length of a rod on the page that gets a value, px: the value of a shorter one would be attributed to a
 * joint or a neighbour.
 */
const SHORTEST_PX = 14;

/** If there are more rods than this, not all values are placed. */
export const MOST_LABELS = 400;

export interface ValueRoom {
  readonly points: readonly Point[];
  readonly rods: RodValues;
  /** Returns the drawn width of a rod, px. */
  readonly widthOf: (rod: number) => number;
  readonly options: ForceOptions;
}

/**
 * Lists the labels wanted for the forces of rods: first the greatest tension and compression, then those of the
 * selected rods and the rod under the pointer, then the others by size.
 */
export function listValueWishes({ links }: TrussCase, room: ValueRoom): LabelWish<Iterable<Point>>[] {
  const { points, rods, widthOf, options } = room;
  const { camera } = options;
  const greatest = rods.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const ranks = rankValues(room);
  const isOwn = createOwning(links, points, camera);
  const onJoints = createBoxIndex(points.length > MOST_LABELS ? [] : coverJoints(points));
  const isSeen = (index: number): boolean => isOnSheet(links[index], points, camera);
  const shown = [
    ...new Set([
      ...listGreatest(listSeen(rods.values, isSeen), options.mostLabels ?? MOST_LABELS),
      ...listStaying(ranks),
    ]),
  ].filter(isSeen);
  return shown.flatMap((index): LabelWish<Iterable<Point>>[] => {
    const link = links[index];
    const [a, b] = [link && points[link.i], link && points[link.j]];
    if (a === undefined || b === undefined) return [];
    const value = getRodValue(rods, index);
    const part = greatest === 0 ? 0 : Math.abs(value) / greatest;
    const isShort = Math.hypot(b.x - a.x, b.y - a.y) < SHORTEST_PX;
    const text = writeValue(value, index, options);
    const isEnd = (ranks.get(index) ?? 0) >= VALUE_RANKS.end;
    return [
      {
        key: `N-${index}`,
        text,
        role: 'load',
        priority: ranks.get(index) ?? part,
        ...(isEnd && {
          anchor: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, mostPx: LEAD_PX.governing, nearPx: 0 },
        }),
        places: chooseOwn(placesAlong(a, b, { textPx: getTakenWidth(text), width: widthOf(index) }), {
          isOwn: (place) => !isShort && isOwn(index, place),
          isFree: (place) => !runsThrough(getLabelBox({ text, ...place }), a, b),
          isOffJoints: (place) => !onJoints.meets(getLabelBox({ text, ...place })),
        }),
      },
    ];
  });
}

/** Returns the values, with 0 for rods outside the drawing. */
function listSeen(values: readonly number[], isSeen: (index: number) => boolean): readonly number[] {
  // If there are fewer, all of them are placed anyway.
  if (values.length <= MOST_LABELS) return values;
  return values.map((value, index) => (isSeen(index) ? value : 0));
}

/** How the places of a value are classified. */
interface Choice {
  /** Returns whether the value would be attributed to its rod there. */
  readonly isOwn: (place: Point) => boolean;
  /** Returns whether its rod does not strike it through there. */
  readonly isFree: (place: Point) => boolean;
  /** Returns whether it covers no joint there. */
  readonly isOffJoints: (place: Point) => boolean;
}

/**
 * Generates the places where a value is clearly attributed to its rod, on demand, because most values take one of the
 * first.
 */
function* chooseOwn(places: readonly Point[], { isOwn, isFree, isOffJoints }: Choice): Iterable<Point> {
  for (const place of places) if (isFree(place) && isOffJoints(place) && isOwn(place)) yield place;
}

/** Ranks the rods that are not ranked by size. */
function rankValues({ rods, options: { emphasis } }: ValueRoom): ReadonlyMap<number, number> {
  const chosen = indexesAmong(emphasis.chosen, 'link');
  const hovered = emphasis.hovered === null ? [] : indexesAmong([emphasis.hovered], 'link');
  const { setOff, end, governing } = VALUE_RANKS;
  return new Map([
    ...[...chosen, ...hovered].map((index) => [index, setOff] as const),
    ...listEnds(rods, chosen).map((index) => [index, end] as const),
    ...listEnds(rods, rods.values.keys()).map((index) => [index, governing] as const),
  ]);
}

/** Lists the rods whose values always stay, however small they are. */
function listStaying(ranks: ReadonlyMap<number, number>): number[] {
  return [...ranks].flatMap(([index, rank]) => (rank >= VALUE_RANKS.end ? [index] : []));
}

/** A rod that is in tension in one case set and in compression in another shows both. */
function writeValue(value: number, index: number, options: ForceOptions): string {
  const { mode, ranges, force, stress, percent } = options;
  const write = mode === 'force' ? force : mode === 'stress' ? stress : percent;
  const range = mode === 'force' ? ranges?.[index] : undefined;
  const isBoth = range !== undefined && range.max.value > 0 && range.min.value < 0;
  return isBoth ? `${write(range.max.value)} / ${write(range.min.value)}` : write(value);
}
