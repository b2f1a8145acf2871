import { ZERO_FORCE } from '../../linalg/tolerance.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';

/** A force on a joint, or its displacement, in components along the axes. z is 0 in a plane truss. */
export interface JointVector {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Lists the zero-force links, whose force is below ZERO_FORCE times `scale`, the largest force of the set. */
export function listZeroForce(N: Float64Array, scale: number): number[] {
  const found: number[] = [];
  for (let link = 0; link < N.length; link++) if (Math.abs(N[link]!) <= ZERO_FORCE * scale) found.push(link);
  return found;
}

/** Lists the forces of the anchors by joint, with -0 replaced by 0. */
export function listReactions({ dim, anchors }: JointSystem, R: Float64Array): JointVector[] {
  const found: JointVector[] = [];
  for (let joint = 0; joint < anchors.length; joint++)
    if (anchors[joint] !== 0) found.push(vectorAt(R, dim, joint));
  return found;
}

/** Lists the displacements of all joints. */
export function listDisplacements(
  { dim, anchors }: Pick<JointSystem, 'dim' | 'anchors'>,
  u: Float64Array,
): JointVector[] {
  const found = new Array<JointVector>(anchors.length);
  for (let joint = 0; joint < found.length; joint++) found[joint] = vectorAt(u, dim, joint);
  return found;
}

function vectorAt(values: Float64Array, dim: 2 | 3, joint: number): JointVector {
  const at = dim * joint;
  return { joint, x: values[at]! + 0, y: values[at + 1]! + 0, z: dim === 3 ? values[at + 2]! + 0 : 0 };
}

/** Copies numbers into an array that JSON can represent, with -0 replaced by 0. */
export function toList(values: Float64Array): number[] {
  const list = new Array<number>(values.length);
  for (let i = 0; i < list.length; i++) list[i] = values[i]! + 0;
  return list;
}
