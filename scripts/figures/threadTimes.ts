/** An event of a Chromium trace, with the fields used here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts?: number;
  /** Processor time, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: unknown };
}

const SLOT_US = 1e6 / 60;

/**
 * Reads from a trace how long the main thread of the page worked in each sixtieth of a second with work, ms of
 * processor time. Time that other programs take is not included, because on a busy machine cheap frames may be late.
 */
export function readThreadTimes(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const work = new Map<number, number>();
  for (const { name, ph, pid, tid, ts = 0, tdur = 0 } of traceEvents) {
    if (name !== 'RunTask' || ph !== 'X' || tdur === 0 || !threads.has(`${pid}.${tid}`)) continue;
    const slot = Math.floor(ts / SLOT_US);
    work.set(slot, (work.get(slot) ?? 0) + tdur / 1000);
  }
  return [...work.values()];
}
