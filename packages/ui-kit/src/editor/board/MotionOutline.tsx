import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** How far a drawing shows the part that moves most, px. */
export const SWING_PX = 26;
const PERIOD_MS = 1200;
/** Stops within five seconds, as moving things should that nobody started. */
const LASTS_MS = 4800;

export interface MotionOutlineProps {
  /** Index of the motion that is shown. */
  readonly mode: number;
  /** The number of requests for the animation; each new one restarts it. */
  readonly replay: number;
  /** Draws the structure moved by a part of its motion: -1 to 1. The same function while nothing but the view changes. */
  readonly draw: (swing: number) => string;
}

/**
 * A mechanism moving over the drawing: a few swings, then the moved structure stays as an outline. Where the reader
 * wants no motion there is only the outline.
 */
export function MotionOutline({ mode, replay, draw }: MotionOutlineProps) {
  const path = useRef<SVGPathElement>(null);
  const [isAtRest, setAtRest] = useState(false);
  const swing = useRef<number | null>(null);

  // Paints after the drawing has its place, frame by frame.
  useEffect(() => {
    const isStill =
      typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let start = 0;
    const paint = (now: number): void => {
      start ||= now;
      const passed = now - start;
      const isOver = isStill || passed > LASTS_MS;
      swing.current = isOver ? 1 : Math.sin((passed / PERIOD_MS) * 2 * Math.PI);
      path.current?.setAttribute('d', draw(swing.current));
      setAtRest(isOver);
      if (!isOver) frame = requestAnimationFrame(paint);
    };
    frame = requestAnimationFrame(paint);
    return () => cancelAnimationFrame(frame);
  }, [draw, replay]);

  // The outline is updated when the view changes or a print begins, after the board around it has its new place:
  // effects of a child run before those of its parent.
  useLayoutEffect(() => {
    queueMicrotask(() => {
      if (swing.current !== null) path.current?.setAttribute('d', draw(swing.current));
    });
  });

  return <Outline ref={path} data-mechanism={mode} data-rest={isAtRest ? '' : undefined} />;
}

const Outline = styled.path`
  && {
    stroke: ${vars.shapeLine};
    stroke-width: 2.5px;
    stroke-dasharray: 7 4;
  }
`;
