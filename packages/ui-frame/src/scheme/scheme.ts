import type { DrawnNode, LabelBox } from '@eecs/ui-kit';
import { LABEL_HEIGHT_PX, getTakenWidth } from '@eecs/ui-kit/layout';
import type { SceneObject } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';

/** Keys of what is highlighted. */
export interface Emphasis {
  readonly chosen: readonly string[];
  readonly hovered: string | null;
}

export const NO_EMPHASIS: Emphasis = { chosen: [], hovered: null };

/** Writes the values on a drawing, each with its unit unless the board says the unit elsewhere. */
export interface SchemeTexts {
  readonly force: (value: number) => string;
  readonly moment: (value: number) => string;
  readonly distributed: (value: number) => string;
  readonly mass: (value: number) => string;
  readonly length: (value: number) => string;
  /** A result without its unit: the row over the board shows the unit of the quantity. */
  readonly result: (value: number, quantity: 'force' | 'moment' | 'displacement') => string;
}

/** A frame drawn: its nodes in the order they are painted, and what can be pointed at. */
export interface Scheme {
  readonly nodes: readonly DrawnNode[];
  readonly objects: readonly SceneObject<FrameItem>[];
}

/** A label that wants a place, with the points it would take, best first. */
export interface Wish {
  readonly key: string;
  readonly text: string;
  /** The role of the text on the board, which decides its look. */
  readonly role: string;
  readonly priority: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** From the middle of a label down to its base line, px. */
const BASE_PX = 4;

/** Gives the place of a label that stands so far, px, from a point in a direction, whatever the length of its text. */
export function placeBeside(
  { x, y }: { readonly x: number; readonly y: number },
  way: { readonly x: number; readonly y: number },
  { text, gap }: { readonly text: string; readonly gap: number },
): { readonly x: number; readonly y: number } {
  const away = gap + (Math.abs(way.x) * getTakenWidth(text)) / 2 + (Math.abs(way.y) * LABEL_HEIGHT_PX) / 2;
  return { x: x + way.x * away, y: y + way.y * away + BASE_PX };
}

/** A part of a drawing: nodes, labels that want a place, and boxes that labels keep off. */
export interface Layer {
  readonly nodes: readonly DrawnNode[];
  readonly wishes: readonly Wish[];
  readonly obstacles: readonly LabelBox[];
}

/** Gives the state that a mark shows. */
export function stateOf(key: string, { chosen, hovered }: Emphasis): Readonly<Record<string, string>> {
  if (chosen.includes(key)) return { 'data-state': 'selected' };
  return hovered === key ? { 'data-state': 'hovered' } : {};
}

/** Makes a path. */
export function path(
  key: string,
  role: string,
  d: string,
  more: Readonly<Record<string, string>> = {},
): DrawnNode {
  return { key, tag: 'path', attributes: { 'data-role': role, ...more, d } };
}
