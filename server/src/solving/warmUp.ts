import { generateSpaceGrid } from '@eecs/solver-core/truss';
import type { WarmUp } from '../config/config.ts';
import type { SolveLanes } from './solveLanes.ts';
import type { StructureKind } from '../kinds/structures.ts';
import type { SolveTask } from './solver.ts';

/** The number of light threads on the smallest machine. */
const BRIEF_THREADS = 2;
/**
 * Rounds in which the light lane solves small tasks: after ten or twenty, a solve takes a quarter of the time of the
 * first.
 */
const ROUNDS = 10;

/**
 * Solves a small beam and a small truss in every thread for light documents, so that the first visitor does not wait
 * for code that has never run: the beam has a profile, whose properties take forty times as long as the beam. A `brief`
 * warm-up does so in two threads, which then have loaded the solver. The port opens afterwards.
 */
export async function warmUp(lanes: Pick<SolveLanes, 'warmUpLight'>, extent: WarmUp = 'full'): Promise<void> {
  const count = extent === 'brief' ? BRIEF_THREADS : undefined;
  await lanes.warmUpLight({ kind: 'msb', document: BEAM, options: {} }, count);
  await lanes.warmUpLight(SMALL_TRUSS, count);
}

/**
 * Warms up the rest while the server already answers. The light lane solves small tasks until V8 has compiled the code:
 * this takes milliseconds a task, but before the port opened it took a sixth of the processor time of a start. Threads
 * for heavy documents have low priority, and a request that comes before they are ready waits for a thread to load. The
 * large truss has enough joints for the SIMD kernel, which each thread compiles once. The memory used for this is
 * released.
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

/** Makes each light thread read the catalogue, which takes seconds on a busy machine. */
async function warmUpCatalogue({ warmUpLight }: Pick<SolveLanes, 'warmUpLight'>): Promise<void> {
  for (const shelf of ['sections', 'materials'] as const)
    await warmUpLight({ kind: 'catalogue', document: null, options: { of: shelf, asked: 'S', most: 1 } });
}

/** Creates a double-layer grid of (panels + 1)² + panels² joints: 13 with 2 panels, 1013 with 22. */
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

/** A section given by its properties. */
const PLAIN = { className: 'generic', label: 'plain', A: 50, Iy: 8000, Iz: 600 };

type Small = SolveTask<StructureKind>;

const PLAIN_BEAM: Small = { kind: 'msb', document: { ...BEAM, sections: [PLAIN] }, options: {} };
const SMALL_TRUSS: Small = { kind: 'truss', document: createGrid(2), options: {} };
