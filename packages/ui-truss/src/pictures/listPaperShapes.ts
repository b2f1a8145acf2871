import { type DrawnNode, PAPER_TOKENS, type Shape } from '@eecs/ui-kit/layout';
import { GLYPH_LINE_PX, getNodeLook } from '../scheme/nodeLook.ts';

type Place = NonNullable<Extract<Shape, { kind: 'path' }>['place']>;

/** The size of the letters on a board, px. */
const LETTER_PX = 12;

/** Lists what a drawing of a truss is made of for paper: plain shapes in the colours of print. */
export function listPaperShapes(nodes: readonly DrawnNode[]): Shape[] {
  return nodes.flatMap((node) => toShapes(node));
}

function toShapes(node: DrawnNode, within?: { readonly key: string; readonly place: Place | null }): Shape[] {
  const { tag, attributes, text = '', children = [] } = node;
  const key = within === undefined ? node.key : `${within.key} ${node.key}`;
  if (tag === 'g') {
    const place = readPlace(attributes['transform'] ?? '');
    return children.flatMap((child) => toShapes(child, { key, place }));
  }
  const look = getNodeLook(node, PAPER_TOKENS);
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
      },
    ];
  if (tag !== 'path') return [];
  const { fill = 'none', stroke, opacity } = look;
  return [
    {
      kind: 'path',
      key,
      d: attributes['d'] ?? '',
      stroke,
      strokeWidth: within === undefined ? Number(look['stroke-width']) : GLYPH_LINE_PX,
      ...(fill !== 'none' && { fill }),
      ...(look['stroke-dasharray'] !== undefined && { dash: look['stroke-dasharray'] }),
      ...(opacity !== undefined && { opacity }),
      ...(within?.place != null && { place: within.place }),
    },
  ];
}

/** Reads where a glyph stands; null if it is not moved. */
function readPlace(transform: string): Place | null {
  const of = (name: string): number[] =>
    new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  const [[x, y], [turn = 0], [scale = 1]] = [of('translate'), of('rotate'), of('scale')];
  return x === undefined || y === undefined ? null : { x, y, sx: scale, sy: scale, turn };
}
