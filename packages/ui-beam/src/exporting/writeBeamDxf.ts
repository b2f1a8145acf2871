import type { UnitSystem } from '@eecs/solver-core';
import { type DrawnLine, type DrawnText, writeDrawing } from '@eecs/ui-kit/editing';
import { createScale, getInsets } from '@eecs/ui-kit/layout';
import { flattenPath } from '../figure/flattenPath.ts';
import type { Figure } from '../figure/layoutFigure.ts';
import { listPaperShapes } from '../figure/paperShapes.ts';

/**
 * Writes a figure of a beam as a drawing in DXF: lengths along the beam are true, in m or in, what stands over and
 * under it is to the same scale as on paper. The beam, its dimensions, its texts and each diagram have a layer of their
 * own; areas are left to their outlines.
 */
export function writeBeamDxf(
  figure: Figure,
  { length, system }: { readonly length: number; readonly system: UnitSystem },
): string {
  const { left, right } = getInsets(figure.width);
  const x = createScale({ domain: [0, length], range: [left, Math.max(left + 40, figure.width - right)] });
  const scale = (x.toPx(length) - x.toPx(0)) / length;
  // Up is up, and the beam begins at 0.
  const place = (point: { readonly x: number; readonly y: number }) => ({
    x: round((point.x - x.toPx(0)) / scale),
    y: round((figure.scheme.axisY - point.y) / scale),
  });
  const layerAt = (y: number): string => {
    const symbol = figure.rows.findLast(({ top }) => y >= top)?.symbol ?? 'Beam';
    return LAYERS[symbol] ?? symbol;
  };
  const lines: DrawnLine[] = [];
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
    // An area without a line of its own is what lies under a curve, which is drawn anyway.
    if (shape.stroke === undefined && shape.place !== undefined && shape.place.sx === 1) continue;
    const { x: dx, y: dy, sx, sy } = shape.place ?? { x: 0, y: 0, sx: 1, sy: 1 };
    for (const { points, isClosed } of flattenPath(shape.d)) {
      const placed = points.map((point) => place({ x: dx + sx * point.x, y: dy + sy * point.y }));
      const [first] = placed;
      lines.push({
        layer: layerAt(dy + sy * (points[0]?.y ?? 0)),
        places: isClosed && first !== undefined ? [...placed, first] : placed,
      });
    }
  }
  return writeDrawing({ unit: system === 1 ? 'in' : 'm', lines, texts });
}

/** Layers of that version have plain letters, and programs take v for V, which may be the letter of the shear force. */
const LAYERS: Readonly<Record<string, string>> = {
  θ: 'rotation',
  v: 'deflection',
  σ: 'stress',
  'σ↑': 'stress_top',
  'σ↓': 'stress_bottom',
};

/** What of the size of a font a capital letter takes. */
const LETTER_SHARE = 0.7;

/** A drawing has no use for what is less than a thousandth of a millimetre. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
