// Solves every fixture, verification case and example with the solver of another checkout and with this one. Prints how
// many answers are equal byte by byte, those that differ, and the ratio of processor times. The solver has no
// dependencies, so a checkout needs no installation: `git worktree add --detach ../before COMMIT`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, processorMs } from '../../packages/solver-core/bench/calibration.ts';
import { ROOT } from '../runNode.ts';
import { type SolveText, compareAnswers } from './compareAnswers.ts';
import { type SolvedKind, listSolvedDocuments } from './solvedDocuments.ts';

const ENTRY = {
  beam: ['.', 'solveBeam'],
  truss: ['./truss', 'solveTruss'],
  frame: ['./frame', 'solveFrame'],
} as const satisfies Readonly<Record<SolvedKind, readonly [entry: string, name: string]>>;
/** Both solvers solve all documents in each round, in turn the one or the other first; the median of the ratios counts. */
const ROUNDS = 30;

type Solve = (document: unknown) => unknown;

const [, before, now = ROOT] = process.argv.slice(2);
if (before === undefined) {
  console.error('Name the folder of another checkout: npm run figures -- answers ../before');
  process.exit(1);
}
const solvers = [await loadSolver(before), await loadSolver(now)] as const;
const documents = listSolvedDocuments().filter(({ kind }) => solvers.every((solver) => solver.has(kind)));
const [first, second] = solvers.map(
  (solver): SolveText =>
    ({ kind, text }) =>
      JSON.stringify(solver.get(kind)?.(JSON.parse(text))),
) as [SolveText, SolveText];

for (const [kind, { count, different }] of compareAnswers(documents, [first, second])) {
  console.log(`${kind}: ${count - different.length} of ${count} answers are equal`);
  for (const { name, from, to } of different)
    console.log(`  ${name}\n    before: ${from}\n    now:    ${to}`);
}
const rounds = Array.from({ length: ROUNDS }, (_, round) => {
  const turns = round % 2 === 0 ? [first, second] : [second, first];
  const times = new Map(turns.map((solve) => [solve, time(solve)]));
  return [times.get(first)!, times.get(second)!] as const;
});
const middle = (values: readonly number[]): number => median(values.toSorted((a, b) => a - b));
const [earlier, later] = [middle(rounds.map(([one]) => one)), middle(rounds.map(([, other]) => other))];
const ratio = middle(rounds.map(([one, other]) => other / one));
console.log(
  `processor time, ms: ${earlier.toFixed(0)} before, ${later.toFixed(0)} now, ratio ${ratio.toFixed(2)}`,
);

/** Loads the functions of a checkout that solve; an older one may lack a kind. */
async function loadSolver(folder: string): Promise<ReadonlyMap<SolvedKind, Solve>> {
  const core = path.resolve(folder, 'packages/solver-core');
  const { exports } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly '@eecs/source': string }>>;
  };
  const solver = new Map<SolvedKind, Solve>();
  for (const kind of ['beam', 'truss', 'frame'] as const) {
    const [entry, name] = ENTRY[kind];
    const source = exports[entry]?.['@eecs/source'];
    if (source === undefined) continue;
    const module = (await import(pathToFileURL(path.join(core, source)).href)) as Record<string, Solve>;
    if (module[name] !== undefined) solver.set(kind, module[name]);
  }
  return solver;
}

/** Returns the processor time for solving all documents once, ms. */
function time(solve: SolveText): number {
  const start = processorMs();
  for (const document of documents) solve(document);
  return processorMs() - start;
}
