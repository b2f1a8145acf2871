import { generateSpaceGrid } from '@eecs/solver-core/truss';
import type { WarmUp } from '../config/config.ts';
import type { SolveTask, StructureKind } from './solver.ts';
import type { WorkerPool } from './workerPool.ts';

/** As many as the lane of small documents has on the smallest machine. */
const BRIEF_THREADS = 2;

/**
 * Solves a small beam and a small truss in three turns and a large truss once, so that the first visitor does not meet
 * code nobody has run yet. The large one has joints enough for the kernel of SIMD instructions, which is compiled once
 * a thread. What all this leaves in memory is given back. A brief one solves the small ones once, in two of the threads
 * that small documents have: these then have loaded the solver.
 */
export async function warmUp(
  pool: Pick<WorkerPool, 'warmUp' | 'giveBack'>,
  extent: WarmUp = 'full',
): Promise<void> {
  const small: readonly SolveTask<StructureKind>[] = [
    { kind: 'msb', document: BEAM, options: {} },
    { kind: 'truss', document: createGrid(2), options: {} },
  ];
  if (extent === 'brief') {
    for (const task of small) await pool.warmUp(task, BRIEF_THREADS);
    return;
  }
  for (let turn = 0; turn < 3; turn += 1) for (const task of small) await pool.warmUp(task);
  await pool.warmUp({ kind: 'truss', document: createGrid(22), options: {} });
  await pool.giveBack();
}

/** A double-layer grid of (panels + 1)² + panels² joints: 13 of 2 panels, 1013 of 22. */
function createGrid(panels: number): unknown {
  const made = generateSpaceGrid({
    spans: [3 * panels, 3 * panels],
    panels: [panels, panels],
    height: 2,
    load: 1000,
    material: { name: 'S355', E: 210_000, nu: 0.3 },
    section: { className: 'generic', label: 'rod', A: 10, Iy: 100, Iz: 100 },
  });
  if (!made.ok) throw new Error('`createGrid` gave measures that no grid can have');
  return made.document;
}

const BEAM = {
  schema: 1,
  className: 'casemsb',
  kind: 'msb',
  L: 12,
  selfWeight: false,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
    { className: 'hinge', x: 8 },
    { className: 'simple', x: 12 },
  ],
  beamSections: [{ x: 12, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  materials: [{ name: 'S355', E: 210_000, nu: 0.3 }],
  sections: [{ className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 }],
  caseSets: [],
  loads: [
    { id: 'aa00-aa00', className: 'ShearLoad', x: 3, c: [-10_000], sets: 0 },
    {
      id: 'aa00-aa01',
      className: 'DistributedLoad',
      x: [0, 6],
      y: [-1000, -2500, -1000],
      alpha: 90,
      sets: 0,
    },
  ],
};
