import { assembleFrame } from '../../../src/frame/assembly/assembleFrame.ts';
import { collectFrameActions } from '../../../src/frame/assembly/collectFrameActions.ts';
import type { FrameModel, ModelMember } from '../../../src/frame/assembly/frameModel.ts';
import type { FrameCase } from '@eecs/solver-core/frame';

/** Gauss abscissas on (0, 1) and their weights. */
const GAUSS = [
  [0.06943184420297371, 0.17392742256872692],
  [0.3300094782075719, 0.3260725774312731],
  [0.6699905217924281, 0.3260725774312731],
  [0.9305681557970262, 0.17392742256872692],
] as const;

/**
 * Displacements of the joints (x, y and rotation, three numbers for each joint) and axial forces in the middle of the
 * members.
 */
export interface FineSolution {
  readonly joints: readonly number[];
  readonly N: readonly number[];
  /** Whether the axial forces converged to a state in which the frame is stable. */
  readonly isSettled: boolean;
}

/**
 * Solves a frame in the second order with finite elements: cubic deflections, geometric stiffness, beds and camber by
 * integration, and the axial forces of the previous step until they converge. An independent method, which shares with
 * the product's series only the reading of the document. Only for rigid joints and supports along the global axes.
 */
export function solveByElements(document: FrameCase, elements: number): FineSolution {
  const model = assembleFrame(document).model!;
  const actions = collectFrameActions(document, model, 0);
  const number = numberNodes(model, elements);
  let forces: Float64Array[] = model.members.map(() => new Float64Array(elements));
  let x = new Float64Array(number.size);
  let isSettled = false;
  let stands = true;
  for (let step = 0; step < 60 && !isSettled; step++) {
    const K = new Float64Array(number.size ** 2);
    const f = new Float64Array(number.size);
    model.joints.forEach((joint, k) => {
      for (let axis = 0; axis < 3; axis++) {
        const at = 3 * k + axis;
        const hold = joint.holds[axis];
        if (hold === 0) K[at * number.size + at] = 1e30;
        else if (hold != null) K[at * number.size + at]! += hold;
        f[at]! += actions.joints[at]!;
      }
    });
    model.members.forEach((member, k) => {
      const spreads = actions.members[k]!.spreads;
      const q = { x: sum(spreads, 'px'), y: sum(spreads, 'py') };
      addMember({ K, f, number, member, k, elements, q, N: forces[k]! });
    });
    const solved = solveDense(K, f, number.size);
    x = solved.x;
    stands = solved.stands;
    const next = model.members.map((member, k) => axialForces(member, k, { x, number, elements }));
    const change = Math.max(
      ...next.flatMap((row, k) => [...row].map((one, e) => Math.abs(one - forces[k]![e]!))),
    );
    const largest = Math.max(...next.flatMap((row) => [...row].map(Math.abs)));
    forces = next;
    isSettled = step > 0 && change <= 1e-10 * largest;
  }
  return {
    joints: [...x.subarray(0, 3 * model.joints.length)],
    N: forces.map((row) => (row[elements / 2 - 1]! + row[elements / 2]!) / 2),
    isSettled: isSettled && stands,
  };
}

/** Sums uniform loads on whole members, the only kind in these frames. */
function sum(spreads: readonly { px: number; py: number; q0: number }[], part: 'px' | 'py'): number {
  return spreads.reduce((total, one) => total + one[part] * one.q0, 0);
}

interface Numbering {
  readonly size: number;
  /** Returns the unknowns x, y and rotation of a node of a member. */
  readonly at: (k: number, node: number) => readonly [number, number, number];
}

function numberNodes({ joints, members }: FrameModel, elements: number): Numbering {
  let size = 3 * joints.length;
  const hinges = members.map(
    ({ ends }) => [ends.i.isFreeM ? size++ : -1, ends.j.isFreeM ? size++ : -1] as const,
  );
  const inner = members.map(() => {
    const first = size;
    size += 3 * (elements - 1);
    return first;
  });
  return {
    size,
    at: (k, node) => {
      const { i, j } = members[k]!;
      if (node > 0 && node < elements) {
        const first = inner[k]! + 3 * (node - 1);
        return [first, first + 1, first + 2];
      }
      const joint = node === 0 ? i : j;
      const own = hinges[k]![node === 0 ? 0 : 1];
      return [3 * joint, 3 * joint + 1, own < 0 ? 3 * joint + 2 : own];
    },
  };
}

function addMember(of: {
  readonly K: Float64Array;
  readonly f: Float64Array;
  readonly number: Numbering;
  readonly member: ModelMember;
  readonly k: number;
  readonly elements: number;
  readonly q: { readonly x: number; readonly y: number };
  readonly N: Float64Array;
}): void {
  const { K, f, number, member, k, elements, q } = of;
  const { length, EI, EA, cos, sin, camber, bed } = member;
  const h = length / elements;
  for (let e = 0; e < elements; e++) {
    const local = Array.from({ length: 6 }, () => new Float64Array(6));
    const load = new Float64Array(6);
    local[0]![0] = local[3]![3] = EA / h;
    local[0]![3] = local[3]![0] = -EA / h;
    load[0] = load[3] = (q.x * h) / 2;
    const across = [1, 2, 4, 5];
    for (const [s, weight] of GAUSS) {
      const shape = [
        1 - 3 * s ** 2 + 2 * s ** 3,
        h * s * (1 - s) ** 2,
        3 * s ** 2 - 2 * s ** 3,
        h * s ** 2 * (s - 1),
      ];
      const slope = [
        (6 * s * s - 6 * s) / h,
        3 * s * s - 4 * s + 1,
        (6 * s - 6 * s * s) / h,
        3 * s * s - 2 * s,
      ];
      const bent = [(12 * s - 6) / h ** 2, (6 * s - 4) / h, (6 - 12 * s) / h ** 2, (6 * s - 2) / h];
      const place = (e + s) * h;
      // The axial force decreases along an element by the load along it.
      const N = of.N[e]! - q.x * h * (s - 0.5);
      const stiff = bed === null ? 0 : bed.y[0] + ((bed.y[1] - bed.y[0]) * place) / length;
      const bow = (4 * camber * (length - 2 * place)) / length ** 2;
      across.forEach((row, a) => {
        across.forEach((column, b) => {
          local[row]![column]! +=
            weight *
            h *
            (EI * bent[a]! * bent[b]! + N * slope[a]! * slope[b]! + stiff * shape[a]! * shape[b]!);
        });
        load[row]! += weight * h * (q.y * shape[a]! - N * bow * slope[a]!);
      });
    }
    const turn = (row: number): readonly (readonly [number, number])[] => {
      const base = row < 3 ? 0 : 3;
      if (row % 3 === 2) return [[row, 1]];
      return row % 3 === 0
        ? [
            [base, cos],
            [base + 1, sin],
          ]
        : [
            [base, -sin],
            [base + 1, cos],
          ];
    };
    const nodes = [...number.at(k, e), ...number.at(k, e + 1)];
    for (let row = 0; row < 6; row++)
      for (const [a, p] of turn(row)) {
        f[nodes[a]!]! += p * load[row]!;
        for (let column = 0; column < 6; column++)
          for (const [b, r] of turn(column))
            K[nodes[a]! * number.size + nodes[b]!]! += p * r * local[row]![column]!;
      }
  }
}

function axialForces(
  { length, EA, cos, sin }: ModelMember,
  k: number,
  of: { readonly x: Float64Array; readonly number: Numbering; readonly elements: number },
): Float64Array {
  const { x, number, elements } = of;
  return Float64Array.from({ length: elements }, (_, e) => {
    const [a, b] = [number.at(k, e), number.at(k, e + 1)];
    const along = cos * (x[b[0]]! - x[a[0]]!) + sin * (x[b[1]]! - x[a[1]]!);
    return (EA * along * elements) / length;
  });
}

function solveDense(K: Float64Array, f: Float64Array, size: number) {
  const x = Float64Array.from(f);
  for (let k = 0; k < size; k++)
    for (let row = k + 1; row < size; row++) {
      const factor = K[row * size + k]! / K[k * size + k]!;
      if (factor === 0) continue;
      for (let column = k; column < size; column++) K[row * size + column]! -= factor * K[k * size + column]!;
      x[row]! -= factor * x[k]!;
    }
  for (let k = size - 1; k >= 0; k--) {
    for (let column = k + 1; column < size; column++) x[k]! -= K[k * size + column]! * x[column]!;
    x[k]! /= K[k * size + k]!;
  }
  return { x, stands: Array.from({ length: size }, (_, k) => K[k * size + k]!).every((pivot) => pivot > 0) };
}
