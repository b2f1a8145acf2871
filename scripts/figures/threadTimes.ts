/** An event of a trace of Chromium, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts?: number;
  /** Time of the processor, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: unknown };
}

const SLOT_US = 1e6 / 60;

/**
 * Reads from a trace how long the main thread of the page was at work in each sixtieth of a second in which it was,
 * ms of the processor. The time that other programs take from the page is not included: on a busy machine frames come
 * late that cost little.
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
