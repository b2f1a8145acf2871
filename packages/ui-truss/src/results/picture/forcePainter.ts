import type { SolvedTruss, TrussCase, TrussSet } from '@eecs/solver-core/truss';
import type { Painter } from '@eecs/ui-kit';
import { isLarge } from '../../scheme/isLarge.ts';
import { clearCanvas, paintCanvas } from '../../scheme/paintCanvas.ts';
import { NO_EMPHASIS } from '../../scheme/scheme.ts';
import type { ForceOptions } from './forceOptions.ts';
import { type ForceLayout, layoutForces } from './layoutForces.ts';
import { layoutSetOff } from './layoutSetOff.ts';

/** The canvas of the forces. */
export interface ForceSheet {
  readonly canvas: HTMLCanvasElement;
  readonly svg: SVGSVGElement;
  readonly drawing: Painter;
  /** The colours and fonts that the canvas takes from its surroundings. */
  readonly look: string;
}

export interface PaintedForces {
  readonly document: TrussCase;
  readonly answer: SolvedTruss;
  readonly set: TrussSet;
}

/** Paints the forces of a truss; of a large one all of it on the canvas, and what is set off over it. */
export interface ForcePainter {
  /** Lays a large truss out for the next painting: one frame has no time for both. */
  readonly prepare: (forces: PaintedForces, options: ForceOptions, sheet: ForceSheet) => void;
  readonly paint: (forces: PaintedForces, options: ForceOptions, sheet: ForceSheet) => ForceLayout;
}

interface Still {
  readonly key: readonly unknown[];
  readonly layout: ForceLayout;
  isPainted: boolean;
}

/** Creates the painter of one drawing. */
export function createForcePainter(): ForcePainter {
  let still: Still | null = null;

  function layOut(forces: PaintedForces, options: ForceOptions, sheet: ForceSheet): Still {
    const { camera, emphasis: _, ...others } = options;
    const { u, v, scale, width, height, orientation } = camera;
    const view = [u, v, scale, width, height, orientation];
    const key: unknown[] = [forces.document, forces.set, sheet.look, ...view, ...Object.values(others)];
    if (still !== null && still.key.every((part, at) => part === key[at])) return still;
    const layout = layoutForces(forces.document, forces, {
      ...options,
      emphasis: NO_EMPHASIS,
      onCanvas: true,
    });
    still = { key, layout, isPainted: false };
    return still;
  }

  return {
    prepare: (forces, options, sheet) => {
      if (isLarge(forces.document)) layOut(forces, options, sheet);
    },
    paint: (forces, options, sheet) => {
      if (!isLarge(forces.document)) {
        still = null;
        clearCanvas(sheet.canvas);
        const layout = layoutForces(forces.document, forces, options);
        sheet.drawing.paint(layout.nodes);
        return layout;
      }
      const laid = layOut(forces, options, sheet);
      const { layout } = laid;
      const { width, height } = options.camera;
      if (!laid.isPainted) paintCanvas({ ...sheet, width, height }, layout.nodes);
      laid.isPainted = true;
      sheet.drawing.paint(layoutSetOff(forces.document, forces.set, { options, points: layout.points }));
      return layout;
    },
  };
}
