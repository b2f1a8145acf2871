import type { Tokens } from '../theme/tokens.ts';

/** The line width of a glyph, px. */
export const GLYPH_LINE_PX = 1.3;

/** Returns the attributes of a text on a board, for pictures without a style sheet. */
export function lookOfText(tokens: Tokens, fill: string): Readonly<Record<string, string>> {
  return { fill, 'font-family': tokens.fontSans, 'font-size': '12', 'text-anchor': 'middle' };
}

/**
 * Returns the line width of a node: its own in px, or that of the lines of a glyph of a size, which is drawn in a unit
 * of its own.
 */
export function toLineWidth(width: string, glyphPx: number | undefined): string {
  return glyphPx === undefined ? width : String(GLYPH_LINE_PX / glyphPx);
}
