import { type Gestures, createGestures } from '@eecs/ui-kit/editor';
import { attachCutStroke } from './attachCutStroke.ts';
import type { BoardSurface } from './boardSurface.ts';
import { createTrussPort } from './trussPort.ts';

/** Attaches the gestures of the kit, and the stroke that cuts rods, to the drawing of a truss. */
export function createTrussGestures(svg: SVGSVGElement, surface: BoardSurface): Gestures {
  const stopCutting = attachCutStroke(svg, surface);
  const { cancel, detach } = createGestures(svg, createTrussPort(surface));
  return {
    cancel,
    detach: () => {
      stopCutting();
      detach();
    },
  };
}
