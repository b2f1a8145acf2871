import type { GlyphData } from '../glyphs/glyphData.ts';
import type { DrawnNode } from './drawnNode.ts';
import { type GlyphMark, type PlacedLabel, px } from './mark.ts';

/** Draws a glyph of the kit; colours come from the style sheet, so that no element needs a style of its own. */
export function drawGlyph(
  { key, data, x, y, size, isMirrored, turn, isDashed = false }: GlyphMark,
  attributes: Readonly<Record<string, string>> = {},
): DrawnNode {
  const scale = isMirrored ? `${-size} ${size}` : turn === undefined ? `${size} ${size}` : px(size);
  const turned = turn === undefined ? '' : `rotate(${turn}) `;
  return {
    key,
    tag: 'g',
    attributes: {
      'data-role': 'glyph',
      ...(isDashed && { 'data-dashed': '' }),
      ...attributes,
      transform: `translate(${px(x)} ${px(y)}) ${turned}scale(${scale})`,
    },
    children: listStrokes(data),
  };
}

/** Draws a word at its place. */
export function drawLabel(
  { key, text, role, x, y }: PlacedLabel,
  attributes: Readonly<Record<string, string>> = {},
): DrawnNode {
  return { key, tag: 'text', attributes: { 'data-role': role, ...attributes, x: px(x), y: px(y) }, text };
}

function listStrokes({ strokes }: GlyphData): DrawnNode[] {
  return strokes.map(({ d, weight, fill = 'none' }, at) => ({
    key: String(at),
    tag: 'path',
    attributes: { d, 'data-weight': weight, 'data-fill': fill },
  }));
}
