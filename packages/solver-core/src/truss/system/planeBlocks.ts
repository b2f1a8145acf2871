import { type Analysis } from './analysis.ts';
import { type OpenFront } from './openFront.ts';
import { type BlockArithmetic } from './jointBlocks.ts';
import { type JointSystem } from './jointSystem.ts';

/** Blocks of two rows and two columns; why they are written out beside those of three, `BlockArithmetic` says. */
export const PLANE_BLOCKS: BlockArithmetic = { sumLinks, addLinks, addChild };

function sumLinks(
  { positions }: Analysis,
  { coordinates, ends, stiffness }: JointSystem,
  diagonals: Float64Array,
): void {
  for (let link = 0; link < stiffness.length; link++) {
    const i = ends[2 * link]!;
    const j = ends[2 * link + 1]!;
    const dx = coordinates[2 * j]! - coordinates[2 * i]!;
    const dy = coordinates[2 * j + 1]! - coordinates[2 * i + 1]!;
    const g = stiffness[link]! / (dx * dx + dy * dy);
    const xx = g * dx * dx;
    const xy = g * dx * dy;
    const yy = g * dy * dy;
    let at = 3 * positions[i]!;
    if (at >= 0) {
      diagonals[at]! += xx;
      diagonals[at + 1]! += xy;
      diagonals[at + 2]! += yy;
    }
    at = 3 * positions[j]!;
    if (at >= 0) {
      diagonals[at]! += xx;
      diagonals[at + 1]! += xy;
      diagonals[at + 2]! += yy;
    }
  }
}

function addLinks(
  { arena, offset, size, places }: OpenFront,
  { positions, linkStarts, links }: Analysis,
  s: number,
  { coordinates, ends, stiffness, anchors }: JointSystem,
): void {
  const stop = linkStarts[s + 1]!;
  for (let k = linkStarts[s]!; k < stop; k++) {
    const link = links[k]!;
    let i = ends[2 * link]!;
    let j = ends[2 * link + 1]!;
    if (positions[i]! > positions[j]!) {
      const other = i;
      i = j;
      j = other;
    }
    const dx = coordinates[2 * j]! - coordinates[2 * i]!;
    const dy = coordinates[2 * j + 1]! - coordinates[2 * i + 1]!;
    const g = -stiffness[link]! / (dx * dx + dy * dy);
    const heldI = anchors[i]!;
    const heldJ = anchors[j]!;
    const xi = heldI & 1 ? 0 : g * dx;
    const yi = heldI & 2 ? 0 : g * dy;
    const xj = heldJ & 1 ? 0 : dx;
    const yj = heldJ & 2 ? 0 : dy;
    let at = (offset + size * places[positions[i]!]! + places[positions[j]!]!) | 0;
    arena[at]! += xi * xj;
    arena[at + 1]! += xi * yj;
    at = (at + size) | 0;
    arena[at]! += yi * xj;
    arena[at + 1]! += yi * yj;
  }
}

function addChild(
  { arena, offset, size, places }: OpenFront,
  { supernodes: { rowStarts, rows } }: Analysis,
  child: number,
  from: number,
): void {
  const end = rowStarts[child + 1]!;
  let at = from | 0;
  for (let c = rowStarts[child]!; c < end; c++) {
    const place = places[rows[c]!]!;
    let column = (offset + Math.imul(size, place)) | 0;
    let to = (column + place) | 0;
    arena[to]! += arena[at]!;
    arena[to + 1]! += arena[at + 1]!;
    at = (at + 2) | 0;
    for (let r = c + 1; r < end; r++) {
      to = (column + places[rows[r]!]!) | 0;
      arena[to]! += arena[at]!;
      arena[to + 1]! += arena[at + 1]!;
      at = (at + 2) | 0;
    }
    column = (column + size) | 0;
    arena[column + place + 1]! += arena[at]!;
    at = (at + 1) | 0;
    for (let r = c + 1; r < end; r++) {
      to = (column + places[rows[r]!]!) | 0;
      arena[to]! += arena[at]!;
      arena[to + 1]! += arena[at + 1]!;
      at = (at + 2) | 0;
    }
  }
}
