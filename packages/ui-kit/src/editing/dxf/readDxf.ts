import type { UnitSystem } from '@eecs/solver-core';
import { tidy } from '../place.ts';
import type { Point } from './dxfPlane.ts';
import { type Block, type LeftOutCounts, addCounts, createExploder } from './dxfBlocks.ts';
import { type DxfUnit, findDxfUnit, metresOf } from './dxfUnits.ts';
import { type DxfLine, type Entity, type LeftOut, type Pair } from './toDxfLines.ts';

/** The content of a drawing. */
export interface ReadDxf {
  readonly lines: readonly DxfLine[];
  /** The number of entities. */
  readonly objects: number;
  /** The number of omitted entities, by reason; a reason without any is absent. */
  readonly leftOut: LeftOutCounts;
  /** The number of arcs of polylines that became straight lines. */
  readonly straightened: number;
  /** Whether the file ends in the middle of the drawing. */
  readonly isCut: boolean;
  readonly unit: DxfUnit;
  /** Whether the drawing does not state its unit, so that its size or the caller determined it. */
  readonly isUnitGuessed: boolean;
  /**
   * The unit stated by the drawing (`$INSUNITS`), which may differ from the one in which it was read; null if it states
   * none.
   */
  readonly statedUnit: DxfUnit | null;
}

/** The first characters of a drawing in binary DXF, and of a DWG under any name. */
export const BINARY_DRAWING = /^(?:AutoCAD Binary DXF|AC10\d\d)/;

/** No structure is longer than this in the greater of the usual units of drawings, m or ft. */
const LONGEST = 150;

/**
 * Reads the lines, polylines, edges of faces and placed blocks of a drawing in ASCII DXF, of any version. A drawing is
 * read in `unit`, even if it states another one, because headers are often wrong. Without `unit` it is read in its
 * stated unit, otherwise by its size: in m, or mm if that would be longer than 150 m; in US units in ft, or inches
 * beyond 150 ft. With `keepsArcs` it also reads arcs, which are otherwise left out, and the bulges of polylines, which
 * are otherwise straightened. Null if the text is not such a drawing. Source: DXF Reference, ENTITIES and BLOCKS sections.
 */
export function readDxf(
  text: string,
  system: UnitSystem,
  { unit, keepsArcs = false }: { readonly unit?: DxfUnit | undefined; readonly keepsArcs?: boolean } = {},
): ReadDxf | null {
  const rows = text.split(/\r\n|\r|\n/);
  if (!/^\s*(0|999)\s*$/.test(rows[0] ?? '') || !/SECTION/.test(text)) return null;
  const pairs = toPairs(rows);
  const lines: DxfLine[] = [];
  const leftOut: Partial<Record<LeftOut, number>> = {};
  const { entities, isCut } = listEntities(pairs);
  const explode = createExploder(listBlocks(pairs), keepsArcs);
  let straightened = 0;
  // The last entity may lack numbers, or digits of them.
  if (isCut && entities.length > 0) leftOut.cut = 1;
  for (const entity of isCut ? entities.slice(0, -1) : entities) {
    const found = explode(entity);
    addCounts(leftOut, found.leftOut);
    // One by one, because the number of arguments of a call is limited.
    for (const line of found.lines) lines.push(line);
    straightened += found.arcs;
  }
  const said = findDxfUnit(findUnit(pairs));
  const read = unit ?? said ?? guessUnit(lines, system);
  const factor = metresOf(read) / (system === 1 ? metresOf('in') : 1);
  return {
    lines: factor === 1 ? lines : lines.map((line) => scale(line, factor)),
    objects: entities.length,
    leftOut,
    straightened,
    isCut,
    unit: read,
    isUnitGuessed: said === undefined,
    statedUnit: said ?? null,
  };
}

/** Returns the unit of the system in which a drawing without a stated unit has the size of a structure. */
function guessUnit(lines: readonly DxfLine[], system: UnitSystem): DxfUnit {
  const isLong = findExtent(lines) > LONGEST;
  if (system === 1) return isLong ? 'in' : 'ft';
  return isLong ? 'mm' : 'm';
}

/** Returns the greatest extent of a drawing along x, y and z; 0 for an empty one. */
export function findExtent(lines: readonly DxfLine[]): number {
  return [0, 1, 2].reduce((greatest, axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (const { from, to, middle = from } of lines)
      for (const value of [from[axis] ?? 0, to[axis] ?? 0, middle[axis] ?? 0])
        [least, most] = [Math.min(least, value), Math.max(most, value)];
    return Math.max(greatest, most - least);
  }, 0);
}

function toPairs(rows: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < rows.length; at += 2) pairs.push([Number(rows[at]), (rows[at + 1] ?? '').trim()]);
  return pairs;
}

function findUnit(pairs: readonly Pair[]): string {
  const at = pairs.findIndex(([code, value]) => code === 9 && value === '$INSUNITS');
  return at < 0 ? '' : (pairs[at + 1]?.[1] ?? '');
}

/**
 * Lists the entities; the vertices of an old polyline belong to it. Blocks that are not placed are left out. A file is
 * cut if its ENTITIES section does not end; what follows is not drawn.
 */
function listEntities(pairs: readonly Pair[]): {
  readonly entities: readonly Entity[];
  readonly isCut: boolean;
} {
  const start = pairs.findIndex(
    ([code, value], at) => code === 2 && value === 'ENTITIES' && pairs[at - 1]?.[1] === 'SECTION',
  );
  const ends = start < 0 ? ['EOF'] : ['ENDSEC', 'EOF'];
  const end = pairs.findIndex(([code, value], at) => at > start && code === 0 && ends.includes(value));
  const entities: { name: string; fields: Pair[] }[] = [];
  const isCut = end < 0;
  if (start < 0) return { entities, isCut };
  for (const pair of pairs.slice(start + 1, isCut ? pairs.length : end)) {
    const [code, value] = pair;
    if (code !== 0) entities.at(-1)?.fields.push(pair);
    else if (value === 'VERTEX') entities.at(-1)?.fields.push([0, value]);
    else if (value !== 'SEQEND') entities.push({ name: value, fields: [] });
  }
  return { entities, isCut };
}

/** Lists the blocks of a drawing by their names in lower case. */
function listBlocks(pairs: readonly Pair[]): ReadonlyMap<string, Block> {
  const blocks = new Map<string, Block>();
  const start = pairs.findIndex(
    ([code, value], at) => code === 2 && value === 'BLOCKS' && pairs[at - 1]?.[1] === 'SECTION',
  );
  if (start < 0) return blocks;
  let fields: Pair[] | null = null;
  let entities: { name: string; fields: Pair[] }[] = [];
  for (const pair of pairs.slice(start + 1)) {
    const [code, value] = pair;
    if (code === 0 && (value === 'ENDSEC' || value === 'EOF')) break;
    if (code === 0 && value === 'BLOCK') [fields, entities] = [[], []];
    else if (code === 0 && value === 'ENDBLK') {
      const read = (wanted: number): number => Number(fields?.find(([one]) => one === wanted)?.[1] ?? 0);
      const name = fields?.find(([one]) => one === 2)?.[1].toLowerCase();
      if (name !== undefined) blocks.set(name, { base: [read(10), read(20), read(30)], entities });
      fields = null;
    } else if (fields !== null) addPair(entities, fields, pair);
  }
  return blocks;
}

/** Adds a pair to the last entity, or before the first to the block itself. */
function addPair(entities: { name: string; fields: Pair[] }[], own: Pair[], pair: Pair): void {
  const [code, value] = pair;
  if (code !== 0) (entities.at(-1)?.fields ?? own).push(pair);
  else if (value === 'VERTEX') entities.at(-1)?.fields.push([0, value]);
  else if (value !== 'SEQEND') entities.push({ name: value, fields: [] });
}

function scale({ from, to, layer, middle }: DxfLine, factor: number): DxfLine {
  const one = ([x, y, z]: Point): Point => [tidy(x * factor), tidy(y * factor), tidy(z * factor)];
  return { from: one(from), to: one(to), layer, ...(middle && { middle: one(middle) }) };
}
