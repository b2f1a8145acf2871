import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import {
  type Budget,
  BUILDS,
  BUILDS_BUDGET,
  type LaneBudgets,
  TOGETHER,
  TOTAL_BUDGET,
} from './laneBudgets.ts';
import { LANE_VARIABLE } from './processorTime.ts';
import { hasSlowMemory } from './slowMemory.ts';
import { withStamp } from './stamps.ts';
import { type Check, type Tally, tallyOf } from './tally.ts';

/** Projects of vitest that one process runs one after another. */
interface Lane {
  readonly name: string;
  readonly projects: readonly string[];
  /** Paths that its tests depend on, in git's form, in addition to those of all lanes. */
  readonly inputs: readonly string[];
  readonly budget: Budget;
}

const EVERYTHING = ['.'];
const SERVER_SOURCES = ['server', 'packages', 'docs', 'deploy'];

const SITE: Lane = {
  name: 'tests of the site',
  projects: ['site', 'site-postgres'],
  inputs: ['site', 'packages', 'server'],
  budget: { usual: 165, slowMemory: 480 },
};
const GUEST: Lane = {
  name: 'tests of the packed editors',
  projects: ['guest'],
  inputs: ['packages', 'docs'],
  budget: { usual: 65, slowMemory: 180 },
};
const PAGES: Lane = {
  name: 'tests in pages',
  projects: ['browser', 'browser-apart', 'storybook'],
  inputs: ['packages', 'site/src', '.storybook'],
  budget: { usual: 220, slowMemory: 520 },
};
/** Longest first. */
const OTHERS: readonly Lane[] = [
  {
    name: 'tests of the server on PostgreSQL',
    projects: ['server-postgres'],
    inputs: SERVER_SOURCES,
    budget: { usual: 120, slowMemory: 330 },
  },
  {
    name: 'tests of the server on the embedded database',
    projects: ['server-embedded'],
    inputs: SERVER_SOURCES,
    budget: { usual: 76, slowMemory: 240 },
  },
  {
    name: 'pure tests',
    projects: ['unit-pure', 'unit-core'],
    inputs: EVERYTHING,
    budget: { usual: 148, slowMemory: 300 },
  },
];
/** All other projects, so that none is forgotten. */
const REST: Lane = {
  name: 'all other tests',
  projects: [SITE, GUEST, PAGES, ...OTHERS].flatMap(({ projects }) =>
    projects.map((project) => `!${project}`),
  ),
  inputs: EVERYTHING,
  budget: { usual: 76, slowMemory: 170 },
};

/** Returns the budget of each lane, of all work outside the lanes, and of everything together, on this machine. */
export function readBudgets(isSlow = hasSlowMemory()): LaneBudgets {
  const budgets = [
    ...[SITE, GUEST, PAGES, ...OTHERS, REST].map(({ name, budget }) => [name, budget] as const),
    [BUILDS, BUILDS_BUDGET] as const,
    [TOGETHER, TOTAL_BUDGET] as const,
  ];
  return Object.fromEntries(
    budgets.map(([name, { usual, slowMemory }]) => [name, isSlow ? slowMemory : usual]),
  );
}

/**
 * Creates all tests as lanes that may run concurrently: those of the site, which must be built, those of the packages
 * as published, which must be built, too, those in pages, and others.
 */
export function createLanes(): readonly [ofSite: Check, packed: Check, inPages: Check, ...others: Check[]] {
  return [createLane(SITE), createLane(GUEST), createLane(PAGES), ...[...OTHERS, REST].map(createLane)];
}

function createLane({ name, projects, inputs }: Lane): Check {
  const check: Check = {
    name,
    run: () =>
      new Promise<Tally>((resolve, reject) => {
        let tally = tallyOf(false, `${name} ended without an answer`);
        const child = fork(path.join(import.meta.dirname, 'lane.ts'), projects, {
          cwd: ROOT,
          env: { ...process.env, [LANE_VARIABLE]: name, VITEST_MAX_WORKERS: String(WORKERS) },
        });
        child.on('message', (received: Tally) => {
          tally = received;
        });
        child.on('error', reject);
        child.on('exit', () => {
          resolve(tally);
        });
      }),
  };
  return withStamp(check, { inputs });
}

/** Other lanes use the rest of the processors. */
const WORKERS = Math.max(1, Math.floor(os.availableParallelism() / 2));
