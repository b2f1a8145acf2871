import type { PathShape, Shape, TextShape } from '../../drawing/shape.ts';
import { type PathPoint, type Polyline, flattenPath } from '../../drawing/flattenPath.ts';
import { advanceOf } from './advances.ts';
import { createRecords } from './emfRecords.ts';

/** Points of the file per px of a drawing. */
const FINE = 20;
/** Hundredths of a millimetre per px at 96 to the inch. */
const HUNDREDTHS = 2540 / 96;

const FONT = 'Arial';

/**
 * Writes shapes as a Windows metafile (EMF), the vector format that every word processor can embed and print. Curves
 * become polylines, dashes single strokes; all colours have six hexadecimal digits. Source: [MS-EMF], Enhanced Metafile
 * Format.
 */
export function writeEmf(
  shapes: readonly Shape[],
  { width, top, height }: { readonly width: number; readonly top: number; readonly height: number },
): Uint8Array {
  const file = createRecords({
    width: Math.round(width * FINE),
    height: Math.round((height - top) * FINE),
    frameWidth: Math.round(width * HUNDREDTHS),
    frameHeight: Math.round((height - top) * HUNDREDTHS),
  });
  const place = ({ x, y }: PathPoint): PathPoint => ({
    x: Math.round(x * FINE),
    y: Math.round((y - top) * FINE),
  });
  for (const shape of shapes) {
    if (shape.kind === 'text') addText(shape, { file, place });
    else addPath(shape, { file, place });
  }
  return file.finish();
}

interface Pen {
  readonly file: ReturnType<typeof createRecords>;
  readonly place: (point: PathPoint) => PathPoint;
}

function addPath(shape: PathShape, { file, place }: Pen): void {
  const { d, fill, stroke, strokeWidth = 1, dash, opacity, place: own } = shape;
  const lines = flattenPath(d).map((line) => ({
    ...line,
    points: line.points.map((point) => put(point, own)),
  }));
  const isFaint = opacity !== undefined && Number(opacity) < 1;
  if (fill !== undefined) {
    for (const { points } of lines)
      if (points.length > 2) file.polygon(points.map(place), toColor(fill, isFaint));
  }
  if (stroke === undefined) return;
  const drawn = dash === undefined || dash === '' ? lines : lines.flatMap((line) => cutDashes(line, dash));
  for (const { points, isClosed } of drawn) {
    const [first] = points;
    const all = isClosed && first !== undefined ? [...points, first] : points;
    file.polyline(all.map(place), { color: toColor(stroke, isFaint), width: Math.round(strokeWidth * FINE) });
  }
}

function put({ x, y }: PathPoint, own: PathShape['place']): PathPoint {
  if (own === undefined) return { x, y };
  const angle = ((own.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [u, v] = [own.sx * x, own.sy * y];
  return { x: own.x + cos * u - sin * v, y: own.y + sin * u + cos * v };
}

/** Cuts a line into its dashes, leaving out the gaps. */
export function cutDashes({ points, isClosed }: Polyline, dash: string): Polyline[] {
  const lengths = dash.split(/[ ,]+/).map(Number);
  const [first] = points;
  const all = isClosed && first !== undefined ? [...points, first] : points;
  const strokes: Polyline[] = [];
  let stroke: PathPoint[] = first === undefined ? [] : [first];
  let at = 0;
  let left = lengths[0] ?? 0;
  for (const [k, to] of all.entries()) {
    let from = all[k - 1];
    if (from === undefined) continue;
    let rest = Math.hypot(to.x - from.x, to.y - from.y);
    while (rest > left) {
      const share = left / rest;
      from = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      rest -= left;
      if (at % 2 === 0) strokes.push({ points: [...stroke, from], isClosed: false });
      stroke = [from];
      at += 1;
      left = lengths[at % lengths.length] ?? 1;
    }
    left -= rest;
    stroke.push(to);
  }
  if (at % 2 === 0 && stroke.length > 1) strokes.push({ points: stroke, isClosed: false });
  return strokes;
}

/** The format has no text outlines: a number crossed by lines gets a background. */
const PAPER = 0xffffff;
/** Height of digits above their baseline, as a fraction of the font size. */
const DIGIT_SHARE = 0.74;

function addText(shape: TextShape, { file, place }: Pen): void {
  const { text, x, y, size, anchor, fill, isBold, isItalic, hasRim } = shape;
  if (hasRim === true) {
    const width = [...text].reduce((sum, letter) => sum + advanceOf(letter, isBold === true) * size, 0);
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const [top, bottom] = [y - DIGIT_SHARE * size - 1, y + 1];
    const corners = [
      { x: left - 1, y: top },
      { x: left + width + 1, y: top },
      { x: left + width + 1, y: bottom },
      { x: left - 1, y: bottom },
    ];
    file.polygon(corners.map(place), PAPER);
  }
  const advances = [...text].flatMap((letter) =>
    // A letter of two code units has its width on the first one.
    Array.from({ length: letter.length }, (_, half) =>
      half === 0 ? Math.round(advanceOf(letter, isBold === true) * size * FINE) : 0,
    ),
  );
  file.text(text, place({ x, y }), {
    advances,
    align: anchor,
    color: toColor(fill, false),
    font: {
      name: FONT,
      height: Math.round(size * FINE),
      isBold: isBold === true,
      isItalic: isItalic === true,
    },
  });
}

/** Converts a colour to the format, red in the lowest byte; faint ones half way to white. */
function toColor(hex: string, isFaint: boolean): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16);
    return isFaint ? Math.round((channel + 255) / 2) : channel;
  });
  return (red ?? 0) + (green ?? 0) * 0x100 + (blue ?? 0) * 0x10000;
}
