import type { FrameModel } from '../assembly/frameModel.ts';
import type { FrameBodies } from './frameBodies.ts';

/** First-order motion of a rigid part, expressed at the origin. */
export interface RigidMotion {
  readonly x: number;
  readonly y: number;
  readonly omega: number;
}

/** Returns the motion of a body; the lengths of `motion` are in units of `scale`. */
export function motionOfBody(
  { columns, turns }: FrameBodies,
  motion: Float64Array,
  body: number,
): RigidMotion {
  const first = columns[body]!;
  return { x: motion[first]!, y: motion[first + 1]!, omega: turns[body] === 1 ? motion[first + 2]! : 0 };
}

/** Returns the motion of a joint. */
export function motionOfJoint(
  { joints }: FrameModel,
  bodies: FrameBodies,
  motion: Float64Array,
  joint: number,
): { x: number; y: number } {
  const { x, y, omega } = motionOfBody(bodies, motion, bodies.ofJoint[joint]!);
  const at = joints[joint]!;
  return { x: x - omega * at.y, y: y + omega * at.x };
}

/** Returns the motion of a member: that of its body, or, for a link, the one that follows from its joints. */
export function motionOfMember(
  model: FrameModel,
  bodies: FrameBodies,
  motion: Float64Array,
  member: number,
): RigidMotion {
  const body = bodies.ofMember[member]!;
  if (body >= 0) return motionOfBody(bodies, motion, body);
  const { i, j, cos, sin, length } = model.members[member]!;
  const from = motionOfJoint(model, bodies, motion, i);
  const to = motionOfJoint(model, bodies, motion, j);
  const omega = ((to.y - from.y) * cos - (to.x - from.x) * sin) / length;
  const at = model.joints[i]!;
  return { x: from.x + omega * at.y, y: from.y - omega * at.x, omega };
}
