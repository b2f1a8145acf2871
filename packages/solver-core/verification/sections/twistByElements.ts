import { dot, meshBlocks, solveLaplace, weighByArea } from './blockElements.ts';
import type { Block, Fineness } from './blockElements.ts';

export interface TwistByElements {
  readonly It: number;
  /** Shear centre, measured from the centroid. */
  readonly yShear: number;
  readonly zShear: number;
  readonly Iw: number;
}

/**
 * Computes torsion constant, shear centre and warping constant of blocks that do not overlap by finite elements, with
 * or without holes: the warping function ω about the centroid satisfies ∇²ω = 0 and ∂ω/∂n = z·ny - y·nz, about the
 * shear centre it is ω - zShear·y + yShear·z.
 *
 * Source: W. D. Pilkey, Analysis and Design of Elastic Beams, 2002, chapters 5 and 7; E. Trefftz's shear centre.
 */
export function twistByElements(blocks: readonly Block[], fineness: Fineness): TwistByElements {
  const mesh = meshBlocks(blocks, fineness);
  const { A, Iy, Iz, Iyz } = mesh.moments;
  const { places, elements } = mesh;
  const load = new Float64Array(places.length);
  for (const { nodes, a, b } of elements) {
    const [y, z] = [places[nodes[0]!]![0] + a / 2, places[nodes[0]!]![1] + b / 2];
    nodes.forEach((node, k) => {
      const [right, up] = [k === 1 || k === 2 ? 1 : -1, k >= 2 ? 1 : -1];
      // ∫(z ∂v/∂y - y ∂v/∂z) of the node's function.
      load[node]! += (b * right * (z + (up * b) / 6) - a * up * (y + (right * a) / 6)) / 2;
    });
  }
  const omega = solveLaplace(mesh, load);
  const weighted = weighByArea(mesh, omega);
  const [wy, wz] = [0, 1].map((axis) =>
    dot(
      weighted,
      Float64Array.from(places, (place) => place[axis]!),
    ),
  ) as [number, number];
  const D = Iy * Iz - Iyz * Iyz;
  const [yShear, zShear] = [(wy * Iyz - wz * Iz) / D, (wy * Iy - wz * Iyz) / D];
  const about = omega.map((w, i) => w - zShear * places[i]![0] + yShear * places[i]![1]);
  const masses = weighByArea(mesh, about);
  const mean = masses.reduce((sum, each) => sum + each, 0) / A;
  return { It: Iy + Iz - dot(load, omega), yShear, zShear, Iw: dot(about, masses) - mean * mean * A };
}
