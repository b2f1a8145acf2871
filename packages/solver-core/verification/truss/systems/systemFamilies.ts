import { createXorshift, type Xorshift } from '../../../bench/xorshift.ts';
import type { JointSystem } from '../../../src/sparse/system/jointSystem.ts';

type Links = (readonly [number, number])[];

/**
 * Creates a system from joints, pairs of joints and held directions, with EA drawn for each link unless it is given.
 */
export function createSystem(
  joints: readonly (readonly number[])[],
  links: readonly (readonly [number, number])[],
  anchors: readonly (readonly [number, number])[],
  draw: (link: number) => number,
): JointSystem {
  const dim = joints[0]!.length as 2 | 3;
  const flags = new Uint8Array(joints.length);
  for (const [joint, bits] of anchors) flags[joint]! |= bits;
  return {
    dim,
    coordinates: Float64Array.from(joints.flat()),
    ends: Int32Array.from(links.flat()),
    stiffness: Float64Array.from(links, ([i, j], link) => {
      const length = Math.hypot(...joints[i]!.map((x, axis) => x - joints[j]![axis]!));
      return draw(link) / length;
    }),
    anchors: flags,
  };
}

const stiffnessOf = (random: Xorshift) => () => random.decimal(1, 9, 3);

/** Creates a wall of square panels with both diagonals, held along its foot. */
export function createWall(columns: number, rows: number, seed: number): JointSystem {
  const { joints, links } = layPanels(columns, rows);
  const foot = Array.from({ length: columns }, (_, i) => [i, 3] as const);
  return createSystem(joints, links, foot, stiffnessOf(createXorshift(seed)));
}

/** Creates a girder on a hinge, on rollers at a given spacing of panels and on one at its end. */
export function createGirder(columns: number, rows: number, every: number, seed: number): JointSystem {
  const { joints, links } = layPanels(columns, rows);
  const anchors: [number, number][] = [[0, 3]];
  for (let i = every; i < columns - 1; i += every) anchors.push([i, 2]);
  anchors.push([columns - 1, 2]);
  return createSystem(joints, links, anchors, stiffnessOf(createXorshift(seed)));
}

function layPanels(columns: number, rows: number): { joints: number[][]; links: Links } {
  const joints: number[][] = [];
  const links: Links = [];
  const at = (i: number, j: number) => j * columns + i;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      joints.push([i, j]);
      if (i + 1 < columns) links.push([at(i, j), at(i + 1, j)]);
      if (j + 1 < rows) links.push([at(i, j), at(i, j + 1)]);
      if (i + 1 < columns && j + 1 < rows)
        links.push([at(i, j), at(i + 1, j + 1)], [at(i + 1, j), at(i, j + 1)]);
    }
  return { joints, links };
}

/** Creates a square grid above another one offset by half a panel, held along its edge. */
export function createDoubleLayer(side: number, seed: number): JointSystem {
  const joints: number[][] = [];
  const links: Links = [];
  const anchors: [number, number][] = [];
  const top = (i: number, j: number) => j * side + i;
  const bottom = (i: number, j: number) => side * side + j * (side - 1) + i;
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      joints.push([i, j, 0.8]);
      if (i + 1 < side) links.push([top(i, j), top(i + 1, j)]);
      if (j + 1 < side) links.push([top(i, j), top(i, j + 1)]);
      if (i % (side - 1) === 0 || j % (side - 1) === 0) anchors.push([top(i, j), 7]);
    }
  for (let j = 0; j < side - 1; j++)
    for (let i = 0; i < side - 1; i++) {
      joints.push([i + 0.5, j + 0.5, 0]);
      if (i + 2 < side) links.push([bottom(i, j), bottom(i + 1, j)]);
      if (j + 2 < side) links.push([bottom(i, j), bottom(i, j + 1)]);
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        links.push([bottom(i, j), top(i + a, j + b)]);
    }
  return createSystem(joints, links, anchors, stiffnessOf(createXorshift(seed)));
}

/** Creates a lattice of cubes with diagonals in all faces, on a held base. */
export function createLattice(side: number, height: number, seed: number): JointSystem {
  const joints: number[][] = [];
  const links: Links = [];
  const anchors: [number, number][] = [];
  const inside = (i: number, j: number, k: number) =>
    i >= 0 && i < side && j >= 0 && j < side && k >= 0 && k < height;
  const at = (i: number, j: number, k: number) => (k * side + j) * side + i;
  for (let k = 0; k < height; k++)
    for (let j = 0; j < side; j++)
      for (let i = 0; i < side; i++) {
        joints.push([i, j, k]);
        if (k === 0) anchors.push([at(i, j, k), 7]);
        for (const [a, b, c] of LATTICE)
          if (inside(i + a, j + b, k + c)) links.push([at(i, j, k), at(i + a, j + b, k + c)]);
      }
  return createSystem(joints, links, anchors, stiffnessOf(createXorshift(seed)));
}

const LATTICE = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, -1, 0],
  [1, 0, 1],
  [1, 0, -1],
  [0, 1, 1],
  [0, 1, -1],
] as const;

/**
 * Draws joints anywhere, each linked to `dim` or more earlier joints, the first ones held, so that every draw is
 * stable. Some others are held in single directions, and some links cross the whole truss.
 */
export function drawSystem(dim: 2 | 3, count: number, seed: number): JointSystem {
  const random = createXorshift(seed);
  const joints = Array.from({ length: count }, () =>
    Array.from({ length: dim }, () => random.decimal(-10, 10, 6)),
  );
  const links: Links = [];
  const anchors: [number, number][] = [];
  for (let joint = 0; joint < count; joint++) {
    if (joint <= dim) {
      anchors.push([joint, (1 << dim) - 1]);
      continue;
    }
    if (random.unit() < 0.1) anchors.push([joint, random.integer(1, (1 << dim) - 1)]);
    const chosen = new Set<number>();
    const wanted = Math.min(joint, dim + random.integer(1, 3));
    while (chosen.size < wanted)
      chosen.add(
        random.unit() < 0.2 ? random.integer(0, joint - 1) : Math.max(0, joint - random.integer(1, 12)),
      );
    for (const other of chosen) links.push([other, joint]);
  }
  return createSystem(joints, links, anchors, stiffnessOf(random));
}

/** Draws a force on each joint, including held directions. */
export function drawForces({ dim, anchors }: JointSystem, seed: number): Float64Array {
  const random = createXorshift(seed);
  return Float64Array.from({ length: dim * anchors.length }, () => random.decimal(-5, 5, 3));
}

/** Renumbers the joints of a system; `numbers[joint]` is the new number. */
export function renumber(system: JointSystem, numbers: readonly number[]): JointSystem {
  const { dim, coordinates, ends, stiffness, anchors } = system;
  const moved = new Float64Array(coordinates.length);
  const held = new Uint8Array(anchors.length);
  numbers.forEach((to, from) => {
    moved.set(coordinates.subarray(dim * from, dim * from + dim), dim * to);
    held[to] = anchors[from]!;
  });
  return { dim, coordinates: moved, ends: ends.map((joint) => numbers[joint]!), stiffness, anchors: held };
}

/** Draws a permutation of `count` items. */
export function drawOrder(count: number, seed: number): number[] {
  const random = createXorshift(seed);
  const order = Array.from({ length: count }, (_, k) => k);
  for (let k = count - 1; k > 0; k--) {
    const other = random.integer(0, k);
    [order[k], order[other]] = [order[other]!, order[k]!];
  }
  return order;
}
