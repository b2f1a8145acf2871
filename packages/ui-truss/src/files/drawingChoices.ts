import type { Point } from './dxfPlane.ts';
import { findParts } from './drawingParts.ts';
import type { DxfLine } from './toDxfLines.ts';

/** The parts of a drawing that become a truss, and their direction. */
export interface DrawingChoices {
  /** The layers whose lines become rods. @default all */
  readonly layers?: readonly string[];
  /** Whether z is up in the drawing, so that its z becomes y. @default as `isUpright` finds it */
  readonly isTurned?: boolean;
  /** Whether parts that are tied to nothing are left out, all but the largest. @default false */
  readonly leavesLoose?: boolean;
}

/** The chosen lines, unchanged, and the number of those left out. */
export interface ChosenLines {
  readonly lines: readonly DxfLine[];
  readonly isTurned: boolean;
  /** How many lines of loose parts were left out. */
  readonly loose: number;
  /** Layers whose lines were left out. */
  readonly unread: readonly string[];
}

/** Takes of the lines of a drawing what was chosen. */
export function chooseLines(
  all: readonly DxfLine[],
  { layers, isTurned = isUpright(all), leavesLoose = false }: DrawingChoices = {},
): ChosenLines {
  const wanted = layers === undefined ? null : new Set(layers);
  const taken = wanted === null ? all : all.filter(({ layer }) => wanted.has(layer));
  const parts = leavesLoose ? findParts(taken) : [];
  const kept =
    parts.length > 1
      ? [...(parts[0]?.lines ?? [])].sort((a, b) => a - b).flatMap((at) => taken[at] ?? [])
      : taken;
  return {
    lines: isTurned ? turnUp(kept) : kept,
    isTurned,
    loose: taken.length - kept.length,
    unread:
      wanted === null ? [] : [...new Set(all.map(({ layer }) => layer))].filter((one) => !wanted.has(one)),
  };
}

/** A drawing whose lines differ in a coordinate by less than this part of its extent is flat across it. */
const FLAT = 1e-6;

/**
 * Returns whether a drawing is flat and stands upright in a space whose z axis points up, that is, all of its lines
 * are in one plane along z. For a drawing that is not flat this cannot be decided.
 */
export function isUpright(lines: readonly DxfLine[]): boolean {
  const [x, y, z] = measure(lines);
  const flat = FLAT * Math.max(x, y, z);
  return z > flat && (y <= flat || x <= flat);
}

/** Returns whether a drawing has any extent along z: then there is something to turn. */
export function isSpatialDrawing(lines: readonly DxfLine[]): boolean {
  const [x, y, z] = measure(lines);
  return z > FLAT * Math.max(x, y, z);
}

/** The extents of lines along x, y and z; 0 of none. */
export function measure(lines: readonly DxfLine[]): Point {
  const along = (axis: 0 | 1 | 2): number => {
    let [least, most] = [Infinity, -Infinity];
    for (const { from, to } of lines)
      for (const value of [from[axis], to[axis]])
        [least, most] = [Math.min(least, value), Math.max(most, value)];
    return lines.length === 0 ? 0 : most - least;
  };
  return [along(0), along(1), along(2)];
}

/**
 * How lines are turned so that their z becomes y: `acrossY` are flat across y and keep their x, `acrossX` are flat across
 * x and their y becomes x; of those `inSpace` x stays and y becomes -z, away from the reader, so that right stays right.
 */
export type Turn = 'acrossY' | 'acrossX' | 'inSpace';

/** Finds how lines are turned. */
export function findTurn(lines: readonly DxfLine[]): Turn {
  const [x, y, z] = measure(lines);
  const flat = FLAT * Math.max(x, y, z);
  return y <= flat ? 'acrossY' : x <= flat ? 'acrossX' : 'inSpace';
}

const TURNS: Readonly<Record<Turn, (point: Point) => Point>> = {
  acrossY: ([x, , z]) => [x, z, 0],
  acrossX: ([, y, z]) => [y, z, 0],
  inSpace: ([x, y, z]) => [x, z, -y + 0],
};

/** Turns lines so that their z becomes y. A flat drawing comes into the plane of x and y. */
export function turnUp(lines: readonly DxfLine[], way: Turn = findTurn(lines)): readonly DxfLine[] {
  const turn = TURNS[way];
  return lines.map(({ from, to, layer }) => ({ from: turn(from), to: turn(to), layer }));
}
