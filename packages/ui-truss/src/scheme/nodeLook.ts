import { type DrawnNode, type TokenName, type Tokens, lookOfText, toLineWidth } from '@eecs/ui-kit/layout';

/** Styles as SVG attributes. */
export type Look = Readonly<Record<string, string>>;

/** Options of the look of a drawing. */
export interface LookOptions {
  /** Size of the glyph that contains the node, px. @default none */
  readonly glyphPx?: number | undefined;
  /** The background of the drawing. @default a sheet */
  readonly paper?: 'sheet' | 'board';
  /** Width of rods, px. @default as on a board */
  readonly rodPx?: number;
}

/** Returns the strokes and fills of a board's node in the colours of a theme. */
export function getNodeLook(
  { tag, attributes }: DrawnNode,
  tokens: Tokens,
  { glyphPx, paper = 'sheet', rodPx }: LookOptions = {},
): Look {
  const role = attributes['data-role'] ?? '';
  if (tag === 'text') return lookOfText(tokens, tokens[TEXT_COLOURS[role] ?? 'ink']);
  const own = role === 'rod' ? rodWidth(attributes, rodPx) : WIDTHS[role];
  const width = /stroke-width:([\d.]+)/.exec(attributes['style'] ?? '')?.[1] ?? own ?? '1.5';
  const colour = LINE_COLOURS[role];
  const stroke = colour === undefined ? tokens.ink : tokens[colour];
  const isFilled = role === 'load' || role === 'reaction';
  const isPaper = role === 'joint' || attributes['data-fill'] === 'paper';
  const behind = BEHIND[attributes['data-depth'] ?? ''];
  const depth: Look =
    behind === undefined
      ? {}
      : role === 'rod'
        ? { stroke: tokens[behind.stroke], 'stroke-width': behind.width }
        : { opacity: behind.opacity };
  return {
    fill: isFilled ? stroke : isPaper ? tokens[paper] : 'none',
    stroke,
    'stroke-width': toLineWidth(width, glyphPx),
    ...depth,
    ...(role === 'zero' || role === 'guide' ? { 'stroke-dasharray': '4 3' } : {}),
  };
}

/** Dense rods are hairlines. */
function rodWidth(attributes: DrawnNode['attributes'], rodPx = 2.5): string {
  return attributes['data-dense'] === undefined ? String(rodPx) : '1';
}

/** Opacities of objects behind, as on the board. */
const BEHIND: Readonly<
  Record<string, { readonly stroke: TokenName; readonly width: string; readonly opacity: string }>
> = {
  far: { stroke: 'line', width: '1.25', opacity: '0.5' },
  middle: { stroke: 'inkMuted', width: '2', opacity: '0.75' },
};

const WIDTHS: Readonly<Record<string, string>> = {
  shape: '2',
  dimension: '0.9',
  zero: '1',
  guide: '1',
  leader: '0.75',
};

const LINE_COLOURS: Readonly<Record<string, TokenName>> = {
  guide: 'inkMuted',
  leader: 'inkMuted',
  shape: 'accent',
  dimension: 'inkMuted',
  zero: 'inkMuted',
  tension: 'positive',
  compression: 'negative',
  reaction: 'success',
};

const TEXT_COLOURS: Readonly<Record<string, TokenName>> = {
  dimension: 'inkMuted',
  name: 'inkMuted',
  tension: 'positiveText',
  compression: 'negativeText',
  reaction: 'success',
};
