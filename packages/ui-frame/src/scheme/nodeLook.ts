import { type DrawnNode, type TokenName, type Tokens, lookOfText, toLineWidth } from '@eecs/ui-kit/layout';

/** A look as SVG attributes. */
export type Look = Readonly<Record<string, string>>;

const STROKES: Readonly<Record<string, TokenName>> = {
  load: 'loadLine',
  mass: 'inkMuted',
  curve: 'positive',
  shape: 'shapeLine',
  pressure: 'negative',
  reaction: 'success',
  member: 'beamLine',
  leader: 'inkMuted',
};

const WIDTHS: Readonly<Record<string, string>> = {
  member: '3',
  curve: '1.75',
  shape: '2.5',
  pressure: '2',
  leader: '0.75',
};

const TEXTS: Readonly<Record<string, TokenName>> = {
  name: 'inkMuted',
  'member-name': 'inkMuted',
  positive: 'positiveText',
  negative: 'negativeText',
  reaction: 'success',
};

/** The line width without a role, and of a member behind its deformed shape, px. */
const THIN_PX = '1.5';

/** Returns the strokes and fills of the board in the colours of a theme, for pictures without a style sheet. */
export function getNodeLook(
  { tag, attributes }: DrawnNode,
  tokens: Tokens,
  {
    glyphPx,
    memberPx,
  }: { readonly glyphPx?: number | undefined; readonly memberPx?: number | undefined } = {},
): Look {
  const role = attributes['data-role'] ?? '';
  if (tag === 'text')
    return {
      ...lookOfText(tokens, tokens[TEXTS[role] ?? 'ink']),
      ...(role === 'member-name' && { 'font-style': 'italic' }),
      ...((role === 'positive' || role === 'negative') && { 'font-weight': '600' }),
    };
  if (role === 'area-positive' || role === 'area-negative')
    return {
      fill: tokens[role === 'area-positive' ? 'positive' : 'negative'],
      'fill-opacity': '0.18',
      stroke: 'none',
    };
  const isFaint = attributes['data-faint'] !== undefined;
  const isNegative = attributes['data-sign'] === 'negative';
  const stroke = tokens[isFaint ? 'line' : isNegative ? 'negative' : (STROKES[role] ?? 'ink')];
  const isFilled = role === 'load' || role === 'reaction' || attributes['data-rigid'] !== undefined;
  const isPaper = role === 'joint' || attributes['data-fill'] === 'paper';
  const bold = role === 'member' && memberPx !== undefined ? String(memberPx) : WIDTHS[role];
  const width = isFaint ? THIN_PX : (bold ?? THIN_PX);
  return {
    fill: isFilled ? stroke : isPaper ? tokens.sheet : 'none',
    stroke,
    'stroke-width': toLineWidth(width, glyphPx),
    'stroke-linecap': role === 'member' ? 'round' : 'butt',
  };
}
