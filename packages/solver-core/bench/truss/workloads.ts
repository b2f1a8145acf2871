import { createXorshift, type Xorshift } from '../xorshift.ts';

/** A seeded truss for timing, in numbers only; SI base units. */
export interface TrussWorkload {
  readonly dim: 2 | 3;
  /** `dim` coordinates for each joint. */
  readonly joints: Float64Array;
  /** Two joints and a section for each link. */
  readonly links: Int32Array;
  /** A joint and its held directions: bits 1 X, 2 Y, 4 Z. */
  readonly anchors: Int32Array;
  /** A joint and `dim` forces. */
  readonly loads: Float64Array;
  readonly sections: readonly TrussSection[];
}

interface TrussSection {
  readonly E: number;
  readonly A: number;
  readonly rho: number;
}

/**
 * Families by name; their sizes are those of the figures that we compare with. The order of random draws is part of
 * their definition.
 */
export const TRUSS_FAMILIES = {
  'truss-small': createWarren,
  'truss-medium': (seed: number) => createGrid(50, 20, seed),
  'truss-bridge-1k': (seed: number) => createGirder(250, 4, seed),
  'truss-10k-2d': (seed: number) => createGrid(100, 100, seed),
  'truss-10k-dlg': (seed: number) => createDoubleLayerGrid(71, seed),
  'truss-10k-cube': (seed: number) => createLattice({ side: 22, height: 22, seed }),
  'truss-100k-2d': (seed: number) => createGrid(316, 316, seed),
  'truss-100k-dlg': (seed: number) => createDoubleLayerGrid(224, seed),
  'truss-100k-bridge': (seed: number) => createGirder(25_000, 4, seed),
  'truss-100k-tower': (seed: number) => createLattice({ side: 12, height: 694, seed }),
} as const satisfies Readonly<Record<string, (seed: number) => TrussWorkload>>;

export type TrussFamily = keyof typeof TRUSS_FAMILIES;

const STEEL = { E: 2.1e11, A: 2e-3, rho: 7850 } as const;
const SECTIONS = [1e-3, 2e-3, 3e-3, 5e-3].map((A) => ({ ...STEEL, A }));

/** Creates a Warren girder of 12 joints and 21 links. */
function createWarren(seed: number): TrussWorkload {
  const random = createXorshift(seed);
  const panels = 6;
  const top = panels + 1;
  const joints: number[] = [];
  for (let i = 0; i <= panels; i++) joints.push(2 * i, 0);
  for (let i = 0; i < panels - 1; i++) joints.push(2 * i + 1, 1.5);
  const links: number[] = [];
  for (let i = 0; i < panels; i++) links.push(i, i + 1, 0);
  for (let i = 0; i < panels - 2; i++) links.push(top + i, top + i + 1, 0);
  for (let i = 0; i < panels - 1; i++) links.push(i, top + i, 0, top + i, i + 1, 0);
  links.push(panels, top + panels - 2, 0);
  const loads: number[] = [];
  for (let i = 1; i < panels; i++) loads.push(i, 0, -random.decimal(1e4, 5e4, 0));
  return createWorkload({ dim: 2, joints, links, anchors: [0, 3, panels, 2], loads, sections: [STEEL] });
}

/** Creates a wall of square panels with both diagonals, held along its foot and loaded along its top. */
export function createGrid(columns: number, rows: number, seed: number): TrussWorkload {
  const random = createXorshift(seed);
  const at = (i: number, j: number) => j * columns + i;
  const joints: number[] = [];
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) joints.push(i, j);
  const links: number[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [right, up] = [i + 1 < columns, j + 1 < rows];
      if (right) links.push(at(i, j), at(i + 1, j), drawSection(random));
      if (up) links.push(at(i, j), at(i, j + 1), drawSection(random));
      if (!right || !up) continue;
      links.push(at(i, j), at(i + 1, j + 1), drawSection(random));
      links.push(at(i + 1, j), at(i, j + 1), drawSection(random));
    }
  }
  const anchors: number[] = [];
  for (let i = 0; i < columns; i++) anchors.push(at(i, 0), 3);
  const loads: number[] = [];
  for (let i = 0; i < columns; i++) {
    loads.push(at(i, rows - 1), random.decimal(-1e3, 1e3, 0), -random.decimal(1e3, 1e4, 0));
  }
  return createWorkload({ dim: 2, joints, links, anchors, loads, sections: SECTIONS });
}

/** Creates a long continuous girder: a grid of a few rows, supported at every 25th joint of its lower chord. */
export function createGirder(columns: number, rows: number, seed: number): TrussWorkload {
  const anchors = [0, 3];
  for (let i = 25; i < columns - 1; i += 25) anchors.push(i, 2);
  anchors.push(columns - 1, 2);
  return { ...createGrid(columns, rows, seed), anchors: Int32Array.from(anchors) };
}

/** Creates a double-layer grid, square on offset square, supported along the rim of its upper layer. */
export function createDoubleLayerGrid(side: number, seed: number): TrussWorkload {
  const random = createXorshift(seed);
  const lower = side - 1;
  const top = (i: number, j: number) => j * side + i;
  const bottom = (i: number, j: number) => side * side + j * lower + i;
  const joints: number[] = [];
  for (let j = 0; j < side; j++) for (let i = 0; i < side; i++) joints.push(i, j, 0.8);
  for (let j = 0; j < lower; j++) for (let i = 0; i < lower; i++) joints.push(i + 0.5, j + 0.5, 0);
  const links: number[] = [];
  const link = (a: number, b: number) => links.push(a, b, drawSection(random));
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      if (i + 1 < side) link(top(i, j), top(i + 1, j));
      if (j + 1 < side) link(top(i, j), top(i, j + 1));
    }
  }
  for (let j = 0; j < lower; j++) {
    for (let i = 0; i < lower; i++) {
      if (i + 1 < lower) link(bottom(i, j), bottom(i + 1, j));
      if (j + 1 < lower) link(bottom(i, j), bottom(i, j + 1));
      link(bottom(i, j), top(i, j));
      link(bottom(i, j), top(i + 1, j));
      link(bottom(i, j), top(i, j + 1));
      link(bottom(i, j), top(i + 1, j + 1));
    }
  }
  const anchors: number[] = [];
  const loads: number[] = [];
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const edges = Number(i === 0 || i === lower) + Number(j === 0 || j === lower);
      if (edges === 2 || (edges === 1 && (i + j) % 4 === 0)) anchors.push(top(i, j), 7);
      loads.push(top(i, j), 0, 0, -random.decimal(1e2, 2e3, 0));
    }
  }
  return createWorkload({ dim: 3, joints, links, anchors, loads, sections: SECTIONS });
}

/** Steps from a joint of a lattice to the joints it is linked with: edges and face diagonals of its cubes. */
const LATTICE_STEPS = [
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
 * Creates a lattice of cubes on a square base, held at its foot, from the numbers of joints along a side and upwards.
 */
function createLattice({
  side,
  height,
  seed,
}: {
  side: number;
  height: number;
  seed: number;
}): TrussWorkload {
  const random = createXorshift(seed);
  const at = (i: number, j: number, k: number) => (k * side + j) * side + i;
  const joints: number[] = [];
  const links: number[] = [];
  for (let k = 0; k < height; k++) {
    for (let j = 0; j < side; j++) {
      for (let i = 0; i < side; i++) {
        joints.push(i, j, k);
        for (const [a, b, c] of LATTICE_STEPS) {
          const isInside = i + a < side && j + b >= 0 && j + b < side && k + c >= 0 && k + c < height;
          if (isInside) links.push(at(i, j, k), at(i + a, j + b, k + c), drawSection(random));
        }
      }
    }
  }
  const anchors: number[] = [];
  const loads: number[] = [];
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      anchors.push(at(i, j, 0), 7);
      const x = random.decimal(-1e3, 1e3, 0);
      loads.push(at(i, j, height - 1), x, 0, -random.decimal(1e2, 2e3, 0));
    }
  }
  return createWorkload({ dim: 3, joints, links, anchors, loads, sections: SECTIONS });
}

function drawSection(random: Xorshift): number {
  return random.integer(0, SECTIONS.length - 1);
}

function createWorkload({
  dim,
  joints,
  links,
  anchors,
  loads,
  sections,
}: {
  readonly dim: 2 | 3;
  readonly joints: readonly number[];
  readonly links: readonly number[];
  readonly anchors: readonly number[];
  readonly loads: readonly number[];
  readonly sections: readonly TrussSection[];
}): TrussWorkload {
  return {
    dim,
    joints: Float64Array.from(joints),
    links: Int32Array.from(links),
    anchors: Int32Array.from(anchors),
    loads: Float64Array.from(loads),
    sections,
  };
}
