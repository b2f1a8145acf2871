import { PIVOT } from '../../linalg/tolerance.ts';
import { createPlainKernel } from '../kernels/plainKernel.ts';
import { type Analysis } from './analysis.ts';
import { type FrontKernel } from './frontKernel.ts';
import { type JointSystem } from './jointSystem.ts';

/** A stiffness matrix in factors, to solve with as often as needed. */
export interface Factor {
  readonly analysis: Analysis;
  /**
   * L, supernode by supernode: of each four columns the rows from their first diagonal down, four numbers a row (those above a diagonal mean
   * nothing); what columns remain follow one by one, from their diagonals down. Solving then reads one stream of memory.
   */
  readonly values: Float64Array;
}

/** A direction in which a joint gives way: what was left of its stiffness when its turn came, relative to what it began with. */
export interface Singular {
  readonly singular: { readonly joint: number; readonly axis: 0 | 1 | 2; readonly pivot: number };
}

/** The system would take so many bytes, more than it may or than there are. */
export interface TooLarge {
  readonly tooLarge: number;
}

/** How a stiffness matrix is to be factored. */
export interface FactorizeOptions {
  /**
   * Arithmetic on dense fronts.
   * @default the plain one
   */
  readonly kernel?: FrontKernel | undefined;
  /**
   * Bytes that factor, arena and a solution may take.
   * @default two gigabytes
   */
  readonly mostBytes?: number | undefined;
  /** A factor nobody needs any more: where it is about as large it is written over, which saves the time that fresh memory takes. */
  readonly spent?: Factor | undefined;
}

/**
 * Factors the stiffness matrix of a pin-jointed structure, K = L·Lᵀ, front by front (multifrontal, Cholesky).
 *
 * `system` has the joints, links and anchors `analysis` was made for; stiffnesses may differ. A pivot at or below PIVOT times its own diagonal
 * before elimination is singular: the structure can move there within rounding.
 * Source: J. W. H. Liu, The multifrontal method for sparse matrix solution, SIAM Review 34 (1992), 82-109.
 */
export function factorizeSystem(
  analysis: Analysis,
  system: JointSystem,
  { kernel = createPlainKernel(), mostBytes = MOST_BYTES, spent }: FactorizeOptions = {},
): Factor | Singular | TooLarge {
  if (analysis.bytes > mostBytes) return { tooLarge: analysis.bytes };
  const { dim, joints, valueStarts } = analysis;
  const { count, firsts, rowStarts, rows, parents } = analysis.supernodes;
  const room = takeRoom(analysis, kernel, spent);
  if (!room) return { tooLarge: analysis.bytes };
  const { arena, values } = room;
  const diagonals = sumDiagonals(analysis, system);
  const least = leastPivots(analysis, diagonals);
  // Where each position stands in the front at hand.
  const places = new Int32Array(joints.length);
  const pending = countChildren(parents);
  /** Start of what a supernode left on the stack. */
  const lefts = new Int32Array(count);
  const stack = new Int32Array(count);
  let top = 0;
  let free = 0;
  const front = { offset: 0, size: 0, pivots: 0, least, firstLeast: 0 };

  for (let s = 0; s < count; s++) {
    const first = firsts[s]!;
    const pivots = dim * (firsts[s + 1]! - first);
    const rowStart = rowStarts[s]!;
    const rowEnd = rowStarts[s + 1]!;
    const below = dim * (rowEnd - rowStart);
    const size = pivots + below;
    const offset = free;
    arena.fill(0, offset, offset + size * size);
    for (let k = first; k < firsts[s + 1]!; k++) places[k] = dim * (k - first);
    for (let r = rowStart; r < rowEnd; r++) places[rows[r]!] = pivots + dim * (r - rowStart);
    addDiagonals(arena, offset, size, diagonals, dim, first, firsts[s + 1]!);
    if (dim === 2) addLinksInPlane(analysis, system, s, arena, offset, size, places);
    else addLinksInSpace(analysis, system, s, arena, offset, size, places);
    for (let children = pending[s]!; children > 0; children--) {
      const child = stack[--top]!;
      free = lefts[child]!;
      const start = rowStarts[child]!;
      const end = rowStarts[child + 1]!;
      if (dim === 2) addChildInPlane(arena, free, rows, start, end, places, offset, size);
      else addChildInSpace(arena, free, rows, start, end, places, offset, size);
    }
    front.offset = offset;
    front.size = size;
    front.pivots = pivots;
    front.firstLeast = dim * first;
    const failed = kernel.factor(front);
    if (failed >= 0)
      return tellSingular(analysis, dim * first + failed, arena[offset + failed * (size + 1)]!, least);
    keepColumns(arena, offset, size, pivots, values, valueStarts[s]!);
    if (below > 0) {
      packRest(arena, offset, size, pivots, free);
      lefts[s] = free;
      stack[top++] = s;
      free += (below * (below + 1)) >> 1;
    }
  }
  return { analysis, values };
}

/** Memory for the fronts and for L, nearly all that a factorization takes; null where the engine has none. */
function takeRoom(
  { arena, valueStarts, supernodes }: Analysis,
  kernel: FrontKernel,
  spent: Factor | undefined,
): { arena: Float64Array; values: Float64Array } | null {
  try {
    return {
      arena: kernel.reserve(arena),
      values: takeValues(valueStarts[supernodes.count]!, spent?.values.buffer),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function takeValues(doubles: number, room: ArrayBufferLike | undefined): Float64Array {
  const bytes = 8 * doubles;
  return room !== undefined && room.byteLength >= bytes && room.byteLength <= MOST_SPARE * bytes
    ? new Float64Array(room, 0, doubles)
    : new Float64Array(doubles);
}

/** What is written over may be so many times as large as what is asked for: nothing large stays behind a small truss. */
const MOST_SPARE = 1.25;

function countChildren(parents: Int32Array): Int32Array {
  const children = new Int32Array(parents.length);
  for (const parent of parents) if (parent >= 0) children[parent]!++;
  return children;
}

/**
 * Adds up each joint's own block of the stiffness matrix, its lower triangle by columns, in the order of elimination. A held direction of a joint
 * that can move otherwise is left out and gets a 1 on the diagonal: an equation of its own, with nobody else in it.
 */
function sumDiagonals(analysis: Analysis, system: JointSystem): Float64Array {
  const { dim, joints, held } = analysis;
  const entries = (dim * (dim + 1)) / 2;
  const diagonals = new Float64Array(entries * joints.length);
  if (dim === 2) sumDiagonalsInPlane(analysis, system, diagonals);
  else sumDiagonalsInSpace(analysis, system, diagonals);
  for (let k = 0; k < joints.length; k++) {
    if (held[k] === 0) continue;
    let at = entries * k;
    for (let column = 0; column < dim; column++)
      for (let row = column; row < dim; row++, at++)
        if (held[k]! & ((1 << row) | (1 << column))) diagonals[at] = row === column ? 1 : 0;
  }
  return diagonals;
}

function sumDiagonalsInPlane(
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

function sumDiagonalsInSpace(
  { positions }: Analysis,
  { coordinates, ends, stiffness }: JointSystem,
  diagonals: Float64Array,
): void {
  for (let link = 0; link < stiffness.length; link++) {
    const i = ends[2 * link]!;
    const j = ends[2 * link + 1]!;
    const dx = coordinates[3 * j]! - coordinates[3 * i]!;
    const dy = coordinates[3 * j + 1]! - coordinates[3 * i + 1]!;
    const dz = coordinates[3 * j + 2]! - coordinates[3 * i + 2]!;
    const g = stiffness[link]! / (dx * dx + dy * dy + dz * dz);
    const x = g * dx;
    const y = g * dy;
    for (let end = 0; end < 2; end++) {
      const at = 6 * positions[end === 0 ? i : j]!;
      if (at < 0) continue;
      diagonals[at]! += x * dx;
      diagonals[at + 1]! += x * dy;
      diagonals[at + 2]! += x * dz;
      diagonals[at + 3]! += y * dy;
      diagonals[at + 4]! += y * dz;
      diagonals[at + 5]! += g * dz * dz;
    }
  }
}

function leastPivots({ dim, joints }: Analysis, diagonals: Float64Array): Float64Array {
  const least = new Float64Array(dim * joints.length);
  let at = 0;
  for (let k = 0; k < joints.length; k++)
    for (let axis = 0; axis < dim; axis++) {
      least[dim * k + axis] = PIVOT * diagonals[at]!;
      at += dim - axis;
    }
  return least;
}

function addDiagonals(
  arena: Float64Array,
  offset: number,
  size: number,
  diagonals: Float64Array,
  dim: number,
  first: number,
  end: number,
): void {
  let from = ((dim * (dim + 1)) >> 1) * first;
  let at = offset;
  for (let k = first; k < end; k++)
    for (let axis = 0; axis < dim; axis++) {
      for (let row = 0; row < dim - axis; row++) arena[at + row] = diagonals[from++]!;
      at += size + 1;
    }
}

/** Puts the links of a supernode into its front: the block between their two joints, -EA/l³ d·dᵀ. */
function addLinksInPlane(
  { positions, linkStarts, links }: Analysis,
  { coordinates, ends, stiffness, anchors }: JointSystem,
  s: number,
  arena: Float64Array,
  offset: number,
  size: number,
  places: Int32Array,
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

function addLinksInSpace(
  { positions, linkStarts, links }: Analysis,
  { coordinates, ends, stiffness, anchors }: JointSystem,
  s: number,
  arena: Float64Array,
  offset: number,
  size: number,
  places: Int32Array,
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
    const dx = coordinates[3 * j]! - coordinates[3 * i]!;
    const dy = coordinates[3 * j + 1]! - coordinates[3 * i + 1]!;
    const dz = coordinates[3 * j + 2]! - coordinates[3 * i + 2]!;
    const g = -stiffness[link]! / (dx * dx + dy * dy + dz * dz);
    const heldI = anchors[i]!;
    const heldJ = anchors[j]!;
    const xi = heldI & 1 ? 0 : g * dx;
    const yi = heldI & 2 ? 0 : g * dy;
    const zi = heldI & 4 ? 0 : g * dz;
    const xj = heldJ & 1 ? 0 : dx;
    const yj = heldJ & 2 ? 0 : dy;
    const zj = heldJ & 4 ? 0 : dz;
    let at = (offset + size * places[positions[i]!]! + places[positions[j]!]!) | 0;
    arena[at]! += xi * xj;
    arena[at + 1]! += xi * yj;
    arena[at + 2]! += xi * zj;
    at = (at + size) | 0;
    arena[at]! += yi * xj;
    arena[at + 1]! += yi * yj;
    arena[at + 2]! += yi * zj;
    at = (at + size) | 0;
    arena[at]! += zi * xj;
    arena[at + 1]! += zi * yj;
    arena[at + 2]! += zi * zj;
  }
}

/** Adds what a child left, packed at `from`, into the front of its parent. */
function addChildInPlane(
  arena: Float64Array,
  from: number,
  rows: Int32Array,
  start: number,
  end: number,
  places: Int32Array,
  offset: number,
  size: number,
): void {
  let at = from | 0;
  for (let c = start; c < end; c++) {
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

function addChildInSpace(
  arena: Float64Array,
  from: number,
  rows: Int32Array,
  start: number,
  end: number,
  places: Int32Array,
  offset: number,
  size: number,
): void {
  let at = from | 0;
  for (let c = start; c < end; c++) {
    const place = places[rows[c]!]!;
    let column = (offset + Math.imul(size, place)) | 0;
    for (let axis = 0; axis < 3; axis++) {
      for (let row = axis; row < 3; row++) {
        arena[column + place + row]! += arena[at]!;
        at = (at + 1) | 0;
      }
      for (let r = c + 1; r < end; r++) {
        const to = (column + places[rows[r]!]!) | 0;
        arena[to]! += arena[at]!;
        arena[to + 1]! += arena[at + 1]!;
        arena[to + 2]! += arena[at + 2]!;
        at = (at + 3) | 0;
      }
      column = (column + size) | 0;
    }
  }
}

/** Copies the eliminated columns, from their diagonals down, into the factor: four at a time side by side, what remains one after the other. */
function keepColumns(
  arena: Float64Array,
  offset: number,
  size: number,
  pivots: number,
  values: Float64Array,
  start: number,
): void {
  let to = start | 0;
  let c = 0;
  for (; c + 4 <= pivots; c += 4) {
    let from = (offset + Math.imul(size, c) + c) | 0;
    const second = size;
    const third = (second + size) | 0;
    const fourth = (third + size) | 0;
    for (let row = c; row < size; row++) {
      values[to] = arena[from]!;
      values[(to + 1) | 0] = arena[(from + second) | 0]!;
      values[(to + 2) | 0] = arena[(from + third) | 0]!;
      values[(to + 3) | 0] = arena[(from + fourth) | 0]!;
      to = (to + 4) | 0;
      from = (from + 1) | 0;
    }
  }
  for (; c < pivots; c++) {
    const from = (offset + Math.imul(size, c) + c) | 0;
    to = copyRun(arena, from, size - c, values, to);
  }
}

/** Copies the lower triangle of what is left of a front, packed, to where its children's were. It never moves up, so that it may overlap. */
function packRest(arena: Float64Array, offset: number, size: number, pivots: number, start: number): void {
  let to = start | 0;
  for (let c = pivots; c < size; c++) {
    const from = (offset + Math.imul(size, c) + c) | 0;
    to = copyRun(arena, from, size - c, arena, to);
  }
}

function copyRun(from: Float64Array, at: number, length: number, into: Float64Array, start: number): number {
  if (length > LONG_RUN) {
    if (from === into) from.copyWithin(start, at, at + length);
    else into.set(from.subarray(at, at + length), start);
  } else {
    for (let k = 0; k < length; k++) into[(start + k) | 0] = from[(at + k) | 0]!;
  }
  return (start + length) | 0;
}

function tellSingular(analysis: Analysis, unknown: number, pivot: number, least: Float64Array): Singular {
  const { dim, joints } = analysis;
  const axis = (unknown % dim) as 0 | 1 | 2;
  const diagonal = least[unknown]! / PIVOT;
  return {
    singular: { joint: joints[(unknown - axis) / dim]!, axis, pivot: diagonal > 0 ? pivot / diagonal : 0 },
  };
}

/** Above so many doubles the engine's own copy is quicker than a loop. */
const LONG_RUN = 200;

/** Two gigabytes: twice what a hundred thousand joints in a plane or in a space grid take. */
const MOST_BYTES = 2 ** 31;
