import { useEffect, useState } from 'react';
import type { Check } from './check.ts';
import { loadChunk } from '../../ports/page/loadChunk.ts';
import { type Results, runChecks } from './runChecks.ts';

export interface RunningChecks {
  readonly checks: readonly Check[];
  readonly results: Results;
  /** Duration of all cases, ms; null while they are being solved. */
  readonly ms: number | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const NOTHING = { checks: [], results: new Map(), ms: null, hasFailed: false } as const;

/** Fetches the verification cases and solves them while the page is open. */
export function useChecks(): RunningChecks {
  const [state, setState] = useState<Omit<RunningChecks, 'retry'>>(NOTHING);
  const [attempt, setAttempt] = useState(0);

  // Synchronizes with the network and with a computation that runs for seconds.
  useEffect(() => {
    const stop = new AbortController();
    async function run(): Promise<void> {
      const { listChecks } = await loadChunk('verification', () => import('virtual:verification'));
      if (stop.signal.aborted) return;
      const checks = listChecks();
      setState({ ...NOTHING, checks });
      const begin = performance.now();
      await runChecks(checks, {
        signal: stop.signal,
        report: (results) => {
          const ms = results.size === checks.length ? performance.now() - begin : null;
          setState({ checks, results, ms, hasFailed: false });
        },
      });
    }
    run().catch(() => {
      if (!stop.signal.aborted) setState({ ...NOTHING, hasFailed: true });
    });
    return () => stop.abort();
  }, [attempt]);

  return {
    ...state,
    retry: () => {
      setState(NOTHING);
      setAttempt(attempt + 1);
    },
  };
}
