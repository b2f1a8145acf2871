import type { Tokens } from '../theme/tokens.ts';
import type { DrawnNode } from './drawnNode.ts';
import { GLYPH_LINE_PX } from './lineLooks.ts';
import { PAPER_TOKENS, WHITE, mixHex } from './paperColors.ts';
import type { PathShape, Shape } from './shape.ts';

/** Returns the look of a node as SVG attributes. */
export type NodeLook = (node: DrawnNode, tokens: Tokens) => Readonly<Record<string, string>>;

type Place = NonNullable<PathShape['place']>;

/** The size of the letters on a board, px. */
const LETTER_PX = 12;

/** Lists the plain shapes of a drawing for paper, in print colours. */
export function listPaperShapes(nodes: readonly DrawnNode[], getLook: NodeLook): Shape[] {
  return nodes.flatMap((node) => toShapes(node, getLook));
}

function toShapes(
  node: DrawnNode,
  getLook: NodeLook,
  within?: { readonly key: string; readonly place: Place | null },
): Shape[] {
  const { tag, attributes, text = '', children = [] } = node;
  const key = within === undefined ? node.key : `${within.key} ${node.key}`;
  if (tag === 'g') {
    const place = readPlace(attributes['transform'] ?? '');
    return children.flatMap((child) => toShapes(child, getLook, { key, place }));
  }
  const look = getLook(node, PAPER_TOKENS);
  if (tag === 'text')
    return [
      {
        kind: 'text',
        key,
        text,
        x: Number(attributes['x']),
        y: Number(attributes['y']),
        size: LETTER_PX,
        anchor: attributes['text-anchor'] === 'start' ? 'start' : 'middle',
        fill: look['fill'] ?? PAPER_TOKENS.ink,
        hasRim: true,
        ...(look['font-style'] === 'italic' && { isItalic: true }),
        ...(look['font-weight'] === '600' && { isBold: true }),
      },
    ];
  if (tag !== 'path') return [];
  const { stroke = 'none', opacity } = look;
  const fill = onPaper(look);
  return [
    {
      kind: 'path',
      key,
      d: attributes['d'] ?? '',
      ...(stroke !== 'none' && {
        stroke,
        strokeWidth: within === undefined ? Number(look['stroke-width']) : GLYPH_LINE_PX,
      }),
      ...(fill !== 'none' && { fill }),
      ...(look['stroke-dasharray'] !== undefined && { dash: look['stroke-dasharray'] }),
      ...(opacity !== undefined && { opacity }),
      ...(within?.place != null && { place: within.place }),
    },
  ];
}

/**
 * Returns the opaque colour that a transparent fill shows on white, because not every program supports transparency.
 */
function onPaper({ fill = 'none', 'fill-opacity': share }: Readonly<Record<string, string>>): string {
  return share === undefined ? fill : (mixHex(WHITE, fill, Number(share)) ?? fill);
}

/** Reads the placement of a glyph; null if it has no transform. */
function readPlace(transform: string): Place | null {
  const of = (name: string): number[] =>
    new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  const [[x, y], [turn = 0], [scale = 1]] = [of('translate'), of('rotate'), of('scale')];
  return x === undefined || y === undefined ? null : { x, y, sx: scale, sy: scale, turn };
}
