import type { PathShape, TextShape } from '../../drawing/shape.ts';
import type { PaperFigure } from '../blocks.ts';

/** Writes a figure as the text of an SVG, which inherits its font and contains neither scripts nor references. */
export function writeFigure({ width, top, height, shapes }: PaperFigure): string {
  const lines = shapes.map((shape) => (shape.kind === 'text' ? writeText(shape) : writePath(shape)));
  const box = `0 ${round(top)} ${round(width)} ${round(height - top)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke-linejoin="round">${lines.join('')}</svg>`;
}

function writePath({ d, stroke, strokeWidth, dash, fill, opacity, isRound, place }: PathShape): string {
  return `<path${writeAttributes({
    d,
    stroke,
    'stroke-width': strokeWidth,
    'stroke-dasharray': dash,
    fill,
    opacity,
    'stroke-linecap': isRound === true ? 'round' : undefined,
    transform: place && writePlace(place),
    'vector-effect': place !== undefined && place.sx !== 1 ? 'non-scaling-stroke' : undefined,
  })}/>`;
}

function writePlace({ x, y, sx, sy, turn = 0 }: NonNullable<PathShape['place']>): string {
  const move = `translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${round(turn)})`}`;
  return sx === 1 && sy === 1 ? move : `${move} scale(${sx} ${sy})`;
}

function writeText({ text, x, y, size, anchor, fill, isBold, isItalic, hasRim }: TextShape): string {
  return `<text${writeAttributes({
    x: round(x),
    y: round(y),
    'font-size': size,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-weight': isBold === true ? 600 : undefined,
    'font-style': isItalic === true ? 'italic' : undefined,
    fill,
    ...(hasRim === true && { stroke: '#ffffff', 'stroke-width': 3, 'paint-order': 'stroke' }),
  })}>${escape(text)}</text>`;
}

function writeAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(String(value))}"`))
    .join('');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
