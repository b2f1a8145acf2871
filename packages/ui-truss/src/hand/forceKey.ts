import type { BodyTerm, FoundForce } from '@eecs/solver-core/truss';

/** Names an unknown force: of a rod, or of an anchor along an axis. */
export type ForceKey = `link ${number}` | `reaction ${number} ${string}`;

/** Returns the name of a force that a step finds or an equation contains; a load is no unknown. */
export function forceKey(force: FoundForce | BodyTerm): ForceKey | null {
  if (force.kind === 'link') return `link ${force.link}`;
  return force.kind === 'reaction' ? `reaction ${force.joint} ${force.axis}` : null;
}
