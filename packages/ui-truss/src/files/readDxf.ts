import type { UnitSystem } from '@eecs/solver-core';
import { tidy } from '../editing/place.ts';
import { type Block, type LeftOutCounts, addCounts, createExploder } from './dxfBlocks.ts';
import { type DxfUnit, findDxfUnit, metresOf } from './dxfUnits.ts';
import { type DxfLine, type Entity, type LeftOut, type Pair } from './toDxfLines.ts';

/** The content of a drawing. */
export interface ReadDxf {
  readonly lines: readonly DxfLine[];
  /** How many things are drawn. */
  readonly objects: number;
  /** How many of them are left out, by the reason; a reason without any is absent. */
  readonly leftOut: LeftOutCounts;
  /** How many arcs of polylines became straight lines. */
  readonly straightened: number;
  /** Whether the file ends before what is drawn does. */
  readonly isCut: boolean;
  readonly unit: DxfUnit;
  /** Whether the drawing does not state its unit, so that its size or the caller decided. */
  readonly isUnitGuessed: boolean;
  /**
   * The unit that the drawing states (`$INSUNITS`), which may not be the one it was read in; null if it states none.
   */
  readonly statedUnit: DxfUnit | null;
}

/** No truss is so long in the greater of the units that drawings without one are made in, m or ft. */
const LONGEST = 150;

/**
 * Reads the lines, polylines, edges of faces and placed blocks of a drawing in the text form of DXF, of any
 * version. A drawing is read in `unit`, even where it states another one: headers are often wrong. Without `unit` it is
 * read in the unit that it states, else by its size: in m, or mm where that would be longer than 150 m; in US units in
 * ft, or inches beyond 150 ft. Null of what is no such drawing. Source: DXF Reference, ENTITIES and BLOCKS sections.
 */
export function readDxf(text: string, system: UnitSystem, unit?: DxfUnit): ReadDxf | null {
  const rows = text.split(/\r\n|\r|\n/);
  if (!/^\s*(0|999)\s*$/.test(rows[0] ?? '') || !/SECTION/.test(text)) return null;
  const pairs = toPairs(rows);
  const lines: DxfLine[] = [];
  const leftOut: Partial<Record<LeftOut, number>> = {};
  const { entities, isCut } = listEntities(pairs);
  const explode = createExploder(listBlocks(pairs));
  let straightened = 0;
  // The last entity may lack numbers, or digits of them.
  if (isCut && entities.length > 0) leftOut.cut = 1;
  for (const entity of isCut ? entities.slice(0, -1) : entities) {
    const found = explode(entity);
    addCounts(leftOut, found.leftOut);
    // One by one: arguments of a call have a limit.
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

/** The unit of the system in which a drawing that does not state its own is of the size of a truss. */
function guessUnit(lines: readonly DxfLine[], system: UnitSystem): DxfUnit {
  const isLong = findExtent(lines) > LONGEST;
  if (system === 1) return isLong ? 'in' : 'ft';
  return isLong ? 'mm' : 'm';
}

/** The greatest of the lengths of a drawing along x, y and z; 0 of an empty one. */
export function findExtent(lines: readonly DxfLine[]): number {
  return [0, 1, 2].reduce((greatest, axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (const { from, to } of lines)
      for (const value of [from[axis] ?? 0, to[axis] ?? 0])
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
 * Lists what is drawn; the points of an old polyline come with it. Blocks that are not placed are not drawn. A file is
 * cut where the section does not end: what comes after it draws nothing.
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

/** Lists the blocks of a drawing by their names in small letters. */
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

/** Adds a pair to the last thing that is drawn, or before the first to the block itself. */
function addPair(entities: { name: string; fields: Pair[] }[], own: Pair[], pair: Pair): void {
  const [code, value] = pair;
  if (code !== 0) (entities.at(-1)?.fields ?? own).push(pair);
  else if (value === 'VERTEX') entities.at(-1)?.fields.push([0, value]);
  else if (value !== 'SEQEND') entities.push({ name: value, fields: [] });
}

function scale({ from, to, layer }: DxfLine, factor: number): DxfLine {
  const one = ([x, y, z]: DxfLine['from']): DxfLine['from'] => [
    tidy(x * factor),
    tidy(y * factor),
    tidy(z * factor),
  ];
  return { from: one(from), to: one(to), layer };
}
