import { LIMITS } from '@eecs/solver-core';
import { type Point, createPlane, toDirection } from './dxfPlane.ts';
import { type DxfLine, type Entity, type LeftOut, type Pair, toDxfLines } from './toDxfLines.ts';

/** A block of a drawing: its base point, and its entities. */
export interface Block {
  readonly base: Point;
  readonly entities: readonly Entity[];
}

/** The number of entities of a drawing that became no lines, by reason; a reason without any is absent. */
export type LeftOutCounts = Readonly<Partial<Record<LeftOut, number>>>;

/** The lines of an entity of a drawing, with its blocks placed. */
export interface Exploded {
  readonly lines: readonly DxfLine[];
  readonly arcs: number;
  readonly leftOut: LeftOutCounts;
}

/** More lines than a truss can have are not made from blocks, and counting stops there. */
const MOST_LINES = 200_000;
/** Drawings nest blocks a few levels deep; thousands of nested calls would overflow the stack. */
const DEEPEST = 100;

/**
 * Creates the reader of the lines of an entity of a drawing. A placed block (INSERT) has the lines of the block,
 * scaled, rotated, moved and repeated; entities on layer 0 in it get the layer of the insertion. A block that contains
 * itself, is nested too deep or has too many lines is left out. With `keepsArcs`, an arc in a block that is stretched
 * unevenly is left out, because it is no longer an arc. Source: DXF Reference, INSERT and BLOCK.
 */
export function createExploder(
  blocks: ReadonlyMap<string, Block>,
  keepsArcs = false,
): (entity: Entity) => Exploded {
  // Each block is expanded once, however often it is placed; null marks a block being expanded.
  const drawn = new Map<Block, Exploded | null>();
  let made = 0;

  function draw(block: Block, depth: number): Exploded | null {
    const known = drawn.get(block);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return null;
    drawn.set(block, null);
    const lines: DxfLine[] = [];
    const leftOut: Partial<Record<LeftOut, number>> = {};
    let arcs = 0;
    for (const entity of block.entities) {
      const found = explodeAt(entity, depth);
      // One by one, because the number of arguments of a call is limited.
      for (const line of found.lines) lines.push(line);
      addCounts(leftOut, found.leftOut);
      arcs += found.arcs;
    }
    const all = { lines, arcs, leftOut };
    drawn.set(block, all);
    return all;
  }

  function explodeAt(entity: Entity, depth: number): Exploded {
    const nothing = (why: LeftOut): Exploded => ({ lines: [], arcs: 0, leftOut: { [why]: 1 } });
    if (entity.name !== 'INSERT') {
      const found = toDxfLines(entity, keepsArcs);
      if (typeof found === 'string') return nothing(found);
      return found.lines.every(isNear) ? { ...found, leftOut: {} } : nothing('noNumber');
    }
    const { fields } = entity;
    if (readNumber(fields, 67, 0) === 1) return nothing('paper');
    const block = blocks.get(fields.find(([code]) => code === 2)?.[1].toLowerCase() ?? '');
    const inside = block === undefined ? null : draw(block, depth + 1);
    if (block === undefined || inside === null) return nothing('block');
    const grid = readGrid(fields);
    const toPlace = createPlacing(fields, block.base);
    if (grid === null || toPlace === null) return nothing('noNumber');
    const count = grid.columns * grid.rows;
    made += inside.lines.length * count;
    if (made > MOST_LINES) return nothing('block');
    const layer = fields.find(([code]) => code === 8)?.[1] ?? '0';
    const lines: DxfLine[] = [];
    const stays = createArcTest(fields);
    const kept = inside.lines.filter(stays);
    // An empty block may be repeated without limit.
    for (let at = 0; kept.length > 0 && at < count; at += 1) {
      const place = toPlace((at % grid.columns) * grid.across, Math.floor(at / grid.columns) * grid.along);
      for (const line of kept)
        lines.push({
          from: place(line.from),
          to: place(line.to),
          layer: line.layer === '0' ? layer : line.layer,
          ...(line.middle && { middle: place(line.middle) }),
        });
    }
    if (!lines.every(isNear)) return nothing('noNumber');
    const leftOut: Partial<Record<LeftOut, number>> = { ...inside.leftOut };
    if (kept.length < inside.lines.length)
      addCounts(leftOut, { arc: (inside.lines.length - kept.length) * count });
    return { lines, arcs: inside.arcs * count, leftOut };
  }

  return (entity) => explodeAt(entity, 0);
}

/** Adds counts to others, up to the counting limit. */
export function addCounts(to: Partial<Record<LeftOut, number>>, counts: LeftOutCounts): void {
  for (const [why, count] of Object.entries(counts) as [LeftOut, number][])
    to[why] = Math.min(MOST_LINES, (to[why] ?? 0) + count);
}

/**
 * Points farther away than any value of a document come from a damaged file: with them all other points would coincide.
 */
const FARTHEST = LIMITS.full.magnitude;

function isNear({ from, to, middle = from }: DxfLine): boolean {
  return [...from, ...to, ...middle].every((value) => Math.abs(value) <= FARTHEST);
}

/** Creates the test whether a line keeps its shape in a placed block: a circle that is stretched becomes an ellipse. */
function createArcTest(fields: readonly Pair[]): (line: DxfLine) => boolean {
  const [x, y, z] = [41, 42, 43].map((code) => Math.abs(readNumber(fields, code, 1))) as [
    number,
    number,
    number,
  ];
  const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= EVEN * Math.max(a, b);
  return ({ from, to, middle }) => {
    if (middle === undefined) return true;
    const isLevel = from[2] === to[2] && from[2] === middle[2];
    return isSame(x, y) && (isLevel || isSame(x, z));
  };
}

/** Scales that differ by less than this share are equal. */
const EVEN = 1e-9;

/** The repetitions of a block, and their spacing. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly across: number;
  readonly along: number;
}

/** Reads the columns and rows in which a block is placed; null if a number is invalid. */
function readGrid(fields: readonly Pair[]): Grid | null {
  const [columns, rows, across, along] = [
    readNumber(fields, 70, 1),
    readNumber(fields, 71, 1),
    readNumber(fields, 44, 0),
    readNumber(fields, 45, 0),
  ];
  if (![columns, rows, across, along].every(Number.isFinite)) return null;
  return {
    columns: Math.max(1, Math.floor(columns)),
    rows: Math.max(1, Math.floor(rows)),
    across,
    along,
  };
}

/**
 * Creates the transformation that places a block, moved along its own axes by columns and rows; null if a number is
 * invalid.
 */
function createPlacing(
  fields: readonly Pair[],
  base: Point,
): ((across: number, along: number) => (point: Point) => Point) | null {
  const read = (code: number, otherwise: number): number => readNumber(fields, code, otherwise);
  const at: Point = [read(10, 0), read(20, 0), read(30, 0)];
  const scale: Point = [read(41, 1), read(42, 1), read(43, 1)];
  const toWorld = createPlane([read(210, 0), read(220, 0), read(230, 1)]);
  const turn = read(50, 0);
  if (toWorld === null || ![...at, ...scale, turn].every(Number.isFinite)) return null;
  const [cos, sin] = toDirection(turn);
  return (across, along) =>
    ([x, y, z]) => {
      const a = (x - base[0]) * scale[0] + across;
      const b = (y - base[1]) * scale[1] + along;
      return toWorld([
        at[0] + a * cos - b * sin,
        at[1] + a * sin + b * cos,
        at[2] + (z - base[2]) * scale[2],
      ]);
    };
}

function readNumber(fields: readonly Pair[], code: number, otherwise: number): number {
  const text = fields.find(([one]) => one === code)?.[1];
  return text === undefined ? otherwise : text === '' ? NaN : Number(text);
}
