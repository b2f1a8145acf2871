import type { BeamCase, Load } from '@eecs/solver-core';
import type { DistributedDrawing } from './drawDistributed.ts';
import type { PointDrawing } from './drawPointLoad.ts';
import type { Mark } from '@eecs/ui-kit/layout';

/** Returns the cached drawing of the same object in the same circumstances, or makes it. */
type Keep<Thing, Drawing> = (thing: Thing, circumstances: readonly unknown[], draw: () => Drawing) => Drawing;

/** A cache of drawings of loads and of the beam between layouts, because a gesture changes one load of a hundred. */
export interface KeptDrawings {
  readonly point: Keep<Load, PointDrawing>;
  readonly distributed: Keep<Load, DistributedDrawing>;
  readonly beamLine: Keep<BeamCase['beamSections'], readonly Mark[]>;
  /** Lays out a whole document and stores the place of its beam; with `isStanding`, the beam keeps its last place. */
  readonly layOutStanding: <Laid extends Stand>(
    isStanding: boolean,
    layOut: (last: Stand | undefined) => Laid,
  ) => Laid;
}

/** The place of the beam in its drawing, px. */
interface Stand {
  readonly axisY: number;
  readonly height: number;
}

/** Creates an empty store of drawings; drawings that no document uses any more are released automatically. */
export function createKeptDrawings(): KeptDrawings {
  let last: Stand | undefined;
  return {
    point: createKeep(),
    distributed: createKeep(),
    beamLine: createKeep(),
    layOutStanding: (isStanding, layOut) => {
      const laid = layOut(isStanding ? last : undefined);
      last = laid;
      return laid;
    },
  };
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
