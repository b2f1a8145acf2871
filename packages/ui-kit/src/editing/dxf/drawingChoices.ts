import type { Point } from './dxfPlane.ts';
import { findParts } from './drawingParts.ts';
import type { DxfLine } from './toDxfLines.ts';

/** The parts of a drawing that are read, and the orientation. */
export interface DrawingChoices {
  /** The layers whose lines are read. @default all */
  readonly layers?: readonly string[];
  /** Whether z points up in the drawing, so that z becomes y. @default the result of `isUpright` */
  readonly isTurned?: boolean;
  /** Whether all parts but the largest are left out if they are not connected. @default false */
  readonly leavesLoose?: boolean;
}

/** The chosen lines, unchanged, and the number of those left out. */
export interface ChosenLines {
  readonly lines: readonly DxfLine[];
  readonly isTurned: boolean;
  /** The number of omitted lines of loose parts. */
  readonly loose: number;
  /** Layers whose lines were left out. */
  readonly unread: readonly string[];
}

/** Picks the chosen lines of a drawing. */
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

/** A drawing whose lines differ in a coordinate by less than this fraction of its extent is flat across that axis. */
const FLAT = 1e-6;

/**
 * Returns whether a drawing is flat and upright in a space whose z axis points up, that is, all of its lines are in one
 * plane parallel to z. For a drawing that is not flat this cannot be decided.
 */
export function isUpright(lines: readonly DxfLine[]): boolean {
  const [x, y, z] = measure(lines);
  const flat = FLAT * Math.max(x, y, z);
  return z > flat && (y <= flat || x <= flat);
}

/** Returns whether a drawing has any extent along z, so that it can be turned. */
export function isSpatialDrawing(lines: readonly DxfLine[]): boolean {
  const [x, y, z] = measure(lines);
  return z > FLAT * Math.max(x, y, z);
}

/** Returns the extents of lines along x, y and z; 0 if there are none. */
export function measure(lines: readonly DxfLine[]): Point {
  const along = (axis: 0 | 1 | 2): number => {
    let [least, most] = [Infinity, -Infinity];
    for (const { from, to, middle = from } of lines)
      for (const value of [from[axis], to[axis], middle[axis]])
        [least, most] = [Math.min(least, value), Math.max(most, value)];
    return lines.length === 0 ? 0 : most - least;
  };
  return [along(0), along(1), along(2)];
}

/**
 * The rotation of lines by which z becomes y: `acrossY` lines are flat across y and keep x; `acrossX` lines are flat
 * across x and their y becomes x; `inSpace` keeps x, and y becomes -z, away from the reader, so that right stays right.
 */
export type Turn = 'acrossY' | 'acrossX' | 'inSpace';

/** Finds the rotation of lines. */
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

/** Rotates lines so that z becomes y. A flat drawing is rotated into the xy plane. */
export function turnUp(lines: readonly DxfLine[], way: Turn = findTurn(lines)): readonly DxfLine[] {
  const turn = TURNS[way];
  return lines.map(({ from, to, layer, middle }) => ({
    ...{ from: turn(from), to: turn(to), layer },
    ...(middle && { middle: turn(middle) }),
  }));
}
