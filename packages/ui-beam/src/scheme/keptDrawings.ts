import type { BeamCase, Load } from '@eecs/solver-core';
import type { DistributedDrawing } from './drawDistributed.ts';
import type { PointDrawing } from './drawPointLoad.ts';
import type { Mark } from '@eecs/ui-kit/layout';

/** Gives the drawing made before of the same thing from the same circumstances, else makes it. */
type Keep<Thing, Drawing> = (thing: Thing, circumstances: readonly unknown[], draw: () => Drawing) => Drawing;

/** Drawings of loads and of the beam between one layout and the next: a gesture changes one load of a hundred. */
export interface KeptDrawings {
  readonly point: Keep<Load, PointDrawing>;
  readonly distributed: Keep<Load, DistributedDrawing>;
  readonly beamLine: Keep<BeamCase['beamSections'], readonly Mark[]>;
  /** The place of the beam in the last layout of a whole document, for a drawing that shall stand still. */
  stand?: { readonly axisY: number; readonly height: number };
}

/** Creates an empty store of drawings; what no document has any more is forgotten by itself. */
export function createKeptDrawings(): KeptDrawings {
  return { point: createKeep(), distributed: createKeep(), beamLine: createKeep() };
}

function createKeep<Thing extends object, Drawing>(): Keep<Thing, Drawing> {
  const kept = new WeakMap<
    Thing,
    { readonly circumstances: readonly unknown[]; readonly drawing: Drawing }
  >();
  return (thing, circumstances, draw) => {
    const old = kept.get(thing);
    if (old?.circumstances.every((value, at) => value === circumstances[at]) === true) return old.drawing;
    const drawing = draw();
    kept.set(thing, { circumstances, drawing });
    return drawing;
  };
}
