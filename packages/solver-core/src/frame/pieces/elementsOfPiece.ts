import { bendAlong, stretchAlong } from './seriesOfStretch.ts';
import type { BentState, StretchedState } from './seriesOfStretch.ts';
import type { MemberPiece } from './stretches.ts';

/** Forces on the nodes of a piece: `stiffness`, by rows, times their displacements, plus `load`. */
export interface PieceElement {
  readonly stiffness: readonly number[];
  readonly load: readonly number[];
}

/** Stiffness of a member and the strains imposed on it. */
export interface PieceConstants {
  readonly EI: number;
  readonly EA: number;
  readonly curvature: number;
  readonly strain: number;
}

/**
 * Computes the end forces of a bent piece as functions of (v, v′) at both ends, exactly, with its loads, bed and axial
 * force.
 */
export function bendElement(piece: MemberPiece, constants: PieceConstants): PieceElement {
  const { EI } = constants;
  const H = piece.length;
  // Each column has units of its own, so that the entries of the two by two equations have similar sizes.
  const units: readonly BentState[] = [
    [1, 0, 0, 0],
    [0, 1 / H, 0, 0],
    [0, 0, EI / H ** 2, 0],
    [0, 0, 0, EI / H ** 3],
  ];
  const ends = units.map((start) => scaledEnd(followBent(piece, start, constants, false), EI, H));
  const loaded = scaledEnd(followBent(piece, [0, 0, 0, 0], constants, true), EI, H);
  const [a, b, c, d] = [ends[2]![0], ends[3]![0], ends[2]![1], ends[3]![1]];
  const determinant = a * d - b * c;
  const forces = (moved: readonly [number, number, number, number], load: BentState): number[] => {
    const value = moved[2] - moved[0] * ends[0]![0] - moved[1] * ends[1]![0] - load[0];
    const slope = moved[3] - moved[0] * ends[0]![1] - moved[1] * ends[1]![1] - load[1];
    const M = (value * d - slope * b) / determinant;
    const V = (slope * a - value * c) / determinant;
    const at = (row: 2 | 3): number =>
      moved[0] * ends[0]![row] + moved[1] * ends[1]![row] + M * ends[2]![row] + V * ends[3]![row] + load[row];
    return [V, -M, -at(3), at(2)];
  };
  const columns = [0, 1, 2, 3].map((moved) =>
    forces([0, 1, 2, 3].map((k) => (k === moved ? 1 : 0)) as [number, number, number, number], [0, 0, 0, 0]),
  );
  const scale = EI / H ** 3;
  const by = [1, H, 1, H];
  const stiffness = Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at >> 2, at & 3];
    return ((columns[column]![row]! + columns[row]![column]!) / 2) * scale * by[row]! * by[column]!;
  });
  return { stiffness, load: forces([0, 0, 0, 0], loaded).map((value, k) => value * scale * by[k]!) };
}

function scaledEnd([v, slope, M, V]: BentState, EI: number, H: number): BentState {
  return [v, slope * H, (M * H ** 2) / EI, (V * H ** 3) / EI];
}

function followBent(
  { stretches, after }: MemberPiece,
  start: BentState,
  { EI, curvature }: PieceConstants,
  isLoaded: boolean,
): BentState {
  let state = start;
  for (const stretch of stretches) state = bendAlong(stretch, state, { EI, curvature, isLoaded }).end;
  const [v, slope, M, V] = state;
  return isLoaded ? [v, slope, M - after.m, V + after.fy] : state;
}

/** Computes the axial end forces of a piece as functions of u at both ends. */
export function stretchElement(piece: MemberPiece, constants: PieceConstants): PieceElement {
  const { EA } = constants;
  const [A, C] = followStretched(piece, [1, 0], constants, false);
  const [B, D] = followStretched(piece, [0, 1], constants, false);
  const [u, N] = followStretched(piece, [0, 0], constants, true);
  // The Wronskian of the fields is 1, so each end acts on the other by -1/B.
  return EA === Infinity
    ? { stiffness: [C], load: [N] }
    : { stiffness: [A / B, -1 / B, -1 / B, D / B], load: [u / B, N - (D * u) / B] };
}

function followStretched(
  { stretches, after }: MemberPiece,
  start: StretchedState,
  { EA, strain }: PieceConstants,
  isLoaded: boolean,
): StretchedState {
  let state = start;
  for (const stretch of stretches) state = stretchAlong(stretch, state, { EA, strain, isLoaded }).end;
  const [u, N] = state;
  return isLoaded ? [u, N - after.fx] : state;
}
