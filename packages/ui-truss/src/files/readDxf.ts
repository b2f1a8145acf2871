import type { UnitSystem } from '@eecs/solver-core';
import { tidy } from '../editing/place.ts';

/** A line of a drawing, in the unit of length of the system it was read for: m or in. */
export interface DxfLine {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly layer: string;
}

/** What a drawing holds. */
export interface ReadDxf {
  readonly lines: readonly DxfLine[];
  /** Things that are no lines, such as arcs and texts. */
  readonly passedOver: number;
}

/** Metres of a unit of `$INSUNITS`. Source: DXF Reference, HEADER section. */
const METRES: Readonly<Record<string, number>> = {
  '1': 0.0254,
  '2': 0.3048,
  '4': 0.001,
  '5': 0.01,
  '6': 1,
  '10': 0.9144,
  '14': 0.1,
};
const INCH = 0.0254;

/**
 * Reads the lines and polylines of a drawing in the text form of DXF, of any version. A drawing that does not say its unit is
 * read in the unit of the system. Null of what is no such drawing. Source: DXF Reference, ENTITIES section.
 */
export function readDxf(text: string, system: UnitSystem): ReadDxf | null {
  const rows = text.split(/\r\n|\r|\n/);
  if (!/^\s*(0|999)\s*$/.test(rows[0] ?? '') || !/SECTION/.test(text)) return null;
  const pairs = toPairs(rows);
  const unit = METRES[findUnit(pairs)];
  const factor = unit === undefined ? 1 : system === 1 ? unit / INCH : unit;
  const lines: DxfLine[] = [];
  let passedOver = 0;
  for (const { name, fields } of listEntities(pairs)) {
    const found = toLines(name, fields);
    if (found === null) passedOver += 1;
    else lines.push(...found.map((line) => scale(line, factor)));
  }
  return { lines, passedOver };
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

function toLines(name: string, fields: readonly Pair[]): DxfLine[] | null {
  const layer = fields.find(([code]) => code === 8)?.[1] ?? '0';
  if (name === 'LINE') {
    const [from, to] = [readPoint(fields, 0), readPoint(fields, 1)];
    return from === null || to === null ? null : [{ from, to, layer }];
  }
  if (name !== 'LWPOLYLINE' && name !== 'POLYLINE') return null;
  const points = name === 'LWPOLYLINE' ? readLightPoints(fields) : readVertices(fields);
  const isClosed = (Number(fields.find(([code]) => code === 70)?.[1] ?? 0) & 1) === 1;
  const ends = isClosed && points.length > 2 ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  return ends.flatMap((to, index) => {
    const from = points[index];
    return from === undefined ? [] : [{ from, to, layer }];
  });
}

type Point = readonly [number, number, number];

/** The point whose x, y and z have the codes 10, 20, 30, or of the second end 11, 21, 31. */
function readPoint(fields: readonly Pair[], end: 0 | 1): Point | null {
  const read = (code: number): number =>
    Number(fields.find(([one]) => one === code + end)?.[1] ?? (code === 30 ? 0 : NaN));
  const point: Point = [read(10), read(20), read(30)];
  return point.every(Number.isFinite) ? point : null;
}

function readLightPoints(fields: readonly Pair[]): Point[] {
  const z = Number(fields.find(([code]) => code === 38)?.[1] ?? 0);
  const ys = fields.filter(([code]) => code === 20);
  return fields
    .filter(([code]) => code === 10)
    .map(([, x], index): Point => [Number(x), Number(ys[index]?.[1]), z])
    .filter((point) => point.every(Number.isFinite));
}

function readVertices(fields: readonly Pair[]): Point[] {
  const starts = fields.flatMap(([code, value], at) => (code === 0 && value === 'VERTEX' ? [at] : []));
  return starts.flatMap((start, index): Point[] => {
    const point = readPoint(fields.slice(start + 1, starts[index + 1]), 0);
    return point === null ? [] : [point];
  });
}

function scale({ from, to, layer }: DxfLine, factor: number): DxfLine {
  const one = ([x, y, z]: Point): Point => [tidy(x * factor), tidy(y * factor), tidy(z * factor)];
  return { from: one(from), to: one(to), layer };
}
