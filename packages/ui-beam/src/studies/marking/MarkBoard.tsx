import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { BeamFigure } from '../../output/figure/BeamFigure.tsx';
import { type Scheme, layoutScheme } from '../../scheme/layoutScheme.ts';
import { useSchemeTexts } from '../../scheme/useSchemeTexts.ts';
import { goBy } from './goBy.ts';
import { findStep, snapMark } from './snapMark.ts';

/** A movable mark on a beam. */
export interface BoardMark<Key extends string> {
  readonly key: Key;
  /** Its place, in the unit of the document. */
  readonly at: number;
  /** Its accessible name. */
  readonly label: string;
  /** Its place and effect, for screen readers. */
  readonly told: string;
}

export interface MarkBoardProps<Key extends string> {
  readonly document: BeamCase;
  readonly width: number;
  readonly leastHeight: number;
  readonly marks: readonly BoardMark<Key>[];
  /** Stops of a mark, ascending. */
  readonly stops: readonly number[];
  /** Whether a mark can only be at stops. @default false */
  readonly isOnStops?: boolean;
  /** The hit area for touch above and below the axis, px. */
  readonly reach: { readonly above: number; readonly below: number };
  /** Returns the mark that a press at a place moves. */
  readonly findMark: (place: number) => Key;
  readonly onMove: (key: Key, place: number) => void;
  /** Draws a mark at its px along the board. */
  readonly drawMark: (mark: BoardMark<Key>, x: number, scheme: Scheme) => ReactNode;
  /** Draws below the marks. @default nothing */
  readonly drawUnder?: (scheme: Scheme) => ReactNode;
  /** Draws above the marks. @default nothing */
  readonly drawOver?: (scheme: Scheme) => ReactNode;
}

const SNAP_PX = 7;
/** Half the width of the hit area for touch. */
const REACH_PX = 22;

/**
 * The bare beam with marks on it. A press anywhere moves a mark there, a drag moves it along; keys move it in steps,
 * with Shift ten at once, with Page Up and Page Down from stop to stop.
 */
export function MarkBoard<Key extends string>({
  document,
  width,
  leastHeight,
  marks,
  stops,
  isOnStops = false,
  reach,
  findMark,
  onMove,
  drawMark,
  drawUnder,
  drawOver,
}: MarkBoardProps<Key>) {
  const texts = useSchemeTexts(document.units.system);
  const held = useRef<Key | null>(null);
  const scheme = useMemo(
    () =>
      layoutScheme({ ...document, loads: [], selfWeight: false }, { width, minHeight: leastHeight, texts }),
    [document, width, leastHeight, texts],
  );
  const { axisY, height, scale } = scheme;
  const { L } = document;
  const step = findStep(L);

  const toPlace = (event: PointerEvent<SVGSVGElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const place = scale.toWorld(event.clientX - left);
    return snapMark(place, { stops, step, reach: isOnStops ? Infinity : SNAP_PX / scale.factor });
  };

  function handleDown(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return;
    const place = toPlace(event);
    const key = findMark(place);
    held.current = key;
    event.currentTarget.setPointerCapture(event.pointerId);
    onMove(key, place);
    event.currentTarget.querySelector<SVGGElement>(`[data-mark="${key}"]`)?.focus();
    event.preventDefault();
  }

  function handleKey(event: KeyboardEvent, { key: mark, at }: BoardMark<Key>): void {
    // If marks can only be at stops, step keys move between stops.
    const key = isOnStops ? (BY_STOPS[event.key] ?? event.key) : event.key;
    const place = goBy({ key, shiftKey: event.shiftKey }, { at, step, stops, length: L });
    if (place === null) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(mark, place);
  }

  return (
    <Board style={{ height }}>
      <BeamFigure
        figure={{ width, height, top: 0, scheme, outside: NOTHING, rows: [], motion: '', legend: [] }}
      />
      <Hands
        width={width}
        height={height}
        onPointerDown={handleDown}
        onPointerMove={(event) => held.current !== null && onMove(held.current, toPlace(event))}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      >
        {drawUnder?.(scheme)}
        {marks.map((mark) => (
          <g
            key={mark.key}
            role="slider"
            tabIndex={0}
            data-mark={mark.key}
            aria-label={mark.label}
            aria-valuemin={0}
            aria-valuemax={L}
            aria-valuenow={mark.at}
            aria-valuetext={mark.told}
            onKeyDown={(event) => handleKey(event, mark)}
          >
            <rect
              x={scale.toPx(mark.at) - REACH_PX}
              y={axisY - reach.above}
              width={2 * REACH_PX}
              height={reach.above + reach.below}
            />
            {drawMark(mark, scale.toPx(mark.at), scheme)}
          </g>
        ))}
        {drawOver?.(scheme)}
      </Hands>
    </Board>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

const BY_STOPS: Readonly<Record<string, string>> = {
  ArrowRight: 'PageDown',
  ArrowUp: 'PageDown',
  ArrowLeft: 'PageUp',
  ArrowDown: 'PageUp',
};

const Board = styled.div`
  position: relative;

  & > svg {
    display: block;
  }
`;

/**
 * A drawing in the accent colour: elements with `data-filled` are filled, those with `data-ink` have the ink colour.
 */
const Hands = styled.svg`
  position: absolute;
  inset: 0;
  cursor: grab;
  /* Horizontal moves belong to the mark; a finger still scrolls the page vertically. */
  touch-action: pan-y;
  user-select: none;

  & path {
    fill: none;
    stroke: ${vars.accent};
    stroke-width: 2px;
    pointer-events: none;
  }
  & path[data-filled] {
    fill: ${vars.accent};
  }
  & path[data-dashed] {
    stroke-width: 1.5px;
    stroke-dasharray: 6 4;
  }
  & path[data-ink] {
    fill: ${vars.ink};
    stroke: ${vars.ink};
  }
  & rect {
    fill: transparent;
  }
  & g[role='slider']:focus {
    outline: none;
  }
  & g[role='slider']:focus-visible rect {
    stroke: ${vars.focus};
    stroke-width: 2px;
  }
  & text {
    fill: ${vars.accent};
    stroke: ${vars.sheet};
    stroke-width: 4px;
    paint-order: stroke;
    font-weight: 600;
    pointer-events: none;
  }
  & text[data-ink] {
    fill: ${vars.ink};
    font-family: ${vars.fontMono};
  }
`;
