import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assembleReducedMatrix } from './reducedMatrix.ts';
import { createWorkloadSystem, getWorkloadForces } from './workloadSystem.ts';
import { TRUSS_FAMILIES, type TrussFamily, type TrussWorkload } from './workloads.ts';

/** SHA-256 of all numbers of each family at seed 1, as the Python definition of the workloads writes them. */
const DEFINED: Readonly<Record<TrussFamily, string>> = {
  'truss-small': 'e178e647670553624221f2978a4e56ca81c677fdfce1ad80cf60c2b2932c12ee',
  'truss-medium': '1420d9f858044bf592363ff54e84d861859166c5bf107360b581221661b4e26c',
  'truss-bridge-1k': '1ee3e93c0055dc7d25cc57733dd2dbfc9e7d9f368f1b3b6531117c095fbbd37b',
  'truss-10k-2d': 'bb72e65ee6d759e5e9af37230e105073f1dec2f7f6a7be05345600c3ce9b0b85',
  'truss-100k-2d': 'e6e75f3b37687b49e22f9449617f96619c23377890c596f7fc0c405677c70ab6',
  'truss-100k-bridge': 'ee5c27d9557f6c4f93f41e51362310c4b17d0f7861334b237b47a92cc97018b2',
  'truss-10k-dlg': '95ec10f4de76d93c57512c1842fae014f27add6946bc0d7380a11867d7a05836',
  'truss-100k-dlg': '721dea6f7f337e05d3f6d9c7709dc4fb771a50cbe65808a3be1c2cb28733f380',
  'truss-10k-cube': 'd8ec07622cb7335017e18c79dae2ec66f78e2c450e02e9d84f108895f74abb6e',
  'truss-100k-tower': '1191487042c22101654e11652c70bf2926fded7ae8d313e061ae75627ea48126',
};

/** Numbers of free unknowns at seed 1, from the definition. */
const SIZES: readonly (readonly [TrussFamily, number])[] = [
  ['truss-medium', 1900],
  ['truss-10k-2d', 19_800],
  ['truss-10k-dlg', 29_607],
  ['truss-10k-cube', 30_492],
];

describe('TRUSS_FAMILIES', () => {
  it.each(Object.keys(DEFINED) as TrussFamily[])('draws the numbers of %s bit by bit', (family) => {
    expect(digest(TRUSS_FAMILIES[family](1))).toBe(DEFINED[family]);
  });

  it.each(SIZES)('leaves %s its %i unknowns', (family, size) => {
    const workload = TRUSS_FAMILIES[family](1);
    const matrix = assembleReducedMatrix(createWorkloadSystem(workload), getWorkloadForces(workload));
    expect(matrix.size).toBe(size);
  });
});

function digest({ joints, links, anchors, loads, sections }: TrussWorkload): string {
  const hash = createHash('sha256');
  const table = Float64Array.from(sections.flatMap(({ E, A, rho }) => [E, A, rho]));
  for (const numbers of [joints, links, anchors, loads, table]) {
    hash.update(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  }
  return hash.digest('hex');
}
