import type { Check, CheckRow } from './check.ts';

/** The rows of solved cases, by case. */
export type Results = ReadonlyMap<string, readonly CheckRow[]>;

/** Time for which cases are solved before the page may paint and respond again, ms. */
const SLICE_MS = 40;
/** Time between two reports, ms: the page is rendered again after each. */
const REPORT_MS = 160;

/**
 * Solves the cases one after another and lets the page respond between time slices. Reports the results after every
 * few slices and at the end; ends early if `signal` is aborted. A case whose solver throws has no rows and so does not agree.
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
  let reported = begin;
  for (const check of checks) {
    results.set(check.id, solve(check));
    const time = now();
    if (time - begin < SLICE_MS) continue;
    if (time - reported >= REPORT_MS) {
      report(new Map(results));
      reported = time;
    }
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

/** Lets the page respond. A message, unlike a timer in a chain of timers, is not held back for 4 ms by the browser. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Returns whether every value of a case agrees with its source; null before it is solved. */
export function agrees(rows: readonly CheckRow[] | undefined): boolean | null {
  return rows === undefined ? null : rows.length > 0 && rows.every(({ holds }) => holds);
}
