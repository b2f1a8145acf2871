import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { getLabelWidth } from '../labels/labelMetrics.ts';
import { type LabelBox, overlaps } from '../labels/placeLabels.ts';
import type { DiagramCursor } from './diagramCursor.ts';
import { drawReadingLine } from './drawReadingLine.ts';
import { type TraceMove, findTraceMove } from './traceKeys.ts';
import { fitTraceStep, stepAlong } from './traceStep.ts';
import type { Scale } from '../viewport/createScale.ts';

/** The diagrams that a cursor reads: one, or several drawn over each other in one row. */
export interface CursorReading {
  readonly x: Scale;
  readonly width: number;
  readonly height: number;
  /** The boxes of the printed numbers; the bubble avoids them if it can. */
  readonly labelBoxes: readonly LabelBox[];
  /** Places where the cursor stops, ascending, in the unit of `x`. */
  readonly listStops: () => readonly number[];
  /** The reading at a place, and the height of the curve there, px. */
  readonly readAt: (x: number) => { readonly text: string; readonly y: number };
  /**
   * Picks the line that is read at a place: by a click at the pointer's height, px, or by Enter, without a height. A
   * touch reads and does not pick.
   */
  readonly pick?: ((x: number, y: number | null) => void) | undefined;
}

/** Gives the track another drawing to read, without React. */
export interface CursorReader {
  readonly read: (reading: CursorReading) => void;
}

export interface CursorTrackProps {
  readonly first: CursorReading;
  readonly label: string;
  readonly writeX: (x: number) => string;
  readonly cursor: DiagramCursor;
  readonly innerRef: Ref<CursorReader>;
}

/**
 * Within this distance of a printed point the pointer reads the point itself, px; only there does a jump show both
 * values.
 */
const STOP_REACH_PX = 3;
/** The bubble stands this far above a finger, px. */
const ABOVE_THUMB_PX = 64;
const BUBBLE_HEIGHT_PX = 18;
const BESIDE_PX = 6;
/** The bubble moves down by this step while it looks for a free place, px. */
const STEP_ASIDE_PX = 6;

/**
 * The read-out of a diagram: follows the pointer, and the keys when focused (arrows from one round place to the next,
 * Shift for tenfold, Page Up and Down from one printed point to the next, Home, End). Its number comes from the
 * polynomial, on both sides of a jump. Moving parts are written straight into the page: the slider's text, one path,
 * one bubble.
 */
export function CursorTrack({ first, label, writeX, cursor, innerRef }: CursorTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const drawn = useRef(first);
  // The height of the bubble; under a finger it is lifted.
  const bubbleY = useRef(1);

  const show = useCallback((): void => {
    const [slider, svg] = [track.current, overlay.current];
    if (slider === null || svg === null) return;
    const { readAt, ...reading } = drawn.current;
    const [low, high] = reading.x.domain;
    const x = cursor.get();
    const at = Math.max(low, Math.min(high, x ?? low));
    const { text, y } = readAt(at);
    const told = { min: low, max: high, now: at, text: `${writeX(at)}: ${text}` };
    for (const [name, value] of Object.entries(told)) slider.setAttribute(`aria-value${name}`, String(value));
    svg.toggleAttribute('data-idle', x === null || x < low || x > high);
    if (x === null) return;
    const bubble = { y: bubbleY.current, text: `${text} · ${writeX(at)}` };
    writeOverlay(svg, { ...reading, at: reading.x.toPx(at), y, bubble });
  }, [cursor, writeX]);

  // Follows the cursor that all diagrams share.
  useLayoutEffect(() => {
    show();
    return cursor.subscribe(show);
  }, [cursor, show]);

  useImperativeHandle(
    innerRef,
    () => ({
      read: (next) => {
        drawn.current = next;
        const [left, right] = next.x.range;
        track.current?.style.setProperty('left', `${left}px`);
        track.current?.style.setProperty('width', `${right - left}px`);
        show();
      },
    }),
    [show],
  );

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    const { pick } = drawn.current;
    const x = cursor.get();
    const isFinger = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';
    if (pick === undefined || x === null || isFinger) return;
    pick(x, event.clientY - event.currentTarget.getBoundingClientRect().top);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { x, listStops } = drawn.current;
    const [low, high] = x.domain;
    const position = cursor.get() ?? low;
    const steps = { step: fitTraceStep(high - low), isCoarse: event.shiftKey };
    const { pick } = drawn.current;
    if (event.key === 'Enter' && pick !== undefined) {
      event.preventDefault();
      pick(position, null);
      return;
    }
    const stops = listStops();
    const places: Readonly<Record<TraceMove, () => number | undefined>> = {
      back: () => stepAlong(position, { ...steps, sign: -1 }),
      on: () => stepAlong(position, { ...steps, sign: 1 }),
      nextStop: () => stops.find((stop) => stop > position),
      previousStop: () => stops.findLast((stop) => stop < position),
      start: () => low,
      end: () => high,
    };
    const move = findTraceMove(event.key);
    const wanted = move === undefined ? undefined : places[move]();
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    bubbleY.current = 1;
    cursor.set(Math.max(low, Math.min(high, wanted)));
  }

  function handlePointer(event: PointerEvent<HTMLDivElement>): void {
    const { x, listStops } = drawn.current;
    const bounds = event.currentTarget.getBoundingClientRect();
    const px = x.range[0] + event.clientX - bounds.left;
    // Without this stop, a pointer a fraction of a pixel off would read a tiny value at an end where the diagram is
    // zero.
    const stops = [...listStops(), ...x.domain];
    const wanted = findStop(stops, (stop) => Math.abs(x.toPx(stop) - px)) ?? x.toWorld(px);
    bubbleY.current = event.pointerType === 'touch' ? event.clientY - bounds.top - ABOVE_THUMB_PX : 1;
    cursor.set(Math.max(x.domain[0], Math.min(x.domain[1], wanted)));
  }

  function rest(): void {
    if (track.current?.matches(':focus') !== true) cursor.set(null);
  }

  return (
    <>
      <Track
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label={label}
        data-diagram-track=""
        aria-valuemin={first.x.domain[0]}
        aria-valuemax={first.x.domain[1]}
        aria-valuenow={first.x.domain[0]}
        style={{ left: first.x.range[0], width: first.x.range[1] - first.x.range[0] }}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={rest}
        onPointerCancel={rest}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) {
            cursor.set(cursor.get() ?? drawn.current.x.domain[0]);
          }
        }}
        onBlur={() => cursor.set(null)}
      />
      <Overlay ref={overlay} width="100%" height={first.height} aria-hidden="true" data-idle="">
        <path />
        <circle r={3} />
        <rect height={BUBBLE_HEIGHT_PX} rx={2} />
        <text />
      </Overlay>
    </>
  );
}

function findStop(stops: readonly number[], offAt: (stop: number) => number): number | undefined {
  const near = stops.filter((stop) => offAt(stop) <= STOP_REACH_PX);
  return near.sort((a, b) => offAt(a) - offAt(b))[0];
}

interface Reading extends Pick<CursorReading, 'x' | 'width' | 'height' | 'labelBoxes'> {
  /** The place of the line, and the height at which the curve crosses it, px. */
  readonly at: number;
  readonly y: number;
  readonly bubble: { readonly y: number; readonly text: string };
}

/** Writes the line (interrupted at the numbers), the dot on the curve, and the bubble with its text. */
function writeOverlay(svg: SVGSVGElement, reading: Reading): void {
  const { at, y, bubble } = reading;
  const bubbleWidth = getLabelWidth(bubble.text) + 8;
  const [bubbleX, bubbleY] = placeBubble(reading, bubbleWidth);
  const [line, dot, box, words] = svg.children;
  write(line, { d: drawReadingLine(at, reading) });
  write(dot, { cx: at, cy: y });
  write(box, { x: bubbleX, y: bubbleY, width: bubbleWidth });
  write(words, { x: bubbleX + 4, y: bubbleY + 13 });
  if (words !== undefined) words.textContent = bubble.text;
}

/**
 * A lifted bubble stands above the finger. Any other stands beside the line: at the top on the side with more room, or
 * at a free place if a printed number is there.
 */
function placeBubble(
  { x, at, width, height, labelBoxes, bubble }: Reading,
  bubbleWidth: number,
): readonly [number, number] {
  const inside = (wanted: number): number => Math.max(0, Math.min(width - bubbleWidth, wanted));
  if (bubble.y < 0) return [inside(at - bubbleWidth / 2), bubble.y];
  const sides = [inside(at + BESIDE_PX), inside(at - BESIDE_PX - bubbleWidth)];
  if (at >= (x.range[0] + x.range[1]) / 2) sides.reverse();
  const bottom = height - BUBBLE_HEIGHT_PX - 1;
  const tops = [bubble.y, bottom];
  for (let top = bubble.y + STEP_ASIDE_PX; top < bottom; top += STEP_ASIDE_PX) tops.push(top);
  const places = tops.flatMap((top) => sides.map((left) => [left, top] as const));
  const isFree = ([left, top]: readonly [number, number]): boolean => {
    const box = { x0: left, y0: top, x1: left + bubbleWidth, y1: top + BUBBLE_HEIGHT_PX };
    return !labelBoxes.some((label) => overlaps(label, box));
  };
  return places.find(isFree) ?? [sides[0] ?? 0, bubble.y];
}

function write(element: Element | undefined, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value));
}

const Track = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  cursor: crosshair;
  touch-action: pan-y;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Overrides the rules of the row around it. */
const Overlay = styled.svg`
  position: absolute;
  z-index: 1;
  inset: 0;
  overflow: visible;
  pointer-events: none;

  &[data-idle] {
    visibility: hidden;
  }
  && path {
    stroke: ${vars.accent};
  }
  && circle,
  && rect {
    fill: ${vars.accent};
  }
  && text {
    fill: ${vars.onAccent};
    stroke: none;
    font-family: ${vars.fontMono};
  }
`;
