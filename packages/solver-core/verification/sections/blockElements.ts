/**
 * A small finite-element program for shapes made of rectangles whose sides lie along y and z.
 *
 * It shares nothing with the product: four-node elements on a grid, conjugate gradients, no boundary integrals, no
 * centre lines of walls.
 */

/** A rectangle by its left, right, bottom and top. */
export type Block = readonly [left: number, right: number, bottom: number, top: number];

/** Numbers of divisions of the longest and of the shortest distance between two sides. */
export interface Fineness {
  readonly most: number;
  readonly least: number;
}

/** A four-node rectangle, a by b, with nodes numbered counter-clockwise from the lower left one. */
export interface Element {
  readonly nodes: readonly number[];
  readonly a: number;
  readonly b: number;
}

/** Elements of a shape, with coordinates from its centroid. */
export interface Mesh {
  readonly elements: readonly Element[];
  readonly places: readonly (readonly [y: number, z: number])[];
  readonly moments: BlockMoments;
}

/** Area, centroid and second moments about it. */
export interface BlockMoments {
  readonly A: number;
  readonly y: number;
  readonly z: number;
  readonly Iy: number;
  readonly Iz: number;
  readonly Iyz: number;
}

/** Divides blocks that do not overlap. */
export function meshBlocks(blocks: readonly Block[], fineness: Fineness): Mesh {
  const moments = momentsOf(blocks);
  const { y: my, z: mz } = moments;
  const ys = divide(
    blocks.flatMap(([left, right]) => [left - my, right - my]),
    fineness,
  );
  const zs = divide(
    blocks.flatMap(([, , bottom, top]) => [bottom - mz, top - mz]),
    fineness,
  );
  const rows = zs.length;
  const numbers = new Int32Array(ys.length * rows).fill(-1);
  const elements: Element[] = [];
  const places: [number, number][] = [];
  const numberOf = (i: number, j: number) => {
    const at = i * rows + j;
    if (numbers[at] === -1) numbers[at] = places.push([ys[i]!, zs[j]!]) - 1;
    return numbers[at]!;
  };
  for (let i = 0; i + 1 < ys.length; i++) {
    for (let j = 0; j + 1 < rows; j++) {
      const [y, z] = [(ys[i]! + ys[i + 1]!) / 2 + my, (zs[j]! + zs[j + 1]!) / 2 + mz];
      if (!blocks.some(([l, r, b, t]) => y > l && y < r && z > b && z < t)) continue;
      elements.push({
        nodes: [numberOf(i, j), numberOf(i + 1, j), numberOf(i + 1, j + 1), numberOf(i, j + 1)],
        a: ys[i + 1]! - ys[i]!,
        b: zs[j + 1]! - zs[j]!,
      });
    }
  }
  return { elements, places, moments };
}

/** Returns the nodal loads of a source that is linear between nodes, exact by the weights 4, 2, 1, 2 of 36. */
export function weighByArea({ elements, places }: Mesh, source: ArrayLike<number>): Float64Array {
  const load = new Float64Array(places.length);
  for (const { nodes, a, b } of elements) {
    const values = nodes.map((node) => source[node]!);
    nodes.forEach((node, k) => {
      const sum = 4 * values[k]! + 2 * values[(k + 1) % 4]! + values[(k + 2) % 4]! + 2 * values[(k + 3) % 4]!;
      load[node]! += (a * b * sum) / 36;
    });
  }
  return load;
}

/** Solves ∇²u = -load for balanced loads; there is no flux through the boundary except the one included in them. */
export function solveLaplace({ elements, places }: Mesh, load: Float64Array): Float64Array {
  const corners = Int32Array.from(elements.flatMap(({ nodes }) => nodes));
  const apply = (x: Float64Array) => {
    const out = new Float64Array(x.length);
    elements.forEach(({ a, b }, e) => {
      const [p, q] = [b / a / 6, a / b / 6];
      const [i, j, k, l] = [corners[4 * e]!, corners[4 * e + 1]!, corners[4 * e + 2]!, corners[4 * e + 3]!];
      const [ui, uj, uk, ul] = [x[i]!, x[j]!, x[k]!, x[l]!];
      // The stiffness of a four-node rectangle in closed form: i and j are side by side, l is above i.
      const [own, across, up, far] = [2 * (p + q), q - 2 * p, p - 2 * q, -(p + q)];
      out[i]! += own * ui + across * uj + far * uk + up * ul;
      out[j]! += across * ui + own * uj + up * uk + far * ul;
      out[k]! += far * ui + up * uj + own * uk + across * ul;
      out[l]! += up * ui + far * uj + across * uk + own * ul;
    });
    return out;
  };
  const diagonal = new Float64Array(places.length);
  for (const { nodes, a, b } of elements) for (const node of nodes) diagonal[node]! += (b / a + a / b) / 3;
  return conjugateGradients(apply, load, diagonal);
}

function momentsOf(blocks: readonly Block[]): BlockMoments {
  let [A, Sy, Sz] = [0, 0, 0];
  for (const [l, r, b, t] of blocks) {
    const area = (r - l) * (t - b);
    A += area;
    Sz += (area * (l + r)) / 2;
    Sy += (area * (b + t)) / 2;
  }
  const [y, z] = [Sz / A, Sy / A];
  let [Iy, Iz, Iyz] = [0, 0, 0];
  for (const [l, r, b, t] of blocks) {
    const area = (r - l) * (t - b);
    const [dy, dz] = [(l + r) / 2 - y, (b + t) / 2 - z];
    Iy += area * ((t - b) ** 2 / 12 + dz * dz);
    Iz += area * ((r - l) ** 2 / 12 + dy * dy);
    Iyz += area * dy * dz;
  }
  return { A, y, z, Iy, Iz, Iyz };
}

function divide(sides: readonly number[], { most, least }: Fineness): number[] {
  const sorted = sides.toSorted((a, b) => a - b);
  const size = sorted.at(-1)! - sorted[0]!;
  const ends = sorted.filter((side, i) => i === 0 || side - sorted[i - 1]! > 1e-9 * size);
  const lines = [ends[0]!];
  for (let i = 1; i < ends.length; i++) {
    const length = ends[i]! - ends[i - 1]!;
    const parts = Math.max(least, Math.ceil((most * length) / size));
    for (let k = 1; k <= parts; k++) lines.push(ends[i - 1]! + (length * k) / parts);
  }
  return lines;
}

/** Solves the singular system with a balanced load, with the diagonal as preconditioner. */
function conjugateGradients(
  apply: (x: Float64Array) => Float64Array,
  load: Float64Array,
  diagonal: Float64Array,
): Float64Array {
  const x = new Float64Array(load.length);
  const r = load.slice();
  const s = r.map((each, i) => each / diagonal[i]!);
  const p = s.slice();
  let rho = dot(r, p);
  const enough = 1e-14 * rho;
  for (let step = 0; step < 4 * load.length && rho > enough; step++) {
    const q = apply(p);
    const alpha = rho / dot(p, q);
    for (let i = 0; i < x.length; i++) {
      x[i]! += alpha * p[i]!;
      r[i]! -= alpha * q[i]!;
    }
    for (let i = 0; i < s.length; i++) s[i] = r[i]! / diagonal[i]!;
    const next = dot(r, s);
    for (let i = 0; i < p.length; i++) p[i] = s[i]! + (next / rho) * p[i]!;
    rho = next;
  }
  return x;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
