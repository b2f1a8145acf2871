import type { Check, CheckRow } from './check.ts';

/** The rows of solved cases, by case. */
export type Results = ReadonlyMap<string, readonly CheckRow[]>;

/** Time for which cases are solved before the page may paint and respond again, ms. */
const SLICE_MS = 40;

/**
 * Solves the cases one after another and lets the page respond between time slices. Reports the results after each
 * slice; ends early if `signal` is aborted. A case whose solver throws has no rows and so does not agree.
 */
export async function runChecks(
  checks: readonly Check[],
  {
    signal,
    report,
    pause = rest,
    now = () => performance.now(),
  }: {
    readonly signal: AbortSignal;
    readonly report: (results: Results) => void;
    readonly pause?: () => Promise<void>;
    readonly now?: () => number;
  },
): Promise<void> {
  const results = new Map<string, readonly CheckRow[]>();
  let begin = now();
  for (const check of checks) {
    results.set(check.id, solve(check));
    if (now() - begin < SLICE_MS) continue;
    report(new Map(results));
    await pause();
    if (signal.aborted) return;
    begin = now();
  }
  report(results);
}

function solve({ run }: Check): readonly CheckRow[] {
  try {
    return run();
  } catch {
    return [];
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Returns whether every value of a case agrees with its source; null before it is solved. */
export function agrees(rows: readonly CheckRow[] | undefined): boolean | null {
  return rows === undefined ? null : rows.length > 0 && rows.every(({ holds }) => holds);
}
