import type { DrawnNode } from '@eecs/ui-kit';
import { type CanvasLook, type LookOf, readLooks } from './canvasLooks.ts';
import type { LinesNode } from './linesNode.ts';

/** A canvas below a drawing, larger by a margin on every side, so that panning can show more. */
export interface CanvasSheet {
  readonly canvas: HTMLCanvasElement;
  /** The drawing over it, whose style sheet determines the look of nodes. */
  readonly svg: SVGSVGElement;
  /** Size of the drawing, px. */
  readonly width: number;
  readonly height: number;
}

/** The margin of a canvas beyond its drawing on every side, as a fraction of the drawing's size. */
export const MARGIN = 0.3;
/** Lines per stroke: for one path with all lines a browser takes many times as long. */
const LINES_A_STROKE = 1000;
/** The number of dashed lines, each made of several pieces, that are filled together: this is twice as fast. */
const DASHED_A_STROKE = 100;
/** The greatest number of pixels of a canvas: beyond it some browsers draw nothing. */
const MOST_DOTS = 12e6;

/** Paints nodes onto a canvas as the drawing would show them, in painting order. */
export function paintCanvas(sheet: CanvasSheet, nodes: readonly LinesNode[]): void {
  const { canvas, svg, width, height } = sheet;
  const [mx, my] = [Math.round(width * MARGIN), Math.round(height * MARGIN)];
  const size = { width: width + 2 * mx, height: height + 2 * my };
  const view = canvas.ownerDocument.defaultView;
  const dots = Math.min(view?.devicePixelRatio ?? 1, Math.sqrt(MOST_DOTS / (size.width * size.height)));
  const [columns, rows] = [Math.round(size.width * dots), Math.round(size.height * dots)];
  if (canvas.width !== columns || canvas.height !== rows)
    Object.assign(canvas, { width: columns, height: rows });
  Object.assign(canvas.style, {
    left: `${-mx}px`,
    top: `${-my}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    transform: '',
  });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, columns, rows);
  context.setTransform(dots, 0, 0, dots, mx * dots, my * dots);
  const room = { x0: -mx, y0: -my, x1: width + mx, y1: height + my };
  readLooks(svg, nodes, (lookOf) => {
    for (const node of nodes) paintNode(context, node, { lookOf, room });
  });
}

/** Empties a canvas. */
export function clearCanvas(canvas: HTMLCanvasElement): void {
  if (canvas.width > 0) Object.assign(canvas, { width: 0, height: 0 });
}

interface Room {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function paintNode(
  context: CanvasRenderingContext2D,
  node: LinesNode,
  { lookOf, room }: { readonly lookOf: LookOf; readonly room: Room },
): void {
  const { tag, attributes, lines, children = [] } = node;
  if (tag === 'text') paintText(context, node, lookOf(node));
  else if (tag === 'g') {
    const matrix = new DOMMatrix(writeMatrix(attributes['transform'] ?? ''));
    for (const child of children) {
      // Strokes keep their width at any scale: the path is scaled, not the pen.
      const path = new Path2D();
      path.addPath(new Path2D(child.attributes['d'] ?? ''), matrix);
      paintPath(context, path, lookOf(child, node));
    }
  } else if (lines !== undefined) paintLines(context, lines, { look: lookOf(node), room });
  else paintPath(context, new Path2D(attributes['d'] ?? ''), lookOf(node));
}

/** Style sheets require units that attributes omit. */
function writeMatrix(transform: string): string {
  return transform
    .replace(/translate\(([-\d.]+) ([-\d.]+)\)/, 'translate($1px, $2px)')
    .replace(/rotate\(([-\d.]+)\)/, 'rotate($1deg)');
}

function take(context: CanvasRenderingContext2D, look: CanvasLook): void {
  context.lineWidth = look.width;
  context.lineCap = look.cap;
  context.lineJoin = look.join;
  context.setLineDash([...look.dash]);
  if (look.stroke !== null) context.strokeStyle = look.stroke;
  if (look.fill !== null) context.fillStyle = look.fill;
}

function paintPath(context: CanvasRenderingContext2D, path: Path2D, look: CanvasLook): void {
  take(context, look);
  if (look.fill !== null) {
    context.globalAlpha = look.opacity * look.fillOpacity;
    context.fill(path);
  }
  if (look.stroke !== null && look.width > 0) {
    context.globalAlpha = look.opacity * look.strokeOpacity;
    context.stroke(path);
  }
}

/** Lines outside the canvas are left out; thin ones need no round ends. */
function paintLines(
  context: CanvasRenderingContext2D,
  lines: Float32Array,
  { look, room }: { readonly look: CanvasLook; readonly room: Room },
): void {
  if (look.stroke === null) return;
  take(context, look);
  if (look.width < 2) context.lineCap = 'butt';
  context.globalAlpha = look.opacity * look.strokeOpacity;
  const most = look.dash.length > 0 ? DASHED_A_STROKE : LINES_A_STROKE;
  let count = 0;
  context.beginPath();
  for (let at = 0; at < lines.length; at += 4) {
    const [x0, y0, x1, y1] = [lines[at] ?? 0, lines[at + 1] ?? 0, lines[at + 2] ?? 0, lines[at + 3] ?? 0];
    if ((x0 < room.x0 && x1 < room.x0) || (x0 > room.x1 && x1 > room.x1)) continue;
    if ((y0 < room.y0 && y1 < room.y0) || (y0 > room.y1 && y1 > room.y1)) continue;
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    count += 1;
    if (count % most !== 0) continue;
    context.stroke();
    context.beginPath();
  }
  context.stroke();
}

/** Paints a text with a rim in the colour of the sheet, as in the drawing. */
function paintText(
  context: CanvasRenderingContext2D,
  { attributes, text = '' }: DrawnNode,
  look: CanvasLook,
): void {
  take(context, look);
  context.font = look.font;
  context.textAlign = look.align;
  const [x, y] = [Number(attributes['x']), Number(attributes['y'])];
  context.globalAlpha = look.opacity;
  if (look.stroke !== null && look.width > 0) context.strokeText(text, x, y);
  if (look.fill !== null) context.fillText(text, x, y);
}
