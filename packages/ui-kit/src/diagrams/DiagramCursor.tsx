import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Diagram } from '@eecs/solver-core';
import { vars } from '../theme/tokens.ts';
import type { DiagramWriter } from './describeDiagram.ts';
import { readDiagram } from './readDiagram.ts';
import { listKeyPoints } from './keyPoints.ts';
import { getLabelWidth } from '../labels/labelMetrics.ts';
import type { DiagramLayout } from './layoutDiagram.ts';

export interface DiagramCursorProps {
  readonly diagram: Diagram;
  readonly layout: DiagramLayout;
  readonly height: number;
  readonly label: string;
  readonly write: DiagramWriter;
  readonly x: number | null;
  readonly onChange: (x: number | null) => void;
}

const FINE_STEPS = 100;
const COARSE = 10;

/**
 * The read-out of a diagram: follows the pointer, and the keys when focused (arrows, Shift for tenfold, Page Up and
 * Down from one printed point to the next, Home, End). Its number comes from the polynomial.
 */
export function DiagramCursor({ diagram, layout, height, label, write, x, onChange }: DiagramCursorProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [low, high] = layout.x.domain;
  const [left, right] = layout.x.range;
  const position = x ?? low;
  const { left: leftValue, right: rightValue } = readDiagram(diagram, position);
  const isJump = leftValue !== rightValue;
  const text = isJump
    ? `${write.value(leftValue, false)} | ${write.value(rightValue)}`
    : write.value(rightValue);
  const isShown = x !== null;

  function handleKeyDown(event: KeyboardEvent): void {
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
    if (wanted === undefined) return;
    event.preventDefault();
    onChange(Math.max(low, Math.min(high, wanted)));
  }

  function handlePointerMove(event: PointerEvent<HTMLDivElement>): void {
    const offset = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onChange(Math.max(low, Math.min(high, layout.x.toWorld(left + offset))));
  }

  const cursorPx = layout.x.toPx(position);
  const readOut = `${text} · ${write.x(position)}`;
  const isLeftHalf = cursorPx < (left + right) / 2;
  return (
    <>
      <Track
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={position}
        aria-valuetext={`${write.x(position)}: ${text}`}
        style={{ left, width: right - left }}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointerMove}
        onPointerDown={handlePointerMove}
        onPointerLeave={() => onChange(isFocused ? position : null)}
        onFocus={(event) => {
          setIsFocused(true);
          if (event.currentTarget.matches(':focus-visible')) onChange(position);
        }}
        onBlur={() => {
          setIsFocused(false);
          onChange(null);
        }}
      />
      {isShown ? (
        <Overlay height={height} width="100%" aria-hidden="true">
          <path
            d={`M${cursorPx} 0V${height}`}
            style={{ stroke: vars.accent, strokeWidth: vars.strokeHair }}
          />
          <circle cx={cursorPx} cy={layout.y.toPx(rightValue)} r={3} fill={vars.accent} />
          <rect
            x={isLeftHalf ? cursorPx + 6 : cursorPx - 14 - getLabelWidth(readOut)}
            y={1}
            width={getLabelWidth(readOut) + 8}
            height={17}
            rx={2}
            fill={vars.accent}
          />
          <ReadOut x={isLeftHalf ? cursorPx + 10 : cursorPx - 10 - getLabelWidth(readOut)} y={14}>
            {readOut}
          </ReadOut>
        </Overlay>
      ) : null}
    </>
  );
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
  inset: 0;
  pointer-events: none;
`;

const ReadOut = styled.text`
  fill: ${vars.onAccent};
  font-family: ${vars.fontMono};
  font-size: ${vars.text1};
`;
