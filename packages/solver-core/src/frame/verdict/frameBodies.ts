import type { FrameModel, ModelEnd } from '../assembly/frameModel.ts';

/** The rigid bodies of a frame: joints and members that are rigidly connected. */
export interface FrameBodies {
  /** Body of each joint and of each member; -1 for a link, a member hinged at both ends, which is only a condition. */
  readonly ofJoint: Int32Array;
  readonly ofMember: Int32Array;
  readonly count: number;
  /** First column of each body in the equations, and their number. */
  readonly columns: Int32Array;
  readonly width: number;
  /** Whether a body can rotate: a joint at which every member is hinged is a point. */
  readonly turns: Uint8Array;
}

/** Returns whether an end is a plain hinge. */
function isHinge({ isFreeN, isFreeQ, isFreeM }: ModelEnd): boolean {
  return isFreeM && !isFreeN && !isFreeQ;
}

/** Returns whether an end has no release. */
export function isTied({ isFreeN, isFreeQ, isFreeM }: ModelEnd): boolean {
  return !isFreeM && !isFreeN && !isFreeQ;
}

/**
 * Finds the rigid bodies of a frame. Springs of ends count as rigid, because no part can move without straining them.
 */
export function findBodies({ joints, members }: FrameModel): FrameBodies {
  const n = joints.length;
  const parent = Int32Array.from({ length: n + members.length }, (_, k) => k);
  const rootOf = (k: number): number => {
    let root = k;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = k; at !== root;) [at, parent[at]] = [parent[at]!, root];
    return root;
  };
  members.forEach(({ i, j, ends }, k) => {
    if (isTied(ends.i)) parent[rootOf(n + k)] = rootOf(i);
    if (isTied(ends.j)) parent[rootOf(n + k)] = rootOf(j);
  });
  const bodies = new Map<number, number>();
  const numberOf = (k: number): number => {
    const root = rootOf(k);
    const known = bodies.get(root);
    if (known !== undefined) return known;
    bodies.set(root, bodies.size);
    return bodies.size - 1;
  };
  const ofJoint = Int32Array.from(joints, (_, k) => numberOf(k));
  const ofMember = Int32Array.from(members, ({ ends }, k) =>
    isHinge(ends.i) && isHinge(ends.j) ? -1 : numberOf(n + k),
  );
  const turns = new Uint8Array(bodies.size).fill(1);
  joints.forEach(({ turns: does }, k) => {
    if (!does) turns[ofJoint[k]!] = 0;
  });
  const columns = new Int32Array(bodies.size);
  let width = 0;
  for (let body = 0; body < bodies.size; body++) {
    columns[body] = width;
    width += turns[body] === 1 ? 3 : 2;
  }
  return { ofJoint, ofMember, count: bodies.size, columns, width, turns };
}
