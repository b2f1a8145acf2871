import { reduceDense } from '../../src/linalg/denseReduction.ts';
import type { TrussActions } from '../../src/truss/assembly/trussModel.ts';
import type { PinJointed } from '../../src/truss/results/pinJointed.ts';
import { isHeld } from '../../src/truss/results/pinJointed.ts';
import type { FactoredTruss } from '../../src/truss/results/solveSet.ts';

/** A joint: its coordinates and the bits of its held directions. */
type PlainJoint = readonly [coordinates: readonly number[], anchor: number];

/**
 * Builds a truss from joints and links with EA, solved by dense elimination, for tests that do not involve the sparse
 * solver.
 */
export function denseTruss(
  joints: readonly PlainJoint[],
  links: readonly (readonly [i: number, j: number, EA: number])[],
  { isReal = true }: { isReal?: boolean } = {},
): FactoredTruss {
  const dim = joints[0]![0].length as 2 | 3;
  const vectors = links.map(([i, j]) => joints[j]![0].map((to, axis) => to - joints[i]![0][axis]!));
  const lengths = Float64Array.from(vectors, (vector) => Math.hypot(...vector));
  const directions = Float64Array.from(
    vectors.flatMap((vector, link) => vector.map((v) => v / lengths[link]!)),
  );
  const stiffness = lengths.map((length, link) => (isReal ? links[link]![2] : 1) / length);
  const model: PinJointed = {
    lengths,
    directions,
    system: {
      dim,
      coordinates: Float64Array.from(joints.flatMap(([place]) => place)),
      ends: Int32Array.from(links.flatMap(([i, j]) => [i, j])),
      stiffness,
      anchors: Uint8Array.from(joints, ([, anchor]) => anchor),
    },
  };
  const holds = joints.flatMap((_, joint) =>
    Array.from({ length: dim }, (__, axis) => isHeld(model.system, joint, axis)),
  );
  return {
    model,
    isDeterminate: links.length + holds.filter(Boolean).length === dim * joints.length,
    isStandIn: false,
    isReal,
    flexibility: isReal ? stiffness.map((k) => 1 / k) : null,
    solve: (forces) => solveStiffness(model, holds, forces),
  };
}

/** Returns the loads of a set, zero where none are given. */
export function actionsOn(
  { model }: FactoredTruss,
  of: Partial<Record<keyof TrussActions, readonly number[]>>,
): TrussActions {
  const size = model.system.dim * model.system.anchors.length;
  return {
    joints: Float64Array.from(of.joints ?? new Float64Array(size)),
    elongation: of.elongation ? Float64Array.from(of.elongation) : null,
    settlement: of.settlement ? Float64Array.from(of.settlement) : null,
  };
}

function solveStiffness(
  { system, directions }: PinJointed,
  holds: readonly boolean[],
  forces: Float64Array,
): Float64Array {
  const { dim, ends, stiffness } = system;
  const size = holds.length;
  const entries: [number, number, number][] = [];
  const largest = Math.max(...stiffness);
  stiffness.forEach((k, link) => {
    const at = [0, 1].flatMap((end) =>
      Array.from({ length: dim }, (_, axis) => dim * ends[2 * link + end]! + axis),
    );
    at.forEach((row, a) => {
      at.forEach((column, b) => {
        if (holds[row] || holds[column]) return;
        const sign = a < dim === b < dim ? 1 : -1;
        const value = sign * k * directions[dim * link + (a % dim)]! * directions[dim * link + (b % dim)]!;
        entries.push([row, column, value / largest]);
      });
    });
  });
  holds.forEach((isHolding, row) => {
    if (isHolding) entries.push([row, row, 1]);
  });
  const given = forces.map((force, i) => (holds[i] ? 0 : force / largest));
  const reduced = reduceDense({ rows: size, cols: size, entries }, [given]);
  if (!reduced) throw new Error('expected a truss that can stand');
  return reduced.particular[0]!;
}
