import type { CrossSection } from '../../../model/document.ts';
import type { ShapePlan } from './shapePlan.ts';

/** The thickness of a flange at its tip and at the web, and the slope of its inner face. */
export interface TaperedFlange {
  readonly tip: number;
  readonly root: number;
  readonly slope: number;
  readonly limits: ShapePlan['limits'];
}

/**
 * Tapers a flange by sf per cent over the `outstand` beyond the web.
 *
 * tf is measured at the distance `uf` from the tip, in the middle of the outstand when absent. The thickest place must stay below `room`.
 */
export function taperFlange(
  { b = 0, tf = 0, sf = 0, uf }: CrossSection,
  { outstand, room }: { outstand: number; room: number },
): TaperedFlange {
  const at = uf ?? outstand / 2;
  const slope = sf / 100;
  const spare = room - tf;
  return {
    tip: tf - slope * at,
    root: tf + slope * (outstand - at),
    slope,
    // A flange too thick without any slope is not the slope's fault.
    limits: {
      tf: room,
      uf: b,
      sf: 100 * Math.min(tf / at, spare > 0 ? spare / Math.max(outstand - at, 0) : Infinity),
    },
  };
}
