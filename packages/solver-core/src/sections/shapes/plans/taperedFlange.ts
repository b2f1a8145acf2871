import type { CrossSection } from '../../../model/common/document.ts';
import type { ShapePlan } from './shapePlan.ts';

/** A flange: its outstand beyond the web, its thickness at the tip and at the web, and the slope of its inner face. */
export interface TaperedFlange {
  readonly outstand: number;
  /** Distance from the tip at which tf is measured. */
  readonly at: number;
  readonly tip: number;
  readonly root: number;
  readonly slope: number;
  readonly limits: ShapePlan['limits'];
}

/**
 * Returns the flange of an I or H section, a channel, a tee or a zee, tapered by sf per cent.
 *
 * tf is measured at the distance `uf` from the tip, by default in the middle of the outstand. Two flanges must leave
 * room for each other; that of a tee may have the whole height.
 */
export function flangeOf(section: CrossSection): TaperedFlange {
  const { className, b = 0, h = 0, tw = 0, tf = 0, sf = 0 } = section;
  const isOneSided = className === 'csection' || className === 'zsection';
  const outstand = isOneSided ? b - tw : (b - tw) / 2;
  const room = className === 'tsection' ? h : h / 2;
  const { uf: at = outstand / 2 } = section;
  const slope = sf / 100;
  const spare = room - tf;
  return {
    outstand,
    at,
    tip: tf - slope * at,
    root: tf + slope * (outstand - at),
    slope,
    // If a flange is too thick even without a slope, the slope is not at fault.
    limits: {
      tf: room,
      uf: b,
      sf: 100 * Math.min(tf / at, spare > 0 ? spare / Math.max(outstand - at, 0) : Infinity),
    },
  };
}
