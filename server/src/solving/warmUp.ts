import type { SolveTask } from './solver.ts';
import type { WorkerPool } from './workerPool.ts';

/** Solves a small beam a few times, so that the first visitor does not meet code nobody has run yet. */
export async function warmUp(pool: WorkerPool): Promise<void> {
  const task: SolveTask = { kind: 'msb', document: BEAM, options: {} };
  for (let i = 0; i < 3; i += 1) await pool.warmUp(task);
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
