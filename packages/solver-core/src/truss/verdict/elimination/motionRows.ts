import { holds } from '../../../geometry/heldAxes.ts';
import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import { remainder } from '../numbers/residues.ts';
import { GROUND } from '../facts/rigidParts.ts';
import type { RigidParts } from '../facts/rigidParts.ts';

/** Number of values of one part in a row: a rigid part in space has six motions. */
export const ROW_WIDTH = 6;

/**
 * The equations that links and supports impose on the motions of parts: one row for each, involving one or two parts.
 */
export interface MotionRows {
  readonly count: number;
  /** Two parts for each row; `GROUND` if there is only one. */
  readonly parts: Int32Array;
  /** `ROW_WIDTH` values for each of the two parts. */
  readonly values: Float64Array;
}

/** How rows are computed from coordinates: modulo a prime, or in doubles. */
export interface RowArithmetic {
  readonly coordinates: Float64Array;
  readonly subtract: (a: number, b: number) => number;
  readonly multiply: (a: number, b: number) => number;
  /** Called with the direction of each link before it is used. */
  readonly scaleInto?: (direction: Float64Array) => void;
}

/** The links and anchors that need a row, because the rigidity of parts does not satisfy them already. */
export interface RowPlan {
  readonly count: number;
  readonly parts: Int32Array;
  /** The link of each row, or -1 - (dim·joint + axis) of an anchor. */
  readonly sources: Int32Array;
}

/** Lists the links and anchors that the rigidity of parts does not satisfy already. */
export function planRows(facts: { graph: LinkGraph; anchors: Uint8Array; parts: RigidParts }): RowPlan {
  const { graph, anchors } = facts;
  const { dim, partOf } = facts.parts;
  const parts: number[] = [];
  const sources: number[] = [];
  for (let link = 0; link < graph.linkCount; link++) {
    const a = partOf[graph.ends[2 * link]!]!;
    const b = partOf[graph.ends[2 * link + 1]!]!;
    if (a === b) continue;
    parts.push(a, b);
    sources.push(link);
  }
  for (let joint = 0; joint < graph.jointCount; joint++) {
    if (partOf[joint] === GROUND) continue;
    for (let axis = 0; axis < dim; axis++) {
      if (!holds(anchors[joint]!, axis)) continue;
      parts.push(partOf[joint]!, GROUND);
      sources.push(-1 - (dim * joint + axis));
    }
  }
  return { count: sources.length, parts: new Int32Array(parts), sources: new Int32Array(sources) };
}

/**
 * Writes the rows. A link of direction d from joint i to joint j requires d·(v_j - v_i) = 0, an anchor v·e = 0; the
 * joint at r from the first joint of a rigid part moves by v = t + omega x r, so its coefficients are d and r x d.
 */
export function writeRows(
  plan: RowPlan,
  graph: LinkGraph,
  parts: RigidParts,
  arithmetic: RowArithmetic,
): MotionRows {
  const { dim } = parts;
  const { coordinates, subtract } = arithmetic;
  const values = new Float64Array(2 * ROW_WIDTH * plan.count);
  const direction = new Float64Array(dim);
  const opposite = new Float64Array(dim);
  for (let row = 0; row < plan.count; row++) {
    const source = plan.sources[row]!;
    const at = 2 * ROW_WIDTH * row;
    if (source < 0) {
      const held = -1 - source;
      direction.fill(0);
      direction[held % dim] = 1;
      writeJoint(values, at, Math.floor(held / dim), direction, parts, arithmetic);
      continue;
    }
    const [i, j] = [graph.ends[2 * source]!, graph.ends[2 * source + 1]!];
    for (let axis = 0; axis < dim; axis++) {
      direction[axis] = subtract(coordinates[dim * j + axis]!, coordinates[dim * i + axis]!);
    }
    arithmetic.scaleInto?.(direction);
    for (let axis = 0; axis < dim; axis++) opposite[axis] = subtract(0, direction[axis]!);
    writeJoint(values, at, i, opposite, parts, arithmetic);
    writeJoint(values, at + ROW_WIDTH, j, direction, parts, arithmetic);
  }
  return { count: plan.count, parts: plan.parts, values };
}

function writeJoint(
  values: Float64Array,
  at: number,
  joint: number,
  d: Float64Array,
  { dim, partOf, joints }: RigidParts,
  { coordinates, subtract, multiply }: RowArithmetic,
): void {
  const part = partOf[joint]!;
  if (part === GROUND) return;
  values.set(d, at);
  const members = joints[part]!;
  if (members.length === 1) return;
  const origin = members[0]!;
  const r = (axis: number) => subtract(coordinates[dim * joint + axis]!, coordinates[dim * origin + axis]!);
  const turn = (a: number, b: number) => subtract(multiply(r(a), d[b]!), multiply(r(b), d[a]!));
  if (dim === 2) values[at + 2] = turn(0, 1);
  else {
    values[at + 3] = turn(1, 2);
    values[at + 4] = turn(2, 0);
    values[at + 5] = turn(0, 1);
  }
}

/** Creates the arithmetic of rows modulo the prime `p`. */
export function residueRows(coordinates: Float64Array, p: number): RowArithmetic {
  return {
    coordinates,
    subtract: (a, b) => (a < b ? a - b + p : a - b),
    multiply: (a, b) => remainder(a * b, p),
  };
}
