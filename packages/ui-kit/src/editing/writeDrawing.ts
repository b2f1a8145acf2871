/** A point of a drawing in its unit. */
export interface DrawnPlace {
  readonly x: number;
  readonly y: number;
  /** @default 0 */
  readonly z?: number;
}

/** A line through points of a drawing; a line of more than two points is selected as a whole. */
export interface DrawnLine {
  readonly layer: string;
  readonly places: readonly DrawnPlace[];
  /** Whether the last point is connected to the first. @default false */
  readonly isClosed?: boolean;
}

/**
 * A text of a drawing: its place is the left end, the middle or the right end of the baseline; its height is that of
 * its letters.
 */
export interface DrawnText {
  readonly layer: string;
  readonly text: string;
  readonly at: DrawnPlace;
  readonly height: number;
  /** @default 'start' */
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A circular arc of a drawing, counter-clockwise from `start` to `end`, degrees from the x axis. */
export interface DrawnArc {
  readonly layer: string;
  readonly center: DrawnPlace;
  readonly radius: number;
  readonly start: number;
  readonly end: number;
}

/** The elements of a drawing. */
export interface Drawing {
  readonly unit: 'm' | 'in';
  readonly lines: readonly DrawnLine[];
  /** @default none */
  readonly arcs?: readonly DrawnArc[];
  /** @default none */
  readonly texts?: readonly DrawnText[];
}

const UNITS = { in: 1, m: 6 } as const;
const ANCHORS = { start: 0, middle: 1, end: 2 } as const;

/**
 * Writes a drawing as ASCII DXF, layer by layer. It states its unit and has the version that every program reads
 * (AC1009). Lines of more than two points are polylines. Source: DXF Reference, release 12.
 */
export function writeDrawing({ unit, lines, arcs = [], texts = [] }: Drawing): string {
  const layers = [...new Set([...lines, ...arcs, ...texts].map(({ layer }) => toLayer(layer)))];
  const rows: (string | number)[] = [
    ...[0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009'],
    ...[9, '$INSUNITS', 70, UNITS[unit], 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, layers.length],
    ...layers.flatMap((name, index) => [0, 'LAYER', 2, name, 70, 0, 62, (index % 7) + 1, 6, 'CONTINUOUS']),
    ...[0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'],
  ];
  for (const line of lines) rows.push(...writeLine(line));
  for (const { layer, center, radius, start, end } of arcs)
    rows.push(0, 'ARC', 8, toLayer(layer), ...place(10, center), 40, radius, 50, start, 51, end);
  for (const { layer, text, at, height, anchor = 'start' } of texts) {
    rows.push(0, 'TEXT', 8, toLayer(layer), ...place(10, at), 40, height, 1, toPlain(text));
    if (anchor !== 'start') rows.push(72, ANCHORS[anchor], ...place(11, at));
  }
  rows.push(0, 'ENDSEC', 0, 'EOF');
  return `${rows.join('\r\n')}\r\n`;
}

/** Writes nothing for fewer than two points. */
function writeLine({ layer, places, isClosed = false }: DrawnLine): (string | number)[] {
  const [a, b, ...others] = places;
  if (a === undefined || b === undefined) return [];
  const on = [8, toLayer(layer)];
  if (others.length === 0) return [0, 'LINE', ...on, ...place(10, a), ...place(11, b)];
  const isInSpace = places.some(({ z = 0 }) => z !== 0);
  return [
    ...[0, 'POLYLINE', ...on, 66, 1, ...place(10, { x: 0, y: 0 })],
    ...[70, (isClosed ? CLOSED : 0) + (isInSpace ? IN_SPACE : 0)],
    ...places.flatMap((corner) => [
      ...[0, 'VERTEX', ...on, ...place(10, corner)],
      ...(isInSpace ? [70, CORNER_IN_SPACE] : []),
    ]),
    ...[0, 'SEQEND', ...on],
  ];
}

/** Flags of a closed polyline, and of a polyline and its vertices in 3D. */
const CLOSED = 1;
const IN_SPACE = 8;
const CORNER_IN_SPACE = 32;

function place(code: number, { x, y, z = 0 }: DrawnPlace): number[] {
  return [code, x, code + 10, y, code + 20, z];
}

/** Replaces characters that a layer name must not have in that version. */
function toLayer(label: string): string {
  const name = label
    .replace(/×/g, 'x')
    .replace(/[^\p{L}\p{N}$_.-]+/gu, '_')
    .slice(0, 31);
  return name === '' ? '0' : name;
}

/** That version has single-byte characters; others are written as character codes. */
function toPlain(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(
      /[^ -~]/g,
      (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
}
