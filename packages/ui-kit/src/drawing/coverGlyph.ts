import type { GlyphData } from '../glyphs/glyphData.ts';
import type { GlyphMark } from './mark.ts';

/** Returns the box round a glyph at its place, px, which labels avoid. */
export function coverGlyph({
  data,
  x,
  y,
  size,
  turn = 0,
}: Omit<GlyphMark, 'key' | 'isMirrored'>): GlyphData['box'] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const { x0, y0, x1, y1 } = data.box;
  const corners = [x0, x1].flatMap((across) =>
    [y0, y1].map((down) => ({ x: x + cos * across - sin * down, y: y + sin * across + cos * down })),
  );
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
