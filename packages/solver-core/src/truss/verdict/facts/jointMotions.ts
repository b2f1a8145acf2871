import { EXACTLY_RESTING } from '../../../linalg/tolerance.ts';
import type { WholeMotion } from './wholeMotion.ts';

/** First-order motion of one joint; z is 0 in a plane truss. */
export interface JointMotion {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Converts a motion to doubles, scaled so that its largest component is 1. */
export function toJointMotions(motion: WholeMotion): JointMotion[] {
  let largest = 0n;
  for (const velocity of motion.values()) {
    for (const component of velocity) if (sizeOf(component) > sizeOf(largest)) largest = component;
  }
  const shift = BigInt(Math.max(0, largest.toString(2).length - KEPT_BITS));
  const unit = Number(largest >> shift);
  const scaled = (component: bigint | undefined) =>
    component === undefined ? 0 : Number(component >> shift) / unit + 0;
  return [...motion]
    .sort(([a], [b]) => a - b)
    .map(([joint, [x, y, z]]) => ({ joint, x: scaled(x), y: scaled(y), z: scaled(z) }));
}

/** Far more bits than a double holds. */
const KEPT_BITS = 200;

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/**
 * Removes the effect of rounded coordinates from a motion: joints that move only because of rounding, compared with
 * those that really move.
 */
export function withoutRounding(motion: WholeMotion): WholeMotion {
  let largest = 0n;
  for (const velocity of motion.values()) {
    for (const component of velocity) if (sizeOf(component) > largest) largest = sizeOf(component);
  }
  const least = largest / MOST_TIMES;
  if (least === 0n) return motion;
  const left = new Map<number, readonly bigint[]>();
  for (const [joint, velocity] of motion) {
    const kept = velocity.map((component) => (sizeOf(component) < least ? 0n : component));
    if (kept.some((component) => component !== 0n)) left.set(joint, kept);
  }
  return left;
}

/** A joint whose motion is smaller than the fastest one by this factor stays in place. */
const MOST_TIMES = BigInt(1 / EXACTLY_RESTING);
