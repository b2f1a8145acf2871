import type { UnitSystem } from '@eecs/solver-core';
import { type DrawnLine, type DrawnText, writeDrawing } from '@eecs/ui-kit/editing';
import { createScale, flattenPath, getInsets } from '@eecs/ui-kit/layout';
import type { Figure } from '../figure/layoutFigure.ts';
import { listPaperShapes } from '../figure/paperShapes.ts';

/**
 * Writes a figure of a beam as a DXF drawing: lengths along the beam are true, in m or in; ordinates above and below it
 * have the scale of the printed figure. The beam, its dimensions, its texts, each diagram and the hatching have
 * separate layers; areas are reduced to their outlines. A diagram without a gap is one line.
 */
export function writeBeamDxf(
  figure: Figure,
  { length, system }: { readonly length: number; readonly system: UnitSystem },
): string {
  const { left, right } = getInsets(figure.width);
  const x = createScale({ domain: [0, length], range: [left, Math.max(left + 40, figure.width - right)] });
  const scale = (x.toPx(length) - x.toPx(0)) / length;
  // y points up, and the beam begins at 0.
  const place = (point: { readonly x: number; readonly y: number }) => ({
    x: round((point.x - x.toPx(0)) / scale),
    y: round((figure.scheme.axisY - point.y) / scale),
  });
  const layerAt = (y: number): string => {
    const symbol = figure.rows.findLast(({ top }) => y >= top)?.symbol ?? 'Beam';
    return LAYERS[symbol] ?? symbol;
  };
  const lines: DrawnLine[] = [];
  /** The curves of a diagram, one for each sign. */
  const curves = new Map<string, DrawnLine[]>();
  const texts: DrawnText[] = [];
  for (const shape of listPaperShapes(figure)) {
    if (shape.kind === 'text') {
      texts.push({
        layer: `${layerAt(shape.y)}_text`,
        text: shape.text,
        at: place(shape),
        height: round((shape.size * LETTER_SHARE) / scale),
        anchor: shape.anchor,
      });
      continue;
    }
    // An area without an outline is the area under a curve, which is drawn anyway.
    if (shape.stroke === undefined && shape.place !== undefined && shape.place.sx === 1) continue;
    const { x: dx, y: dy, sx, sy } = shape.place ?? { x: 0, y: 0, sx: 1, sy: 1 };
    const drawn = flattenPath(shape.d).map(({ points, isClosed }): DrawnLine => {
      const layer = layerAt(dy + sy * (points[0]?.y ?? 0));
      const places = points.map((point) => place({ x: dx + sx * point.x, y: dy + sy * point.y }));
      return { layer: HATCH.test(shape.key) ? `${layer}_hatch` : layer, places, isClosed };
    });
    const row = CURVE.exec(shape.key)?.[1];
    if (row === undefined) lines.push(...drawn);
    else curves.set(row, [...(curves.get(row) ?? []), ...drawn]);
  }
  for (const pieces of curves.values()) lines.push(...joinLines(pieces));
  return writeDrawing({ unit: system === 1 ? 'in' : 'm', lines, texts });
}

/** The key of a row's shape begins with the top of the row, and a curve's ends with its sign. */
const CURVE = /^(\S+) (?:positive|negative) curve$/;
const HATCH = / hatch$/;

/** Joins lines that continue each other, from left to right. */
export function joinLines(lines: readonly DrawnLine[]): DrawnLine[] {
  const joined: DrawnLine[] = [];
  const startOf = ({ places }: DrawnLine): number => places[0]?.x ?? 0;
  for (const line of [...lines].sort((a, b) => startOf(a) - startOf(b))) {
    const before = joined.at(-1);
    const [end, start] = [before?.places.at(-1), line.places[0]];
    // Duplicates of the same rounded point.
    if (before !== undefined && end !== undefined && end.x === start?.x && end.y === start.y)
      joined[joined.length - 1] = { ...before, places: [...before.places, ...line.places.slice(1)] };
    else joined.push(line);
  }
  return joined;
}

/**
 * Layer names of that version have plain letters, and programs ignore case, so that V, a symbol of the shear force,
 * would equal v.
 */
const LAYERS: Readonly<Record<string, string>> = {
  θ: 'rotation',
  v: 'deflection',
  σ: 'stress',
  'σ↑': 'stress_top',
  'σ↓': 'stress_bottom',
};

/** Height of a capital letter as a fraction of the font size. */
const LETTER_SHARE = 0.7;

/** Less than a thousandth of a millimetre is meaningless in a drawing. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
