import type { DrawnNode } from './drawnNode.ts';
import type { GlyphData } from '../glyphs/glyphData.ts';

/** The role of a mark; the view gives each role its stroke and fill. */
export type MarkRole =
  'axis' | 'beam' | 'section' | 'load' | 'envelope' | 'mass' | 'settlement' | 'collision' | 'dimension';

/**
 * One drawn path, in pixels of the board; it is its own node, so a mark that is unchanged since the last layout costs
 * nothing.
 */
export interface Mark extends DrawnNode {
  readonly role: MarkRole;
  readonly d: string;
  readonly color?: string;
}

/** Creates a mark and its node; a mark with a colour is drawn in it, mixed with the ink of the theme. */
export function createMark(key: string, role: MarkRole, d: string, color?: string): Mark {
  const own = color === undefined ? {} : { color };
  return { key, role, d, ...own, tag: 'path', attributes: { 'data-role': role, ...own, d } };
}

/** A glyph, such as a support, at its place in pixels of the board. */
export interface GlyphMark {
  readonly key: string;
  readonly data: GlyphData;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isMirrored: boolean;
  /** Degrees clockwise about its place. @default upright */
  readonly turn?: number;
  /** Drawn as the preview of a support that would be placed there. */
  readonly isDashed?: boolean;
}

export interface PlacedLabel {
  readonly key: string;
  readonly text: string;
  readonly role: 'load' | 'dimension' | 'name';
  /** Middle of the text, and its baseline. */
  readonly x: number;
  readonly y: number;
  /** The line that leads to it, as path data. @default none */
  readonly leader?: string;
}

/** A part of a load: an end of its range, an ordinate, or the tail of its arrow, which changes the value. */
export type HandlePart = 'start' | 'end' | 'q0' | 'q1' | 'q2' | 'value';

export interface Handle {
  readonly part: HandlePart;
  readonly x: number;
  readonly y: number;
}

/** Writes a pixel figure with at most two decimals, so that paths stay short. */
export function px(value: number): string {
  return String(roundPx(value));
}

/** Rounds a pixel figure to two decimals; never returns -0. */
export function roundPx(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
