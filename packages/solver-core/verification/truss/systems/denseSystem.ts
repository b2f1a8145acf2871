import type { JointSystem } from '../../../src/sparse/system/jointSystem.ts';

/** Solves K·u = f as a full matrix by Gaussian elimination with partial pivoting, without the held directions. */
export function solveDense(system: JointSystem, forces: Float64Array): Float64Array {
  const { dim, anchors } = system;
  const K = assembleDense(system);
  const free: number[] = [];
  for (let k = 0; k < dim * anchors.length; k++)
    if (!(anchors[Math.floor(k / dim)]! & (1 << (k % dim)))) free.push(k);
  const rows = free.map((row) => [...free.map((column) => K[row]![column]!), forces[row]!]);
  const n = free.length;
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c; r < n; r++) if (Math.abs(rows[r]![c]!) > Math.abs(rows[pivot]![c]!)) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot]!, rows[c]!];
    for (let r = c + 1; r < n; r++) {
      const factor = rows[r]![c]! / rows[c]![c]!;
      if (factor !== 0) for (let k = c; k <= n; k++) rows[r]![k]! -= factor * rows[c]![k]!;
    }
  }
  const u = new Float64Array(dim * anchors.length);
  for (let r = n - 1; r >= 0; r--) {
    let sum = rows[r]![n]!;
    for (let c = r + 1; c < n; c++) sum -= rows[r]![c]! * u[free[c]!]!;
    u[free[r]!] = sum / rows[r]![r]!;
  }
  return u;
}

/** Returns the stiffness matrix of all directions, c·cᵀ·EA/l for each link with the direction cosines c. */
export function assembleDense({ dim, coordinates, ends, stiffness, anchors }: JointSystem): number[][] {
  const K = Array.from({ length: dim * anchors.length }, () =>
    new Array<number>(dim * anchors.length).fill(0),
  );
  stiffness.forEach((k, link) => {
    const i = dim * ends[2 * link]!;
    const j = dim * ends[2 * link + 1]!;
    const d = Array.from({ length: dim }, (_, axis) => coordinates[j + axis]! - coordinates[i + axis]!);
    const length = Math.hypot(...d);
    const cosines = d.map((value) => value / length);
    cosines.forEach((a, row) =>
      cosines.forEach((b, column) => {
        K[i + row]![i + column]! += k * a * b;
        K[j + row]![j + column]! += k * a * b;
        K[i + row]![j + column]! -= k * a * b;
        K[j + row]![i + column]! -= k * a * b;
      }),
    );
  });
  return K;
}
