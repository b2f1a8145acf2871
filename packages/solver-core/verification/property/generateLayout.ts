import type { Bearing, Layout } from './layout.ts';
import type { Random } from '@eecs/testing/random';

/** Number of units of a layout in a metre of the document: tenths or thousandths. */
const UNITS = [10, 1000] as const;

/**
 * Generates a random layout of one to nine bearings and hinges. Most are on a coarse grid, so that places coincide with
 * ends, hinges are adjacent, and only a few lengths occur; a fifth are on a fine grid, whose minors need big integers.
 */
export function generateLayout(random: Random): Layout {
  const unit = random.chance(0.8) ? UNITS[0] : UNITS[1];
  const length = unit === 10 ? random.integer(8, 60) : random.integer(500, 40_000);
  const places = new Set<number>();
  if (random.chance(0.6)) places.add(0);
  if (random.chance(0.6)) places.add(length);
  const count = Math.min(random.integer(1, 9), length);
  while (places.size < count) places.add(random.integer(0, length));
  const hingeShare = random.pick([0.2, 0.4, 0.6]);
  const bearings = [...places].map((x) => generateBearing(random, x, hingeShare));
  return { length, bearings };
}

function generateBearing(random: Random, x: number, hingeShare: number): Bearing {
  if (random.chance(hingeShare)) return { x, isHinge: true, holdsX: false, holdsY: false, holdsR: false };
  const kind = random.next();
  if (kind < 0.12) return { x, isHinge: false, holdsX: true, holdsY: true, holdsR: true };
  if (kind < 0.45) return { x, isHinge: random.chance(0.2), holdsX: true, holdsY: true, holdsR: false };
  if (kind < 0.85) return { x, isHinge: random.chance(0.2), holdsX: false, holdsY: true, holdsR: false };
  const spring = {
    x,
    isHinge: false,
    holdsX: random.chance(0.4),
    holdsY: random.chance(0.5),
    holdsR: random.chance(0.3),
  };
  return spring.holdsX || spring.holdsY || spring.holdsR ? spring : { ...spring, holdsY: true };
}

/** Writes a layout as a document; places are decimals as people type them. */
export function toDocument({ length, bearings }: Layout): object {
  const unit = length <= 60 ? UNITS[0] : UNITS[1];
  return {
    schema: 1,
    L: length / unit,
    supports: bearings.map((bearing) => ({ x: bearing.x / unit, ...classOf(bearing) })),
  };
}

function classOf({ isHinge, holdsX, holdsY, holdsR }: Bearing): object {
  const release = isHinge ? { release: true } : {};
  if (isHinge && !holdsX && !holdsY && !holdsR) return { className: 'hinge' };
  if (holdsX && holdsY && holdsR) return { className: 'cantilever' };
  if (holdsX && holdsY) return { className: 'fixed', ...release };
  if (holdsY && !holdsX && !holdsR) return { className: 'simple', ...release };
  const stiffness = { ...(holdsX ? { x: 5 } : {}), ...(holdsY ? { y: 7 } : {}), ...(holdsR ? { r: 3 } : {}) };
  return { className: 'spring', stiffness, ...release };
}
