import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import type { Diagram } from '@eecs/solver-core';
import { vars } from '../theme/tokens.ts';
import { getLabelWidth } from '../labels/labelMetrics.ts';
import type { DiagramWriter } from './describeDiagram.ts';
import type { DiagramCursor } from './diagramCursor.ts';
import { listKeyPoints } from './keyPoints.ts';
import type { DiagramLayout } from './layoutDiagram.ts';
import { readDiagram } from './readDiagram.ts';

/** What a cursor reads: a diagram as it is drawn. */
export interface ReadDiagram {
  readonly diagram: Diagram;
  readonly layout: DiagramLayout;
}

/** Hands the track another drawing to read, without React. */
export interface CursorReading {
  readonly read: (drawn: ReadDiagram) => void;
}

export interface CursorTrackProps {
  readonly first: ReadDiagram;
  readonly height: number;
  readonly label: string;
  readonly write: DiagramWriter;
  readonly cursor: DiagramCursor;
  readonly ref: Ref<CursorReading>;
}

const FINE_STEPS = 100;
const COARSE = 10;
/** The bubble of a finger stands this far above it, px. */
const ABOVE_THUMB_PX = 64;

/**
 * The read-out of a diagram: follows the pointer, and the keys when focused (arrows, Shift for tenfold, Page Up and
 * Down from one printed point to the next, Home, End). Its number comes from the polynomial, on both sides of a jump.
 * What moves is written straight into the page: the slider's text, one path, one bubble.
 */
export function CursorTrack({ first, height, label, write, cursor, ref }: CursorTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const drawn = useRef(first);
  // Where the bubble stands; a finger lifts it above itself.
  const bubbleY = useRef(1);

  const show = useCallback((): void => {
    const [slider, svg] = [track.current, overlay.current];
    if (slider === null || svg === null) return;
    const { diagram, layout } = drawn.current;
    const [low, high] = layout.x.domain;
    const x = cursor.get();
    const at = Math.max(low, Math.min(high, x ?? low));
    const { left, right } = readDiagram(diagram, at);
    const text = left === right ? write.value(right) : `${write.value(left, false)} | ${write.value(right)}`;
    const told = { min: low, max: high, now: at, text: `${write.x(at)}: ${text}` };
    for (const [name, value] of Object.entries(told)) slider.setAttribute(`aria-value${name}`, String(value));
    svg.toggleAttribute('data-idle', x === null || x < low || x > high);
    if (x === null) return;
    writeOverlay(svg, {
      x: layout.x.toPx(at),
      valueY: layout.y.toPx(right),
      bubbleY: bubbleY.current,
      text: `${text} · ${write.x(at)}`,
      layout,
    });
  }, [cursor, write]);

  // Follows the cursor of all diagrams.
  useLayoutEffect(() => {
    show();
    return cursor.subscribe(show);
  }, [cursor, show]);

  useImperativeHandle(
    ref,
    () => ({
      read: (next) => {
        drawn.current = next;
        const [left, right] = next.layout.x.range;
        track.current?.style.setProperty('left', `${left}px`);
        track.current?.style.setProperty('width', `${right - left}px`);
        show();
      },
    }),
    [show],
  );

  function handleKeyDown(event: KeyboardEvent): void {
    const { diagram, layout } = drawn.current;
    const [low, high] = layout.x.domain;
    const position = cursor.get() ?? low;
    const step = ((high - low) / FINE_STEPS) * (event.shiftKey ? COARSE : 1);
    const stops = listKeyPoints(diagram).map((point) => point.x);
    const next: Readonly<Record<string, number | undefined>> = {
      ArrowRight: position + step,
      ArrowUp: position + step,
      ArrowLeft: position - step,
      ArrowDown: position - step,
      PageUp: stops.find((stop) => stop > position),
      PageDown: stops.findLast((stop) => stop < position),
      Home: low,
      End: high,
    };
    const wanted = next[event.key];
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    bubbleY.current = 1;
    cursor.set(Math.max(low, Math.min(high, wanted)));
  }

  function handlePointer(event: PointerEvent<HTMLDivElement>): void {
    const { x } = drawn.current.layout;
    const bounds = event.currentTarget.getBoundingClientRect();
    const wanted = x.toWorld(x.range[0] + event.clientX - bounds.left);
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
        aria-valuemin={first.layout.x.domain[0]}
        aria-valuemax={first.layout.x.domain[1]}
        aria-valuenow={first.layout.x.domain[0]}
        style={{ left: first.layout.x.range[0], width: first.layout.x.range[1] - first.layout.x.range[0] }}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={rest}
        onPointerCancel={rest}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) {
            cursor.set(cursor.get() ?? drawn.current.layout.x.domain[0]);
          }
        }}
        onBlur={() => cursor.set(null)}
      />
      <Overlay ref={overlay} width="100%" height={height} aria-hidden="true" data-idle="">
        <path />
        <circle r={3} />
        <rect height={18} rx={2} />
        <text />
      </Overlay>
    </>
  );
}

interface Reading {
  readonly x: number;
  readonly valueY: number;
  readonly bubbleY: number;
  readonly text: string;
  readonly layout: DiagramLayout;
}

/** Writes the line, the dot on the curve and the bubble with its text, which goes to the roomier side. */
function writeOverlay(svg: SVGSVGElement, { x, valueY, bubbleY, text, layout }: Reading): void {
  const [line, dot, bubble, words] = svg.children;
  const [left, right] = layout.x.range;
  const width = getLabelWidth(text) + 8;
  // A lifted bubble stands over the finger, any other beside the line.
  const wanted = bubbleY < 0 ? x - width / 2 : x < (left + right) / 2 ? x + 6 : x - 6 - width;
  const bubbleX = Math.max(0, Math.min(layout.width - width, wanted));
  line?.setAttribute('d', `M${x} 0V${layout.height}`);
  dot?.setAttribute('cx', String(x));
  dot?.setAttribute('cy', String(valueY));
  bubble?.setAttribute('x', String(bubbleX));
  bubble?.setAttribute('y', String(bubbleY));
  bubble?.setAttribute('width', String(width));
  words?.setAttribute('x', String(bubbleX + 4));
  words?.setAttribute('y', String(bubbleY + 13));
  if (words !== undefined) words.textContent = text;
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

const Overlay = styled.svg`
  position: absolute;
  z-index: 1;
  inset: 0;
  overflow: visible;
  pointer-events: none;

  &[data-idle] {
    visibility: hidden;
  }
  & path {
    stroke: ${vars.accent};
  }
  & circle,
  & rect {
    fill: ${vars.accent};
  }
  & text {
    fill: ${vars.onAccent};
    stroke: none;
    font-family: ${vars.fontMono};
  }
`;
