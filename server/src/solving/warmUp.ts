import { generateSpaceGrid } from '@eecs/solver-core/truss';
import type { WarmUp } from '../config/config.ts';
import type { SolveLanes } from './solveLanes.ts';
import type { StructureKind } from '../kinds/structures.ts';
import type { SolveTask } from './solver.ts';

/** As many as the lane of small documents has on the smallest machine. */
const BRIEF_THREADS = 2;
/**
 * Rounds in which the light lane solves small tasks: after ten or twenty, a solve takes a quarter of the time of the
 * first.
 */
const ROUNDS = 10;

/**
 * Solves a small beam and a small truss in every thread for light documents, so that the first visitor does not meet
 * code nobody has run yet: the beam has a profile, whose properties take forty times as long as the beam. A brief one
 * does so in two threads, which then have loaded the solver. The port opens afterwards.
 */
export async function warmUp(lanes: Pick<SolveLanes, 'warmUpLight'>, extent: WarmUp = 'full'): Promise<void> {
  const count = extent === 'brief' ? BRIEF_THREADS : undefined;
  await lanes.warmUpLight({ kind: 'msb', document: BEAM, options: {} }, count);
  await lanes.warmUpLight(SMALL_TRUSS, count);
}

/**
 * Warms up the rest while the server answers already. The light lane solves small tasks until V8 has compiled what
 * they run: a task takes milliseconds there, and before the port opened they took a sixth of the processor time of a
 * start. Threads for heavy documents give way to all others, and whoever comes before they are ready waits for a
 * thread to load. The large truss has joints enough for the kernel of SIMD instructions, which is compiled once a
 * thread. The memory used for this is given back.
 */
export async function warmUpRest(
  lanes: Pick<SolveLanes, 'warmUp' | 'warmUpLight' | 'giveBack'>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const task of [PLAIN_BEAM, SMALL_TRUSS]) await lanes.warmUpLight(task);
  await lanes.warmUp({ kind: 'msb', document: BEAM, options: {} });
  await lanes.warmUp(SMALL_TRUSS);
  await lanes.warmUp({ kind: 'truss', document: createGrid(22), options: {} });
  await warmUpCatalogue(lanes);
  await lanes.giveBack();
}

/** Has each thread for light documents read the catalogue, which takes seconds where the machine is busy. */
async function warmUpCatalogue({ warmUpLight }: Pick<SolveLanes, 'warmUpLight'>): Promise<void> {
  for (const shelf of ['sections', 'materials'] as const)
    await warmUpLight({ kind: 'catalogue', document: null, options: { of: shelf, asked: 'S', most: 1 } });
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

/** A section whose properties are given. */
const PLAIN = { className: 'generic', label: 'plain', A: 50, Iy: 8000, Iz: 600 };

type Small = SolveTask<StructureKind>;

const PLAIN_BEAM: Small = { kind: 'msb', document: { ...BEAM, sections: [PLAIN] }, options: {} };
const SMALL_TRUSS: Small = { kind: 'truss', document: createGrid(2), options: {} };
