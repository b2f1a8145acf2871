import { type TokenName, type Tokens, getTokens, toVariableName } from '../theme/tokens.ts';
import type { PathShape, Shape } from './shape.ts';

/** The white of paper; the white of the screen theme would look grey beside it. */
export const WHITE = '#ffffff';

/** Share of ink that makes any colour of a document visible as a line, as on the board. */
const INK_SHARE = 0.28;

/**
 * The print colours: those of the light theme on white. Every colour has six hexadecimal digits, because some programs
 * know no other form.
 */
export const PAPER_TOKENS: Tokens = resolve({ ...getTokens('light'), sheet: WHITE });

/** Replaces a colour of the document, which the board mixes with ink, by its colour on paper. */
export function withOwnColor(shape: Shape): Shape {
  if (shape.kind === 'text') return shape;
  const { color, own, ...plain }: PathShape = shape;
  if (color === undefined || own === undefined) return plain;
  const mixed = mixHex(color, PAPER_TOKENS.ink, INK_SHARE) ?? PAPER_TOKENS.ink;
  return {
    ...plain,
    ...(own !== 'fill' && { stroke: mixed }),
    ...(own !== 'stroke' && { fill: mixed }),
  };
}

/** Mixes two colours of six hexadecimal digits; null if one is not such a colour. */
export function mixHex(color: string, other: string, share: number): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(color) || !/^#[0-9a-f]{6}$/i.test(other)) return null;
  const channels = [1, 3, 5].map((at) => {
    const [own, added] = [color, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
    return Math.round((own ?? 0) * (1 - share) + (added ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Replaces references to other tokens by their values, and transparent colours by their look on white. */
function resolve(tokens: Tokens): Tokens {
  const entries = Object.entries(tokens) as [TokenName, string][];
  const values = new Map(entries.map(([name, value]) => [`var(${toVariableName(name)})`, value]));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, overWhite(values.get(value) ?? value)]),
  ) as Tokens;
}

/** Blends a transparent colour with white. */
function overWhite(color: string): string {
  const clear = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(color);
  if (clear?.[1] === undefined || clear[2] === undefined) return color;
  return mixHex(WHITE, clear[1], Number.parseInt(clear[2], 16) / 255) ?? color;
}
