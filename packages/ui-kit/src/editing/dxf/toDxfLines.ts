import { type Point, createPlane, toDirection } from './dxfPlane.ts';

/** A line of a drawing, in the unit of length of the system it was read for: m or in. */
export interface DxfLine {
  readonly from: Point;
  readonly to: Point;
  readonly layer: string;
  /** The middle of an arc of at most a semicircle; absent in a straight line. */
  readonly middle?: Point;
}

/** Why an entity of a drawing became no line: its kind, or its fault. */
export type LeftOut = 'arc' | 'text' | 'block' | 'mesh' | 'paper' | 'cut' | 'other' | 'noNumber' | 'noLength';

/** A value of a drawing with its group code. */
export type Pair = readonly [code: number, value: string];

/** An entity of a drawing; an old polyline includes its vertices. */
export interface Entity {
  readonly name: string;
  readonly fields: readonly Pair[];
}

interface Found {
  readonly lines: readonly DxfLine[];
  /** The number of arcs of polylines that became straight lines. */
  readonly arcs: number;
}

/**
 * Returns the lines of an entity, or why it has none. With `keepsArcs`, arcs and the bulges of polylines become lines
 * with a middle; otherwise arcs are left out, and bulges are straightened. Source: DXF Reference, ENTITIES section.
 */
export function toDxfLines({ name, fields }: Entity, keepsArcs = false): Found | LeftOut {
  const layer = fields.find(([code]) => code === 8)?.[1] ?? '0';
  // A frame and its title block are in paper space, in paper units.
  if (readWhole(fields, 67) === 1) return 'paper';
  if (name === 'LINE') {
    const [from, to] = [readPoint(fields, 0), readPoint(fields, 1)];
    if (from === null || to === null) return 'noNumber';
    return isSame(from, to) ? 'noLength' : { lines: [{ from, to, layer }], arcs: 0 };
  }
  if (name === '3DFACE') return readFace(fields, layer);
  if (keepsArcs && name === 'ARC') return readArc(fields, layer);
  const isLight = name === 'LWPOLYLINE';
  if (!isLight && name !== 'POLYLINE') return NAMES[name] ?? 'other';
  const flags = readWhole(fields, 70);
  if (!isLight && (flags & (MESH | FACES)) !== 0) return 'mesh';
  if (!isLight && (flags & FITTED) !== 0) return 'arc';
  const vertices = listVertices(fields, isLight);
  const toWorld = !isLight && (flags & SPATIAL) !== 0 ? (point: Point) => point : readPlane(fields);
  // A polyline without one of its points would be a different one.
  if (toWorld === null || !vertices.every(isPlaced)) return 'noNumber';
  const isClosed = (flags & 1) === 1 && vertices.length > 2;
  const ends = isClosed ? [...vertices.slice(1), ...vertices.slice(0, 1)] : vertices.slice(1);
  const chain = ends.flatMap((to, index) => {
    const from = vertices[index];
    return from === undefined || isSame(from.point, to.point) ? [] : [{ from, to }];
  });
  if (chain.length === 0) return 'noLength';
  if (keepsArcs) {
    if (!chain.every(({ from }) => Number.isFinite(from.bulge))) return 'noNumber';
    const paths = chain.map(({ from, to }) => bend(from.point, to.point, from.bulge));
    return { lines: paths.flatMap((path) => listArcs(path, layer, toWorld)), arcs: 0 };
  }
  return {
    lines: chain.map(({ from, to }) => ({ from: toWorld(from.point), to: toWorld(to.point), layer })),
    arcs: chain.filter(({ from }) => from.bulge !== 0).length,
  };
}

/**
 * Reads an arc, from its left end to its right one; longer than a semicircle it becomes two arcs. Source: DXF
 * Reference, ARC: counter-clockwise in its plane, in degrees.
 */
function readArc(fields: readonly Pair[], layer: string): Found | LeftOut {
  const center = readPoint(fields, 0);
  const [radius, start, end] = [40, 50, 51].map((code) => readField(fields, code, '')) as [
    number,
    number,
    number,
  ];
  const toWorld = readPlane(fields);
  if (center === null || toWorld === null || ![radius, start, end].every(Number.isFinite)) return 'noNumber';
  const sweep = (((end - start) % FULL) + FULL) % FULL;
  if (!(radius > 0) || sweep === 0) return 'noLength';
  const parts = sweep > (FULL / 2) * (1 + ROUNDING) ? 4 : 2;
  const path = Array.from({ length: parts + 1 }, (_, k): Point => {
    const [cos, sin] = toDirection(start + (sweep * k) / parts);
    return [center[0] + radius * cos, center[1] + radius * sin, center[2]];
  });
  const [first, last] = [toWorld(path[0]!), toWorld(path[parts]!)];
  const isLeftward = last[0] < first[0] || (last[0] === first[0] && last[1] < first[1]);
  return { lines: listArcs(isLeftward ? path.reverse() : path, layer, toWorld), arcs: 0 };
}

/** A full turn, degrees. */
const FULL = 360;
/** A semicircle computed by another program may be longer by this share. */
const ROUNDING = 1e-9;

/**
 * Returns the ends of a segment of a polyline, with the middle between them if it is an arc; for more than a semicircle
 * five points. A positive bulge turns counter-clockwise, to the right of the way. Source: DXF Reference, code 42.
 */
function bend(from: Point, to: Point, bulge: number): readonly Point[] {
  if (bulge === 0) return [from, to];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const place = (along: number, above: number): Point => [
    from[0] + dx * along + dy * above,
    from[1] + dy * along - dx * above,
    from[2],
  ];
  const middle = place(0.5, bulge / 2);
  if (Math.abs(bulge) <= 1 + ROUNDING) return [from, middle, to];
  // The points at a quarter and three quarters of the angle 4·atan(bulge), seen from the centre.
  const half = 2 * Math.atan(bulge);
  const radius = 1 / (2 * Math.sin(half));
  const center = bulge / 2 - radius;
  const [across, above] = [radius * Math.sin(half / 2), center + radius * Math.cos(half / 2)];
  return [from, place(0.5 - across, above), middle, place(0.5 + across, above), to];
}

/** Makes lines of ends, with the middle of an arc between two of them. */
function listArcs(path: readonly Point[], layer: string, toWorld: (point: Point) => Point): DxfLine[] {
  const points = path.map(toWorld);
  if (points.length === 2) return [{ from: points[0]!, to: points[1]!, layer }];
  return Array.from({ length: (points.length - 1) / 2 }, (_, k) => ({
    ...{ from: points[2 * k]!, middle: points[2 * k + 1]!, to: points[2 * k + 2]!, layer },
  }));
}

/** Reads the visible edges of a face of three or four corners. Source: DXF Reference, 3DFACE, code 70. */
function readFace(fields: readonly Pair[], layer: string): Found | LeftOut {
  const corners = ([0, 1, 2, 3] as const).map((end) => readPoint(fields, end, '0'));
  if (!corners.every((corner) => corner !== null)) return 'noNumber';
  const hidden = readWhole(fields, 70);
  const lines = corners.flatMap((from, at): DxfLine[] => {
    const to = corners[(at + 1) % 4];
    return to === undefined || isSame(from, to) || (hidden & (1 << at)) !== 0 ? [] : [{ from, to, layer }];
  });
  return lines.length === 0 ? 'noLength' : { lines, arcs: 0 };
}

/** Flags of an old polyline. Source: DXF Reference, POLYLINE, code 70. */
const [FITTED, SPATIAL, MESH, FACES] = [4, 8, 16, 64];

/** Names of entities that are not lines, for the report to the reader. */
const NAMES: Readonly<Record<string, LeftOut>> = {
  ARC: 'arc',
  CIRCLE: 'arc',
  ELLIPSE: 'arc',
  SPLINE: 'arc',
  TEXT: 'text',
  MTEXT: 'text',
  DIMENSION: 'text',
  ATTRIB: 'text',
  ATTDEF: 'text',
  INSERT: 'block',
};

function isSame(a: Point, b: Point): boolean {
  return a.every((value, axis) => value === b[axis]);
}

/** Reads the point whose x, y and z have the codes 10, 20, 30, or for further points 11, 21, 31 and so on. */
function readPoint(fields: readonly Pair[], end: 0 | 1 | 2 | 3, height = '0'): Point | null {
  const read = (code: number): number => readField(fields, code + end, code === 30 ? height : '');
  const point: Point = [read(10), read(20), read(30)];
  return point.every(Number.isFinite) ? point : null;
}

/** The first number of a group code; NaN if it is not a number. */
function readField(fields: readonly Pair[], code: number, otherwise: string): number {
  const text = fields.find(([one]) => one === code)?.[1] ?? otherwise;
  return text === '' ? NaN : Number(text);
}

/** The first whole number of a group code; 0 if there is none. */
function readWhole(fields: readonly Pair[], code: number): number {
  return Number(fields.find(([one]) => one === code)?.[1] ?? 0);
}

/** Returns the transformation from the plane of an entity into space; null if its normal is zero. */
function readPlane(fields: readonly Pair[]): ((point: Point) => Point) | null {
  return createPlane([readField(fields, 210, '0'), readField(fields, 220, '0'), readField(fields, 230, '1')]);
}

interface Vertex {
  readonly point: Point | null;
  /** The arc to the next vertex: the tangent of a quarter of its angle, 0 for a straight line. */
  readonly bulge: number;
}

function isPlaced(vertex: Vertex): vertex is Vertex & { readonly point: Point } {
  return vertex.point !== null;
}

/** Lists the vertices of a polyline: in a light one each begins with its x, and all have one elevation. */
function listVertices(fields: readonly Pair[], isLight: boolean): readonly Vertex[] {
  const height = isLight ? fields.find(([code]) => code === 38)?.[1] : undefined;
  const starts = fields.flatMap(([code], at) => (code === (isLight ? 10 : 0) ? [at] : []));
  return starts.map((start, index) => {
    const own = fields.slice(start, starts[index + 1]);
    return { point: readPoint(own, 0, height), bulge: readField(own, 42, '0') };
  });
}
