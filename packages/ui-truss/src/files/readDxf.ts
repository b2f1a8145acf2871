import type { UnitSystem } from '@eecs/solver-core';
import { tidy } from '../editing/place.ts';

/** A line of a drawing, in the unit of length of the system it was read for: m or in. */
export interface DxfLine {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly layer: string;
}

/** Why a thing of a drawing became no rod: what it is, or what is wrong with it. */
export type LeftOut = 'arc' | 'text' | 'block' | 'mesh' | 'paper' | 'other' | 'noNumber' | 'noLength';

/** The unit a drawing was read in. */
export type DxfUnit = 'mm' | 'cm' | 'dm' | 'm' | 'in' | 'ft' | 'yd';

/** What a drawing holds. */
export interface ReadDxf {
  readonly lines: readonly DxfLine[];
  /** How many things are drawn. */
  readonly objects: number;
  /** How many of them are left out, by the reason; a reason without any is absent. */
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
  readonly unit: DxfUnit;
  /** Whether the drawing does not say its unit, and its size or whoever asked decided. */
  readonly isUnitGuessed: boolean;
}

/** Units of `$INSUNITS`. Source: DXF Reference, HEADER section. */
const UNITS: Readonly<Record<string, DxfUnit>> = {
  '1': 'in',
  '2': 'ft',
  '4': 'mm',
  '5': 'cm',
  '6': 'm',
  '10': 'yd',
  '14': 'dm',
};
const METRES: Readonly<Record<DxfUnit, number>> = {
  in: 0.0254,
  ft: 0.3048,
  mm: 0.001,
  cm: 0.01,
  m: 1,
  yd: 0.9144,
  dm: 0.1,
};

/** No truss is so long in the greater of the units that drawings without one are made in, m or ft. */
const LONGEST = 150;

/**
 * Reads the lines and polylines of a drawing in the text form of DXF, of any version. A drawing that does not say its
 * unit is read in `unit`, else by its size: in m, or mm where that would be longer than 150 m; in US units in ft, or
 * inches beyond 150 ft. Null of what is no such drawing. Source: DXF Reference, ENTITIES section.
 */
export function readDxf(text: string, system: UnitSystem, unit?: DxfUnit): ReadDxf | null {
  const rows = text.split(/\r\n|\r|\n/);
  if (!/^\s*(0|999)\s*$/.test(rows[0] ?? '') || !/SECTION/.test(text)) return null;
  const pairs = toPairs(rows);
  const lines: DxfLine[] = [];
  const leftOut: Partial<Record<LeftOut, number>> = {};
  const entities = listEntities(pairs);
  for (const { name, fields } of entities) {
    const found = toLines(name, fields);
    if (typeof found === 'string') leftOut[found] = (leftOut[found] ?? 0) + 1;
    else lines.push(...found);
  }
  const said = UNITS[findUnit(pairs)];
  const read = said ?? unit ?? guessUnit(lines, system);
  const factor = METRES[read] / (system === 1 ? METRES.in : 1);
  return {
    lines: factor === 1 ? lines : lines.map((line) => scale(line, factor)),
    objects: entities.length,
    leftOut,
    unit: read,
    isUnitGuessed: said === undefined,
  };
}

/** The unit of the system in which a drawing that does not say its own is of the size of a truss. */
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

type Pair = readonly [code: number, value: string];

function toPairs(rows: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < rows.length; at += 2) pairs.push([Number(rows[at]), (rows[at + 1] ?? '').trim()]);
  return pairs;
}

function findUnit(pairs: readonly Pair[]): string {
  const at = pairs.findIndex(([code, value]) => code === 9 && value === '$INSUNITS');
  return at < 0 ? '' : (pairs[at + 1]?.[1] ?? '');
}

interface Entity {
  readonly name: string;
  readonly fields: readonly Pair[];
}

/** Lists what is drawn; the points of an old polyline come with it. Blocks that are not placed are not drawn. */
function listEntities(pairs: readonly Pair[]): Entity[] {
  const start = pairs.findIndex(
    ([code, value], at) => code === 2 && value === 'ENTITIES' && pairs[at - 1]?.[1] === 'SECTION',
  );
  const entities: { name: string; fields: Pair[] }[] = [];
  if (start < 0) return entities;
  for (const pair of pairs.slice(start + 1)) {
    const [code, value] = pair;
    if (code !== 0) entities.at(-1)?.fields.push(pair);
    else if (value === 'ENDSEC' || value === 'EOF') break;
    else if (value === 'VERTEX') entities.at(-1)?.fields.push([0, value]);
    else if (value !== 'SEQEND') entities.push({ name: value, fields: [] });
  }
  return entities;
}

/** The lines of a thing, or why it has none. */
function toLines(name: string, fields: readonly Pair[]): DxfLine[] | LeftOut {
  const layer = fields.find(([code]) => code === 8)?.[1] ?? '0';
  // A frame and its title stand on a sheet, in measures of paper.
  if (readWhole(fields, 67) === 1) return 'paper';
  if (name === 'LINE') {
    const [from, to] = [readPoint(fields, 0), readPoint(fields, 1)];
    if (from === null || to === null) return 'noNumber';
    return isSame(from, to) ? 'noLength' : [{ from, to, layer }];
  }
  if (name !== 'LWPOLYLINE' && name !== 'POLYLINE') return NAMES[name] ?? 'other';
  const flags = readWhole(fields, 70);
  if (name === 'POLYLINE' && (flags & (MESH | FACES)) !== 0) return 'mesh';
  const points = name === 'LWPOLYLINE' ? readLightPoints(fields) : readVertices(fields);
  // A chain without one of its places would be another one.
  if (points === null) return 'noNumber';
  const isClosed = (flags & 1) === 1;
  const ends = isClosed && points.length > 2 ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  const found = ends.flatMap((to, index) => {
    const from = points[index];
    return from === undefined || isSame(from, to) ? [] : [{ from, to, layer }];
  });
  return found.length === 0 ? 'noLength' : found;
}

/** Flags of an old polyline whose points are those of a surface. Source: DXF Reference, POLYLINE, code 70. */
const [MESH, FACES] = [16, 64];

/** The first whole number of a code; 0 where there is none. */
function readWhole(fields: readonly Pair[], code: number): number {
  return Number(fields.find(([one]) => one === code)?.[1] ?? 0);
}

/** What things that are no lines are called when they are told. */
const NAMES: Readonly<Record<string, LeftOut>> = {
  ARC: 'arc',
  CIRCLE: 'arc',
  ELLIPSE: 'arc',
  SPLINE: 'arc',
  TEXT: 'text',
  MTEXT: 'text',
  DIMENSION: 'text',
  INSERT: 'block',
};

function isSame(a: Point, b: Point): boolean {
  return a.every((value, axis) => value === b[axis]);
}

type Point = readonly [number, number, number];

/** The point whose x, y and z have the codes 10, 20, 30, or of the second end 11, 21, 31. */
function readPoint(fields: readonly Pair[], end: 0 | 1): Point | null {
  const read = (code: number): number =>
    readNumber(fields.find(([one]) => one === code + end)?.[1] ?? (code === 30 ? '0' : ''));
  const point: Point = [read(10), read(20), read(30)];
  return point.every(Number.isFinite) ? point : null;
}

/** A number of a field; NaN of what is none. */
function readNumber(text: string): number {
  return text === '' ? NaN : Number(text);
}

/** The places of a polyline in a plane; null where one of them is no number. */
function readLightPoints(fields: readonly Pair[]): Point[] | null {
  const z = readNumber(fields.find(([code]) => code === 38)?.[1] ?? '0');
  const ys = fields.filter(([code]) => code === 20);
  const points = fields
    .filter(([code]) => code === 10)
    .map(([, x], index): Point => [readNumber(x), readNumber(ys[index]?.[1] ?? ''), z]);
  return points.every((point) => point.every(Number.isFinite)) ? points : null;
}

/** The places of an old polyline; null where one of them is no number. */
function readVertices(fields: readonly Pair[]): Point[] | null {
  const starts = fields.flatMap(([code, value], at) => (code === 0 && value === 'VERTEX' ? [at] : []));
  const points = starts.map((start, index) => readPoint(fields.slice(start + 1, starts[index + 1]), 0));
  return points.every((point) => point !== null) ? points : null;
}

function scale({ from, to, layer }: DxfLine, factor: number): DxfLine {
  const one = ([x, y, z]: Point): Point => [tidy(x * factor), tidy(y * factor), tidy(z * factor)];
  return { from: one(from), to: one(to), layer };
}
