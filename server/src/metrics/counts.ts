import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Counters and measurements of the running application. Names and units follow Prometheus: seconds, `_total` for values
 * that only grow.
 */
export interface Counts {
  readonly registry: Registry;
  /**
   * Answered requests, by the pattern of their route rather than the path: clients invent paths, and each would be
   * stored permanently.
   */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly abandoned: Counter<'method' | 'route'>;
  readonly solves: Histogram<'kind' | 'end'>;
  readonly solveRefusals: Counter<'reason'>;
  readonly replacedThreads: Counter;
  readonly failedThreads: Counter;
  readonly logins: Counter<'outcome'>;
  readonly sessionReuses: Counter;
  readonly clockSkew: Gauge;
}

export interface CountsOptions {
  /** The operator's name of this build. @default 'unknown' */
  readonly build?: string;
}

/** Every answer is sent within 3.5 s, or the client has given up. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3.5];
/** A solve ends with its thread after 2.5 s. */
const SOLVE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * Creates the metrics of one application in their own registry, because a process may build several applications, as
 * tests do.
 */
export function createCounts({ build = 'unknown' }: CountsOptions = {}): Counts {
  const registry = new Registry();
  const registers = [registry];
  const count = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter<Label>({ name, help, labelNames, registers });
  new Gauge({
    name: 'eecs_build_info',
    help: 'Which build runs, on which Node; always 1',
    labelNames: ['build', 'node'],
    registers,
  }).set({ build, node: process.versions.node }, 1);
  return {
    registry,
    requests: new Histogram({
      name: 'eecs_http_request_duration_seconds',
      help: 'Time from the request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    abandoned: count('eecs_http_requests_abandoned_total', 'Requests whose client left before the answer', [
      'method',
      'route',
    ]),
    solves: new Histogram({
      name: 'eecs_solve_duration_seconds',
      help: 'Time of a solve in its thread, by how it ended: done, timeout (of time or memory) or failed',
      labelNames: ['kind', 'end'],
      buckets: SOLVE_BUCKETS,
      registers,
    }),
    solveRefusals: count(
      'eecs_solve_refused_total',
      'Solves that were not begun: the queue was full, or they waited too long in it',
      ['reason'],
    ),
    replacedThreads: count('eecs_solve_threads_replaced_total', 'Solving threads ended and replaced'),
    failedThreads: count(
      'eecs_solve_threads_failed_total',
      'Failures of solving threads that are not of time or memory: a fault of ours, or of the machine',
    ),
    logins: count('eecs_logins_total', 'Logins by what became of them', ['outcome']),
    sessionReuses: count(
      'eecs_session_reuse_total',
      'Sessions ended because an old token of theirs came back: it may have been stolen',
    ),
    clockSkew: new Gauge({
      name: 'eecs_clock_skew_seconds',
      help: "How far the machine's clock is ahead of the database's",
      registers,
    }),
  };
}
