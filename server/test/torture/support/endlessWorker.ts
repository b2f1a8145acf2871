import type { Kind, SolveOutcome, SolveTask } from '../../../src/solving/solver.ts';
import * as worker from '../../../src/solving/worker.ts';

/** The title of a document whose solve never ends. */
export const ENDLESS = 'endless';

/** Solves as the server does, except for one title: no document within the limits uses up the time limit. */
export function solve<K extends Kind>(task: SolveTask<K>): Promise<SolveOutcome<K>> {
  waitForEver(task);
  return worker.solve(task);
}

export function solveLarge<K extends Kind>(task: SolveTask<K>): Promise<SolveOutcome<K>> {
  waitForEver(worker.readWritten(task));
  return worker.solveLarge(task);
}

export const { giveBack } = worker;

function waitForEver({ document }: SolveTask): void {
  const { title } = (document ?? {}) as { readonly title?: unknown };
  let hasTime = title === ENDLESS;
  while (hasTime) hasTime = performance.now() > 0;
}
