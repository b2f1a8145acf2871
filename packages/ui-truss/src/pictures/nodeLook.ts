import type { DrawnNode, TokenName, Tokens } from '@eecs/ui-kit/layout';
import { ANCHOR_PX } from '../scheme/drawAnchors.ts';

/** A look as attributes of SVG. */
export type Look = Readonly<Record<string, string>>;

/** The strokes and fills of the board in the colours of a theme. */
export function getNodeLook({ tag, attributes }: DrawnNode, tokens: Tokens, isGlyph: boolean): Look {
  const role = attributes['data-role'] ?? '';
  if (tag === 'text')
    return {
      fill: TEXT_COLOURS[role] === undefined ? tokens.ink : tokens[TEXT_COLOURS[role]],
      'font-family': tokens.fontSans,
      'font-size': '12',
      'text-anchor': 'middle',
    };
  const width = /stroke-width:([\d.]+)/.exec(attributes['style'] ?? '')?.[1] ?? WIDTHS[role] ?? '1.5';
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
    fill: isFilled ? stroke : isPaper ? tokens.sheet : 'none',
    stroke,
    // A glyph is drawn in a unit of its own: its lines are as thin there as they are told to be here.
    'stroke-width': isGlyph ? String(1.3 / ANCHOR_PX) : width,
    ...depth,
    ...(role === 'zero' || role === 'guide' ? { 'stroke-dasharray': '4 3' } : {}),
  };
}

/** How what stands behind is lighter, as on the board. */
const BEHIND: Readonly<
  Record<string, { readonly stroke: TokenName; readonly width: string; readonly opacity: string }>
> = {
  far: { stroke: 'line', width: '1.25', opacity: '0.5' },
  middle: { stroke: 'inkMuted', width: '2', opacity: '0.75' },
};

const WIDTHS: Readonly<Record<string, string>> = {
  rod: '2.5',
  shape: '2',
  dimension: '0.9',
  zero: '1',
  guide: '1',
};

const LINE_COLOURS: Readonly<Record<string, TokenName>> = {
  guide: 'inkMuted',
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
