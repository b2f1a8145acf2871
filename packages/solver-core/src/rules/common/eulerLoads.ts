/** Members compressed beyond their Euler load, and the worst of them. */
export interface ExceededEulerLoads {
  /** The members, the one with the largest ratio to its Euler load first. */
  readonly members: readonly number[];
  /** Compression of the first member divided by its Euler load, above 1. */
  readonly times: number;
  /** Index of the set of results in which it occurs. */
  readonly set: number;
}

/**
 * Computes the Euler load pi²·E·I/l² of a straight member hinged at both ends (K = 1).
 *
 * `EI` in force times length squared, `length` in the same length; returns a force. Source: L. Euler, 1744.
 *
 * @example eulerLoad(4.2e6, 4) // 2.59e6 N
 */
export function eulerLoad(EI: number, length: number): number {
  return (Math.PI ** 2 * EI) / length ** 2;
}

/**
 * Finds the members whose compression exceeds their Euler load: in reality they would buckle before the forces of
 * linear theory are reached. Returns null if there is none.
 *
 * `sets` contains the axial forces of each set of results, tension positive. `EIOf` returns the least flexural
 * stiffness of a member, 0 if it is not known. Forces and lengths are in the units of `EIOf`.
 */
export function findExceededEulerLoads(
  lengths: Float64Array,
  EIOf: (member: number) => number,
  sets: readonly Float64Array[],
): ExceededEulerLoads | null {
  const parts = new Map<number, number>();
  let [times, set] = [0, 0];
  sets.forEach((N, at) => {
    for (let member = 0; member < lengths.length; member++) {
      if (N[member]! >= 0) continue;
      const EI = EIOf(member);
      if (EI === 0) continue;
      const part = -N[member]! / eulerLoad(EI, lengths[member]!);
      if (part <= 1) continue;
      parts.set(member, Math.max(part, parts.get(member) ?? 0));
      if (part > times) [times, set] = [part, at];
    }
  });
  if (parts.size === 0) return null;
  const members = [...parts.keys()].sort((a, b) => parts.get(b)! - parts.get(a)! || a - b);
  return { members, times, set };
}
