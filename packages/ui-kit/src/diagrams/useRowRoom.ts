import { type RefObject, useRef } from 'react';
import { type Insets, getInsets } from '../viewport/getInsets.ts';
import { EDITOR_MARGINS_PX } from '../viewport/guessWidth.ts';
import { useElementWidth } from '../viewport/useElementWidth.ts';

const FALLBACK_WIDTH_PX = 720;
const LEAST_WIDTH_PX = 40;

/** The room of a row, px. */
export interface RowRoom {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly width: number;
  /** Where the axis begins and ends. */
  readonly left: number;
  readonly right: number;
}

/** Measures the room of a row, and the range of its axis between the insets. */
export function useRowRoom(given: Insets | undefined): RowRoom {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX, EDITOR_MARGINS_PX);
  const { left, right } = given ?? getInsets(width);
  return { box, width, left, right: Math.max(left + LEAST_WIDTH_PX, width - right) };
}
