import { type TokenName, getTokens, toVariableName } from '@eecs/ui-kit/layout';
import { type Palette, type PathShape, type Shape, listShapes } from './figureShapes.ts';
import type { Figure } from './layoutFigure.ts';

/** Beside white paper of print that of the screen is a grey. */
export const WHITE = '#ffffff';

/** The colours of print: those of the light theme on white. */
const PRINT: Palette = { ...getTokens('light'), sheet: WHITE };

/** Share of ink that makes any colour of a document a line one sees, as on the board. */
const INK_SHARE = 0.28;

/** Lists what a figure is made of for paper: every colour is six hexadecimal digits, for readers that know no other. */
export function listPaperShapes(figure: Figure): Shape[] {
  return listShapes(figure, resolved(PRINT)).map((shape) =>
    shape.kind === 'text' ? shape : withOwnColor(shape),
  );
}

/** Replaces names of other tokens by their values, and transparency by what white paper makes of it. */
function resolved(palette: Palette): Palette {
  const entries = Object.entries(palette) as [TokenName, string][];
  const values = new Map(entries.map(([name, value]) => [`var(${toVariableName(name)})`, value]));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, overWhite(values.get(value) ?? value)]),
  ) as Palette;
}

function withOwnColor({ color, own, ...shape }: PathShape): PathShape {
  if (color === undefined || own === undefined) return shape;
  const mixed = mixHex(color, PRINT.ink, INK_SHARE) ?? PRINT.ink;
  return {
    ...shape,
    ...(own !== 'fill' && { stroke: mixed }),
    ...(own !== 'stroke' && { fill: mixed }),
  };
}

/** Puts a colour with transparency on white. */
function overWhite(color: string): string {
  const clear = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(color);
  if (clear?.[1] === undefined || clear[2] === undefined) return color;
  return mixHex(WHITE, clear[1], Number.parseInt(clear[2], 16) / 255) ?? color;
}

/** Mixes two colours of six hexadecimal digits; null for what is none. */
export function mixHex(color: string, other: string, share: number): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(color) || !/^#[0-9a-f]{6}$/i.test(other)) return null;
  const channels = [1, 3, 5].map((at) => {
    const [own, added] = [color, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
    return Math.round((own ?? 0) * (1 - share) + (added ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
