import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** The greatest displacement in the drawing, px. */
export const SWING_PX = 26;
const PERIOD_MS = 1200;
/** Stops within five seconds, as motion that nobody started should. */
const LASTS_MS = 4800;

export interface MotionOutlineProps {
  /** Index of the shown motion. */
  readonly mode: number;
  /** The number of requests for the animation; each new one restarts it. */
  readonly replay: number;
  /**
   * Draws the structure displaced by a fraction of its motion, -1 to 1. Must stay the same function unless the view
   * changes.
   */
  readonly draw: (swing: number) => string;
}

/**
 * Animates a mechanism over the drawing: a few swings, then the displaced structure stays as an outline. If the reader
 * prefers reduced motion, only the outline is shown.
 */
export function MotionOutline({ mode, replay, draw }: MotionOutlineProps) {
  const path = useRef<SVGPathElement>(null);
  const [isAtRest, setAtRest] = useState(false);
  const swing = useRef<number | null>(null);

  // Paints frame by frame, after the drawing has been laid out.
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

  // Updates the outline when the view changes or printing begins, after the layout of the board around it: effects of a
  // child run before those of its parent.
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
