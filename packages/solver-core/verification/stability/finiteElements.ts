import { valueAt } from '@eecs/solver-core';
import type { SolvedFrame } from '@eecs/solver-core/frame';
import type { FrameModel, ModelMember } from '../../src/frame/assembly/frameModel.ts';

/** Number of elements of a member. */
const ELEMENTS = 12;

/**
 * Returns whether the elements are fine enough for an axial force: above EI/h², cubic deflections have errors of some
 * hundredths.
 */
export function isFineEnough({ EI, length }: ModelMember, force: number): boolean {
  return (force * (length / ELEMENTS) ** 2) / EI < 1;
}

/** Number of places of an element at which its axial force is read, because a jump may be anywhere. */
const SAMPLES = 24;

/**
 * Ratio of the stiffness of a rigid connection to all others. At 1e5, rounding hid an end spring of 10 kN·m/rad, and the
 * count varied from load to load.
 */
const RIGID = 1e3;

/**
 * Counts the critical factors below `load` by finite elements: cubic deflections, geometric stiffness by sampled axial
 * forces, rigid connections as stiff springs. Independent of the exact fields and the unknowns of the product; its
 * error is some thousandths.
 */
export function countByElements(
  model: FrameModel,
  answer: SolvedFrame,
  { set, load }: { set: number; load: number },
): number {
  const nodes = model.joints.length + model.members.length * (ELEMENTS + 1);
  const size = 3 * nodes;
  const K = new Float64Array(size * size);
  const addInto = (unknowns: readonly number[], values: readonly number[]): void => {
    unknowns.forEach((a, row) => {
      unknowns.forEach((b, column) => {
        K[a * size + b]! += values[row * unknowns.length + column]!;
      });
    });
  };
  /** Adds a spring for a linear combination of unknowns. */
  const addSpring = (
    terms: readonly (readonly [unknown: number, factor: number])[],
    stiffness: number,
  ): void => {
    addInto(
      terms.map(([unknown]) => unknown),
      terms.flatMap(([, a]) => terms.map(([, b]) => a * b * stiffness)),
    );
  };
  const stiffest = Math.max(
    ...model.members.map(({ EI, EA, length }) => {
      const h = length / ELEMENTS;
      return Math.max((12 * EI) / h ** 3, EA === Infinity ? 0 : EA / h);
    }),
  );
  const rigid = RIGID * stiffest;
  model.joints.forEach(({ cos, sin, holds, turns }, joint) => {
    const at = 3 * joint;
    const axes = [
      [
        [at, cos],
        [at + 1, sin],
      ],
      [
        [at, -sin],
        [at + 1, cos],
      ],
      [[at + 2, 1]],
    ] as const;
    holds.forEach((hold, direction) => {
      if (hold !== null) addSpring(axes[direction]!, hold === 0 ? rigid : hold);
    });
    if (!turns) addSpring(axes[2], rigid);
  });
  model.members.forEach((member, k) => {
    const first = 3 * (model.joints.length + k * (ELEMENTS + 1));
    const { N } = answer.sets[set]!.members[k]!;
    connect(member, first, { addSpring, rigid });
    const { EI, EA, length } = member;
    const h = length / ELEMENTS;
    for (let e = 0; e < ELEMENTS; e++) {
      const [a, b] = [first + 3 * e, first + 3 * e + 3];
      addSpring(
        [
          [a, -1],
          [b, 1],
        ],
        EA === Infinity ? rigid : EA / h,
      );
      addInto([a + 1, a + 2, b + 1, b + 2], bendingOf(EI, h));
      for (let n = 0; n < SAMPLES; n++) {
        const s = (n + 0.5) / SAMPLES;
        const pull = (load * valueAt(N, (e + s) * h) * h) / SAMPLES;
        const slopes = slopesAt(s, h);
        addSpring(
          [a + 1, a + 2, b + 1, b + 2].map((unknown, at) => [unknown, slopes[at]!] as const),
          pull,
        );
      }
    }
  });
  return countNegativePivots(K, size);
}

/** Returns the stiffness of an element for (v, v′) at both ends, by rows. */
function bendingOf(EI: number, h: number): number[] {
  const c = EI / h ** 3;
  return [
    [12 * c, 6 * c * h, -12 * c, 6 * c * h],
    [6 * c * h, 4 * c * h * h, -6 * c * h, 2 * c * h * h],
    [-12 * c, -6 * c * h, 12 * c, -6 * c * h],
    [6 * c * h, 2 * c * h * h, -6 * c * h, 4 * c * h * h],
  ].flat();
}

/** Returns the slopes of the four cubics at a fraction of the element. */
function slopesAt(s: number, h: number): number[] {
  return [(6 * s * s - 6 * s) / h, 3 * s * s - 4 * s + 1, (6 * s - 6 * s * s) / h, 3 * s * s - 2 * s];
}

type AddSpring = (terms: readonly (readonly [unknown: number, factor: number])[], stiffness: number) => void;

function connect(
  { i, j, cos, sin, ends }: ModelMember,
  first: number,
  { addSpring, rigid }: { addSpring: AddSpring; rigid: number },
): void {
  for (const [joint, end, at] of [
    [i, ends.i, first],
    [j, ends.j, first + 3 * ELEMENTS],
  ] as const) {
    const [x, y, r] = [3 * joint, 3 * joint + 1, 3 * joint + 2];
    if (!end.isFreeN)
      addSpring(
        [
          [at, 1],
          [x, -cos],
          [y, -sin],
        ],
        rigid,
      );
    if (!end.isFreeQ)
      addSpring(
        [
          [at + 1, 1],
          [x, sin],
          [y, -cos],
        ],
        rigid,
      );
    if (!end.isFreeM)
      addSpring(
        [
          [at + 2, 1],
          [r, -1],
        ],
        end.give > 0 ? 1 / end.give : rigid,
      );
  }
}

function countNegativePivots(K: Float64Array, size: number): number {
  let negative = 0;
  for (let k = 0; k < size; k++) {
    const pivot = K[k * size + k]!;
    if (pivot < 0) negative++;
    for (let row = k + 1; row < size; row++) {
      const factor = K[row * size + k]! / pivot;
      if (factor === 0) continue;
      for (let column = k + 1; column < size; column++)
        K[row * size + column]! -= factor * K[k * size + column]!;
    }
  }
  return negative;
}
