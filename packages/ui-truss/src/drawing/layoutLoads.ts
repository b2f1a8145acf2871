import type { SketchLoad, TrussSketch } from './sketchTruss.ts';
import type { ArrowMark, Point } from './marks.ts';
import { project } from './projection.ts';

/** A force on the drawing: where it acts, where it points (px, y downwards), its size. */
export interface PlacedForce {
  readonly joint: number;
  /** Unit vector on the page; zero when the force is straight at the reader. */
  readonly direction: Point;
  readonly force: number;
  /** Out of the page, for a force straight at the reader. */
  readonly towards: boolean;
}

/** Below this part of its length a projected force is a point. */
const END_ON = 0.05;

/** Gathers the forces to draw: those of one joint and one direction added up, the strongest first. */
export function gatherForces({ joints }: TrussSketch): PlacedForce[] {
  const forces = joints.flatMap(({ loads }, joint) => [...sumByDirection(loads, joint).values()]);
  return forces
    .filter(({ force }) => force !== 0)
    .map((placed) => (placed.force < 0 ? turnRound(placed) : placed))
    .sort((a, b) => b.force - a.force);
}

function sumByDirection(loads: readonly SketchLoad[], joint: number): Map<string, PlacedForce> {
  const sums = new Map<string, PlacedForce>();
  for (const { force, direction } of loads) {
    const key = [direction.x, direction.y, direction.z].map((part) => part.toFixed(6)).join();
    const page = project(direction);
    const length = Math.hypot(page.x, page.y);
    const isEndOn = length < END_ON;
    sums.set(key, {
      joint,
      direction: isEndOn ? { x: 0, y: 0 } : { x: page.x / length, y: -page.y / length },
      force: (sums.get(key)?.force ?? 0) + force,
      towards: direction.z > 0,
    });
  }
  return sums;
}

function turnRound({ joint, direction, force, towards }: PlacedForce): PlacedForce {
  return { joint, direction: { x: -direction.x, y: -direction.y }, force: -force, towards: !towards };
}

/** Objects within 45 degrees of an arrow are in its way. */
const IN_THE_WAY = Math.SQRT1_2;

export interface ArrowRoom {
  /** Unit vectors from the joint along its rods. */
  readonly rods: readonly Point[];
  /** Where the support's glyph stands and how far it reaches, px. */
  readonly support: { readonly way: Point; readonly reach: number } | null;
  /** px */
  readonly length: number;
  /** Keeps the arrow off the joint's circle, px. */
  readonly gap: number;
}

/**
 * Draws the arrow of a force: its tip at the joint when the room it comes from is free, else hanging from the joint
 * and pointing away; when both ways are taken its tip stands before what is in the way.
 */
export function layoutArrow(point: Point, direction: Point, room: ArrowRoom): ArrowMark {
  const { rods, support, length } = room;
  const lies = (way: Point, sign: 1 | -1): boolean =>
    sign * (way.x * direction.x + way.y * direction.y) > IN_THE_WAY;
  const isSupported = (sign: 1 | -1): boolean => support !== null && lies(support.way, sign);
  const isTaken = (sign: 1 | -1): boolean => isSupported(sign) || rods.some((rod) => lies(rod, sign));
  const isHanging = isTaken(-1) && !isTaken(1);
  const gap = isSupported(-1) && !isHanging ? room.gap + (support?.reach ?? 0) : room.gap;
  const at = (distance: number): Point => ({
    x: point.x + direction.x * distance,
    y: point.y + direction.y * distance,
  });
  return isHanging ? { tail: at(gap), tip: at(gap + length) } : { tip: at(-gap), tail: at(-gap - length) };
}
