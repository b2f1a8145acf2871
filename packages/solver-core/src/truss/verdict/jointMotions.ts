import type { JointMotion } from './verdict.ts';
import type { WholeMotion } from './wholeMotion.ts';

/** Writes a motion in doubles, scaled so that its largest component is 1. */
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

/** Far more than a double keeps. */
const KEPT_BITS = 200;

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}
