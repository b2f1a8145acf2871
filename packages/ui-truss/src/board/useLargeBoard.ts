import { type RefObject, useState } from 'react';
import type { Painter } from '@eecs/ui-kit';
import { loadParts } from '../late/loadParts.ts';
import type { LargeBoard } from './largeBoard.ts';

/** The painter of thousands of rods, loaded with the first such truss. */
export interface LateLargeBoard {
  readonly get: () => LargeBoard | null;
  /** Returns the painter, or starts to load it. Without it the board stays empty; the tables show the truss. */
  readonly fetch: () => LargeBoard | null;
  /**
   * Sets the painter of the overlay and a callback for when the canvas painter is loaded. Returns the function that
   * detaches them.
   */
  readonly attach: (drawing: RefObject<Painter | null>, onCome: () => void) => () => void;
}

/** Returns the late painter of a board's canvas. */
export function useLargeBoard(
  canvas: RefObject<HTMLCanvasElement | null>,
  svg: RefObject<SVGSVGElement | null>,
): LateLargeBoard {
  const [late] = useState((): LateLargeBoard => {
    let large: LargeBoard | null = null;
    let over: RefObject<Painter | null> = { current: null };
    let notify = (): void => undefined;
    const fetch = (): LargeBoard | null => {
      if (large !== null) return large;
      loadParts().then(
        ({ createLargeBoard }) => {
          large ??= createLargeBoard(() =>
            canvas.current === null || svg.current === null || over.current === null
              ? null
              : { canvas: canvas.current, svg: svg.current, drawing: over.current },
          );
          notify();
        },
        () => undefined,
      );
      return null;
    };
    return {
      get: () => large,
      fetch,
      attach: (drawing, onCome) => {
        over = drawing;
        notify = onCome;
        return () => {
          notify = () => undefined;
          large?.end();
        };
      },
    };
  });
  return late;
}
