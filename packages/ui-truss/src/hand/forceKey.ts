import type { BodyTerm, FoundForce } from '@eecs/solver-core/truss';

/** The key of an unknown force: of a rod, or of a support along an axis. */
export type ForceKey = `link ${number}` | `reaction ${number} ${string}`;

/** Returns the key of a force that a step finds or an equation contains; undefined for a load, which is known. */
export function forceKey(force: FoundForce | BodyTerm): ForceKey | null {
  if (force.kind === 'link') return `link ${force.link}`;
  return force.kind === 'reaction' ? `reaction ${force.joint} ${force.axis}` : null;
}
