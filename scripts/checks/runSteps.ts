import { addTallies, type Check, NOTHING, type Tally } from './tally.ts';

/** A check, and those that must have ended before it starts. */
export interface Step {
  readonly check: Check;
  readonly after?: readonly Check[];
}

/**
 * Runs checks a few at a time, in the given order: each free slot takes the first check that may start, so that no
 * processor is idle while work is left. Put long checks first.
 */
export async function runSteps(
  steps: readonly Step[],
  { atOnce, run }: { readonly atOnce: number; readonly run: (check: Check) => Promise<Tally> },
): Promise<Tally> {
  const waiting = [...steps];
  const running = new Set<Promise<unknown>>();
  const ended = new Set<Check>();
  const mayBegin = ({ after = [] }: Step): boolean => after.every((check) => ended.has(check));
  let total = NOTHING;
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(mayBegin) : -1;
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step !== undefined) {
      const work = run(step.check).then((tally) => {
        total = addTallies(total, tally);
        ended.add(step.check);
        running.delete(work);
      });
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else
      throw new Error(`These checks wait for others: ${waiting.map(({ check }) => check.name).join(', ')}`);
  }
  return total;
}
