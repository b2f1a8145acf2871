import type { Load } from '@eecs/solver-core';
import type { DistributedDrawing } from './drawDistributed.ts';
import type { PointDrawing } from './drawPointLoad.ts';

/** Gives the drawing made before of the same load from the same circumstances, else makes it. */
type Keep<Drawing> = (load: Load, circumstances: readonly unknown[], draw: () => Drawing) => Drawing;

/** Drawings of loads between one layout and the next: a gesture changes one load of a hundred. */
export interface KeptDrawings {
  readonly point: Keep<PointDrawing>;
  readonly distributed: Keep<DistributedDrawing>;
}

/** Creates an empty store of drawings; what no document has any more is forgotten by itself. */
export function createKeptDrawings(): KeptDrawings {
  return { point: createKeep(), distributed: createKeep() };
}

function createKeep<Drawing>(): Keep<Drawing> {
  const kept = new WeakMap<Load, { readonly circumstances: readonly unknown[]; readonly drawing: Drawing }>();
  return (load, circumstances, draw) => {
    const old = kept.get(load);
    if (old?.circumstances.every((value, at) => value === circumstances[at]) === true) return old.drawing;
    const drawing = draw();
    kept.set(load, { circumstances, drawing });
    return drawing;
  };
}
