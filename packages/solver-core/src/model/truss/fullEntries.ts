import type { Joint, Link } from './trussDocument.ts';

/** Returns whether a joint has more than a position and restraints. */
export function isFullJoint({ loads, settlement, sets }: Joint): boolean {
  return loads.length > 0 || settlement !== undefined || sets !== undefined;
}

/** Returns whether a link states more than its joints, material and section. */
export function isFullLink({ i, j, materialIndex, sectionIndex, loads, dT, dL, sets }: Link): boolean {
  const isLarge = Math.max(i, j, materialIndex, sectionIndex) > MOST_INDEX;
  return isLarge || loads.length > 0 || dT !== undefined || dL !== undefined || sets !== undefined;
}

/** The largest index that is stored; larger ones refer to nothing and are replaced by this one. */
export const MOST_INDEX = 2 ** 31 - 1;

/** Returns the two joints of each link; -1 for a hole. */
export function endsOf(links: readonly Link[]): Int32Array {
  const ends = new Int32Array(2 * links.length).fill(-1);
  links.forEach(({ i, j }, link) => {
    setPair(ends, link, i, j);
  });
  return ends;
}

/** Writes two indexes of a link into a list of pairs. */
export function setPair(pairs: Int32Array, link: number, a: number, b: number): void {
  pairs[2 * link] = Math.min(a, MOST_INDEX);
  pairs[2 * link + 1] = Math.min(b, MOST_INDEX);
}

/** The numbers of joints that `TrussNumbers` contains. */
export interface JointNumbers {
  readonly places: Float64Array;
  heights: Float64Array | null;
  readonly anchors: Uint8Array;
}

/** Creates the arrays for `count` joints that are not read yet. */
export function createJointNumbers(count: number): JointNumbers {
  return { places: new Float64Array(2 * count).fill(NaN), heights: null, anchors: new Uint8Array(count) };
}

/** Writes the numbers of a joint; the array of heights is created with the first z that is not 0. */
export function setJoint(
  into: JointNumbers,
  joint: number,
  { x, y, z, anchor }: Pick<Joint, 'x' | 'y' | 'z' | 'anchor'>,
): void {
  into.places[2 * joint] = x;
  into.places[2 * joint + 1] = y;
  into.anchors[joint] = anchor;
  if (z !== 0) (into.heights ??= new Float64Array(into.anchors.length))[joint] = z;
}
