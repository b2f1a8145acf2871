import type { DrawnNode, LabelBox } from '@eecs/ui-kit';
import { type Anchor, LABEL_HEIGHT_PX, getTakenWidth } from '@eecs/ui-kit/layout';
import type { SceneObject } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';

/** Keys of the highlighted objects. */
export interface Emphasis {
  readonly chosen: readonly string[];
  readonly hovered: string | null;
}

export const NO_EMPHASIS: Emphasis = { chosen: [], hovered: null };

/** Writes the values on a drawing, each with its unit unless the board states the unit elsewhere. */
export interface SchemeTexts {
  readonly force: (value: number) => string;
  readonly moment: (value: number) => string;
  readonly distributed: (value: number) => string;
  readonly mass: (value: number) => string;
  readonly length: (value: number) => string;
  /** Writes a result without its unit, which the row above the board shows. */
  readonly result: (value: number, quantity: 'force' | 'moment' | 'displacement') => string;
}

/** A drawn frame: its nodes in painting order, and the hit areas. */
export interface Scheme {
  readonly nodes: readonly DrawnNode[];
  readonly objects: readonly SceneObject<FrameItem>[];
  /** Number of values without a place. */
  readonly hidden: number;
}

/** A label to be placed, with its possible positions, best first. */
export interface Wish {
  readonly key: string;
  readonly text: string;
  /** The role of the text, which determines its look. */
  readonly role: string;
  readonly priority: number;
  /** The value as `writeOrigin` writes it, if its origin can be explained. */
  readonly explains?: string;
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** The point of the object that it describes, from which a line leads to it where it is far. */
  readonly anchor?: Anchor;
}

/** From the middle of a label down to its baseline, px. */
const BASE_PX = 4;

/** Returns the position of a label at a distance, px, from a point in a direction, whatever the length of its text. */
export function placeBeside(
  { x, y }: { readonly x: number; readonly y: number },
  way: { readonly x: number; readonly y: number },
  { text, gap }: { readonly text: string; readonly gap: number },
): { readonly x: number; readonly y: number } {
  const away = gap + (Math.abs(way.x) * getTakenWidth(text)) / 2 + (Math.abs(way.y) * LABEL_HEIGHT_PX) / 2;
  return { x: x + way.x * away, y: y + way.y * away + BASE_PX };
}

/** A part of a drawing: nodes, labels to be placed, and boxes that labels must avoid. */
export interface Layer {
  readonly nodes: readonly DrawnNode[];
  readonly wishes: readonly Wish[];
  readonly obstacles: readonly LabelBox[];
}

/** Returns the attributes for the state of a mark. */
export function stateOf(key: string, { chosen, hovered }: Emphasis): Readonly<Record<string, string>> {
  if (chosen.includes(key)) return { 'data-state': 'selected' };
  return hovered === key ? { 'data-state': 'hovered' } : {};
}

/** Creates a path node. */
export function path(
  key: string,
  role: string,
  d: string,
  more: Readonly<Record<string, string>> = {},
): DrawnNode {
  return { key, tag: 'path', attributes: { 'data-role': role, ...more, d } };
}
