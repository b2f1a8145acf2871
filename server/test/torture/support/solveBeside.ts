import { setTimeout as sleep } from 'node:timers/promises';
import { fiveSpans } from './beams.ts';
import { percentile } from './percentile.ts';
import type { Send } from './sendCall.ts';

/** Solves as ordinary users request them, in several phases. */
export interface Neighbours {
  /** Durations of the solves answered with 200, counted from their due times, ms. */
  readonly times: number[];
  /** Number of other answers by status; 0 if there was no answer. */
  readonly failures: Map<number, number>;
  /** Total duration of the phases, ms. */
  forMs: number;
}

const PER_S = 25;
/** Number of solves sent so far; each has another beam. */
let sent = 0;

export function createNeighbours(): Neighbours {
  return { times: [], failures: new Map(), forMs: 0 };
}

/**
 * Sends 25 solves a second for a duration, each at its due time whether or not the one before was answered, and adds
 * the results.
 */
export async function solveBeside(send: Send, neighbours: Neighbours, forMs: number): Promise<void> {
  const begin = performance.now();
  const underWay: Promise<void>[] = [];
  for (let i = 0; i < (forMs / 1000) * PER_S; i += 1) {
    const due = begin + (i * 1000) / PER_S;
    await sleep(Math.max(0, due - performance.now()));
    underWay.push(solveOne(send, neighbours, due));
  }
  await Promise.all(underWay);
  neighbours.forMs += performance.now() - begin;
}

async function solveOne(send: Send, neighbours: Neighbours, due: number): Promise<void> {
  sent += 1;
  const body = Buffer.from(JSON.stringify({ data: fiveSpans(sent) }));
  const headers = [['content-type', 'application/json']] as const;
  const status = await send({ method: 'POST', path: '/case/msb', headers, body }).then(
    (reply) => reply.status,
    () => 0,
  );
  if (status === 200) neighbours.times.push(performance.now() - due);
  else neighbours.failures.set(status, (neighbours.failures.get(status) ?? 0) + 1);
}

/** Describes the answers other than 200, such as `503: 2`. */
export function describeFailures({ failures }: Neighbours): string {
  return [...failures].map(([status, count]) => `${status}: ${count}`).join(', ') || 'none';
}

/** Returns the number of answers with 200 per second. */
export function rateOf({ times, forMs }: Neighbours): number {
  return times.length / (forMs / 1000);
}

/** Writes the percentile of several measurements, such as `12 ms, 14 ms`. */
export function describeTimes(each: readonly Neighbours[], share: number): string {
  return each.map(({ times }) => `${percentile(times, share).toFixed(1)} ms`).join(', ');
}
