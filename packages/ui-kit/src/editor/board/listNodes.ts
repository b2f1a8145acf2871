import type { DrawnNode } from '../../drawing/drawnNode.ts';
import { drawGlyph, drawLabel } from '../../drawing/drawNodes.ts';
import type { Scene } from './sceneObject.ts';

/** The highlighted parts of a drawing, by the keys of its items. */
export interface Emphasis {
  readonly selected: readonly string[];
  /** Items under the pointer, or those that a frame would select. */
  readonly hovered: readonly string[];
  /** Items that do not belong to the shown case set. */
  readonly outside: ReadonlySet<string>;
}

/** Lists the elements of a drawing in the order of painting: marks, supports over the beam, texts on top. */
export function listNodes(
  { marks, glyphs, labels }: Pick<Scene<never>, 'marks' | 'glyphs' | 'labels'>,
  emphasis: Emphasis,
): DrawnNode[] {
  const look = createLook(emphasis);
  const nodes: DrawnNode[] = [];
  for (const mark of marks) {
    if (mark.d === '') continue;
    const state = look(mark.key);
    nodes.push(state === PLAIN ? mark : { ...mark, attributes: { ...mark.attributes, ...state } });
  }
  for (const glyph of glyphs) nodes.push(drawGlyph(glyph, look(glyph.key)));
  for (const label of labels) nodes.push(drawLabel(label, look(label.key)));
  return nodes;
}

const PLAIN = {};

/** Returns whether a key belongs to an item: the keys of an item's parts begin with its own key. */
export function isOf(key: string, item: string): boolean {
  return key === item || key.startsWith(`${item}-`);
}

function createLook({
  selected,
  hovered,
  outside,
}: Emphasis): (key: string) => Readonly<Record<string, string>> {
  if (outside.size + hovered.length + selected.length === 0) return () => PLAIN;
  const states = new Map<string, Readonly<Record<string, string>>>();
  for (const key of outside) states.set(key, OUTSIDE);
  for (const key of hovered) states.set(key, HOVERED);
  for (const key of selected) states.set(key, SELECTED);
  return (key) => {
    // From the whole key down to its first word: `load-3-value` belongs to `load-3`, never to `load-31`.
    for (let end = key.length; end > 0; end = key.lastIndexOf('-', end - 1)) {
      const state = states.get(key.slice(0, end));
      if (state !== undefined) return state;
    }
    return PLAIN;
  };
}

const OUTSIDE = { 'data-state': 'outside' };
const HOVERED = { 'data-state': 'hovered' };
const SELECTED = { 'data-state': 'selected' };
