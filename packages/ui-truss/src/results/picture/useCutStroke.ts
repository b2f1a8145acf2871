import { type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { toBoardPoint } from '@eecs/ui-kit/editor';
import { crossRods } from '../../hand/crossRods.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { cutAtom, cutLineAtom, isCuttingAtom } from '../../state/cut.ts';
import type { ForceLayout } from './layoutForces.ts';

/** The gesture that cuts rods. */
export interface CutStroke {
  readonly press: (event: PointerEvent) => void;
  /** Whether the line of the cut goes on with the pointer. */
  readonly move: (event: PointerEvent) => boolean;
  readonly lift: () => void;
  /** Ends a stroke without a cut. */
  readonly drop: () => void;
  /** Whether the last press was a stroke: its click chooses nothing. */
  readonly wasStroke: () => boolean;
}

/**
 * Cuts the rods that a stroke over the drawing of forces crosses, from where it is pressed to where it is lifted, while
 * the hand is ready to cut.
 */
export function useCutStroke(
  svg: RefObject<SVGSVGElement | null>,
  { width, layout }: { readonly width: number; readonly layout: RefObject<ForceLayout | null> },
): CutStroke {
  const store = useKitStore();
  const stroked = useRef(false);
  return useMemo(
    () => ({
      press: (event) => {
        stroked.current = false;
        if (!store.get(isCuttingAtom) || svg.current === null || event.button !== 0) return;
        stroked.current = true;
        svg.current.setPointerCapture(event.pointerId);
        const from = toBoardPoint(event, svg.current, width);
        store.set(cutLineAtom, { from, to: from });
      },
      move: (event) => {
        const line = store.get(cutLineAtom);
        if (line === null || svg.current === null) return false;
        store.set(cutLineAtom, { from: line.from, to: toBoardPoint(event, svg.current, width) });
        return true;
      },
      lift: () => {
        const line = store.get(cutLineAtom);
        const shown = store.get(shownAnswerAtom);
        store.set(cutLineAtom, null);
        if (line === null || shown === null || layout.current === null) return;
        const rods = crossRods(shown.document.links, layout.current.points, line);
        // A click without a stroke keeps the hand ready.
        if (rods.length === 0) return;
        store.set(cutAtom, { rods, joint: null });
        store.set(isCuttingAtom, false);
      },
      drop: () => store.set(cutLineAtom, null),
      wasStroke: () => stroked.current,
    }),
    [store, svg, layout, width],
  );
}
