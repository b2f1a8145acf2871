import type { DrawnNode, GlyphData } from '@eecs/ui-kit';
import { type BoardItem, toItemKey } from '../state/selection.ts';
import type { Scheme } from './layoutScheme.ts';
import { type GlyphMark, px } from '@eecs/ui-kit/editor';

/** What of a drawing is set off. */
export interface Emphasis {
  readonly selected: BoardItem | null;
  readonly hovered: BoardItem | null;
  /** Keys of what takes no part in what is shown. */
  readonly outside: ReadonlySet<string>;
}

/** Lists the elements of a drawing in the order they are painted: marks, supports over the beam, texts on top. */
export function listNodes({ marks, glyphs, labels }: Scheme, emphasis: Emphasis): DrawnNode[] {
  const look = createLook(emphasis);
  const nodes: DrawnNode[] = [];
  for (const mark of marks) {
    if (mark.d === '') continue;
    const state = look(mark.key);
    nodes.push(state === PLAIN ? mark : { ...mark, attributes: { ...mark.attributes, ...state } });
  }
  for (const glyph of glyphs) nodes.push(drawGlyph(glyph, look(glyph.key)));
  for (const { key, text, role, x, y } of labels) {
    nodes.push({
      key,
      tag: 'text',
      attributes: { 'data-role': role, ...look(key), x: px(x), y: px(y) },
      text,
    });
  }
  return nodes;
}

/** Draws a glyph of the kit; colours come from the style sheet, so that no element needs a style of its own. */
export function drawGlyph(
  { key, data, x, y, size, isMirrored, isDashed = false }: GlyphMark,
  attributes: Readonly<Record<string, string>> = {},
): DrawnNode {
  const transform = `translate(${px(x)} ${px(y)}) scale(${isMirrored ? -size : size} ${size})`;
  return {
    key,
    tag: 'g',
    attributes: { 'data-role': 'glyph', ...(isDashed && { 'data-dashed': '' }), ...attributes, transform },
    children: listStrokes(data),
  };
}

function listStrokes({ strokes }: GlyphData): DrawnNode[] {
  return strokes.map(({ d, weight, fill = 'none' }, at) => ({
    key: String(at),
    tag: 'path',
    attributes: { d, 'data-weight': weight, 'data-fill': fill },
  }));
}

const PLAIN = {};

/** Says whether a key is of an item: the keys of what belongs to one begin with its own. */
export function isOf(key: string, item: string): boolean {
  return key === item || key.startsWith(`${item}-`);
}

function createLook({
  selected,
  hovered,
  outside,
}: Emphasis): (key: string) => Readonly<Record<string, string>> {
  const states = [
    ...[...outside].map((start) => ({ start, state: { 'data-state': 'outside' } })),
    ...listStates({ selected, hovered }),
  ];
  if (states.length === 0) return () => PLAIN;
  return (key) => states.findLast(({ start }) => isOf(key, start))?.state ?? PLAIN;
}

function listStates({ selected, hovered }: Omit<Emphasis, 'outside'>) {
  return [
    { item: hovered, state: { 'data-state': 'hovered' } },
    { item: selected, state: { 'data-state': 'selected' } },
  ].flatMap(({ item, state }) => (item === null ? [] : [{ start: toItemKey(item), state }]));
}
