import { move, transferableSymbol, valueSymbol } from 'piscina';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { StructureKind } from '../kinds/structures.ts';
import { solveBeamTask } from './beam/solveBeamTask.ts';
import { solveExactTask } from './exact/solveExactTask.ts';
import { solveFrameTask } from './frame/solveFrameTask.ts';
import { solveLinkTask } from './links/solveLinkTask.ts';
import { solveCatalogueTask, solveSectionTask } from './sections/solveSectionTask.ts';
import { solveLightestRodsTask } from './sizing/solveLightestRodsTask.ts';
import { solveLightestTask } from './sizing/solveLightestTask.ts';
import type { Kind, SolveOutcome, SolveTask } from './solver.ts';
import { solveTrussStudyTask } from './sizing/solveTrussStudyTask.ts';
import { solveTrussTask } from './truss/solveTrussTask.ts';

type Solved<K extends Kind> = SolveOutcome<K> | Promise<SolveOutcome<K>>;

const SOLVE = {
  msb: solveBeamTask,
  truss: solveTrussTask,
  frame: solveFrameTask,
  section: solveSectionTask,
  catalogue: solveCatalogueTask,
  lightest: solveLightestTask,
  lightestRods: solveLightestRodsTask,
  exact: solveExactTask,
  trussStudy: solveTrussStudyTask,
  link: solveLinkTask,
} satisfies { readonly [K in Kind]: (task: SolveTask<K>) => Solved<K> };

/** Solves a structure of any kind. */
export function solveTask<K extends StructureKind>(task: SolveTask<K>): SolveOutcome<K> {
  const solveKind: { readonly [Each in StructureKind]: (each: SolveTask<Each>) => SolveOutcome<Each> } =
    SOLVE;
  return solveKind[task.kind](task);
}

/** Solves one task in a worker thread. The bytes of the answer are transferred out of the thread. */
export async function solve<K extends Kind>(task: SolveTask<K>): Promise<SolveOutcome<K>> {
  const solveKind: { readonly [Each in Kind]: (each: SolveTask<Each>) => Solved<Each> } = SOLVE;
  return handOver(await solveKind[task.kind](task));
}

/** Makes piscina transfer the memory of the answer instead of copying it. */
function handOver<Outcome extends SolveOutcome>(outcome: Outcome): Outcome {
  if (outcome.kind !== 'solved') return outcome;
  const parcel = { [transferableSymbol]: [outcome.body.buffer], [valueSymbol]: outcome };
  // The receiver gets the parcel's content.
  return move(parcel) as unknown as Outcome;
}

const decoder = new TextDecoder();

/** Parses the document of a task that came as bytes; the bytes were validated before. */
export function readWritten<K extends Kind>(task: SolveTask<K>): SolveTask<K> {
  if (task.written === undefined) return task;
  const { data } = JSON.parse(decoder.decode(task.written)) as { readonly data: unknown };
  return { ...task, document: data };
}

/**
 * Solves as `solve` does, and then releases its memory, which for a large truss is hundreds of megabytes. It does so
 * before the result is sent, because then the next task starts in another thread.
 */
export async function solveLarge<K extends Kind>(task: SolveTask<K>): Promise<SolveOutcome<K>> {
  const outcome = await solve(readWritten(task));
  giveBack();
  return outcome;
}

/**
 * Releases memory that earlier tasks have left in the thread: loaded code and warm-up results are two thirds of a new
 * heap.
 */
export function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}
