import { type Point, createPlane } from './dxfPlane.ts';
import { type DxfLine, type Entity, type LeftOut, type Pair, toDxfLines } from './toDxfLines.ts';

/** A block of a drawing: what it is placed by, and what is drawn in it. */
export interface Block {
  readonly base: Point;
  readonly entities: readonly Entity[];
}

/** What a thing of a drawing gives, blocks in it placed. */
export interface Exploded {
  readonly lines: readonly DxfLine[];
  readonly arcs: number;
  /** Why things of it became no lines. */
  readonly leftOut: readonly LeftOut[];
}

/** More lines than a truss has rods are not made of blocks. */
const MOST_LINES = 200_000;

/**
 * Creates what gives the lines of a thing of a drawing. A placed block (INSERT) gives those of the block, scaled, turned,
 * moved and repeated as it is placed; what lies on layer 0 in it takes the layer of the placing. A block that holds
 * itself, or that makes too many lines, is left out. Source: DXF Reference, INSERT and BLOCK.
 */
export function createExploder(blocks: ReadonlyMap<string, Block>): (entity: Entity) => Exploded {
  // Each block is drawn once, however often it is placed; null stands for one that is being drawn.
  const drawn = new Map<Block, Exploded | null>();
  let made = 0;

  function draw(block: Block): Exploded | null {
    const known = drawn.get(block);
    if (known !== undefined) return known;
    drawn.set(block, null);
    const [lines, leftOut]: [DxfLine[], LeftOut[]] = [[], []];
    let arcs = 0;
    for (const entity of block.entities) {
      const found = explode(entity);
      // One by one: arguments of a call have a limit.
      for (const line of found.lines) lines.push(line);
      for (const why of found.leftOut) if (leftOut.length < MOST_LINES) leftOut.push(why);
      arcs += found.arcs;
    }
    const all = { lines, arcs, leftOut };
    drawn.set(block, all);
    return all;
  }

  function explode(entity: Entity): Exploded {
    if (entity.name !== 'INSERT') {
      const found = toDxfLines(entity);
      return typeof found === 'string' ? { lines: [], arcs: 0, leftOut: [found] } : { ...found, leftOut: [] };
    }
    const nothing = (why: LeftOut): Exploded => ({ lines: [], arcs: 0, leftOut: [why] });
    const { fields } = entity;
    if (readNumber(fields, 67, 0) === 1) return nothing('paper');
    const block = blocks.get(fields.find(([code]) => code === 2)?.[1].toLowerCase() ?? '');
    const inside = block === undefined ? null : draw(block);
    if (block === undefined || inside === null) return nothing('block');
    const placings = listPlacings(fields, block.base);
    if (placings === null) return nothing('noNumber');
    made += inside.lines.length * placings.length;
    if (made > MOST_LINES) return nothing('block');
    const layer = fields.find(([code]) => code === 8)?.[1] ?? '0';
    return {
      lines: placings.flatMap((place) =>
        inside.lines.map((line) => ({
          from: place(line.from),
          to: place(line.to),
          layer: line.layer === '0' ? layer : line.layer,
        })),
      ),
      arcs: inside.arcs * placings.length,
      leftOut: inside.leftOut,
    };
  }

  return explode;
}

/** Lists what takes points of a block to each of its places; null where a number is none. */
function listPlacings(fields: readonly Pair[], base: Point): readonly ((point: Point) => Point)[] | null {
  const read = (code: number, otherwise: number): number => readNumber(fields, code, otherwise);
  const at: Point = [read(10, 0), read(20, 0), read(30, 0)];
  const scale: Point = [read(41, 1), read(42, 1), read(43, 1)];
  const toWorld = createPlane([read(210, 0), read(220, 0), read(230, 1)]);
  const [turn, columns, rows, across, along] = [
    read(50, 0),
    read(70, 1),
    read(71, 1),
    read(44, 0),
    read(45, 0),
  ];
  if (toWorld === null || ![...at, ...scale, turn, columns, rows, across, along].every(Number.isFinite))
    return null;
  const count = Math.max(1, columns) * Math.max(1, rows);
  if (count > MOST_LINES) return null;
  const [cos, sin] = toDirection(turn);
  return Array.from({ length: count }, (_, index) => {
    const column = index % Math.max(1, columns);
    const row = Math.floor(index / Math.max(1, columns));
    return ([x, y, z]: Point): Point => {
      const a = (x - base[0]) * scale[0] + column * across;
      const b = (y - base[1]) * scale[1] + row * along;
      return toWorld([
        at[0] + a * cos - b * sin,
        at[1] + a * sin + b * cos,
        at[2] + (z - base[2]) * scale[2],
      ]);
    };
  });
}

/** The cosine and the sine of degrees, exact for quarters of a turn: most blocks are turned by these. */
function toDirection(degrees: number): readonly [number, number] {
  const quarter = (((degrees % 360) + 360) % 360) / 90;
  const exact = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarter];
  const angle = (degrees * Math.PI) / 180;
  return exact ?? [Math.cos(angle), Math.sin(angle)];
}

function readNumber(fields: readonly Pair[], code: number, otherwise: number): number {
  const text = fields.find(([one]) => one === code)?.[1];
  return text === undefined ? otherwise : text === '' ? NaN : Number(text);
}
