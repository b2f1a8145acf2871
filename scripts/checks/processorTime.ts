import { readFileSync, readdirSync } from 'node:fs';
import { env, pid } from 'node:process';

/** Names the lane in the environment of its processes, which their children inherit. */
export const LANE_VARIABLE = 'EECS_LANE';

/** Clock ticks a second in `/proc`: Linux answers in hundredths on every processor. */
const TICKS = 100;

/**
 * Counts the processor seconds of each lane of a run: of all processes whose environment names the lane, and of those
 * that they start. Chromium's processes write over their environment, and their parents have gone when they end. Looks once a second, so a process that lives for less is not counted.
 * Counts nothing where there is no `/proc`.
 */
export class ProcessorTime {
  readonly #lanes = new Map<string, string | undefined>();
  /** Processes of no lane: whoever has none has none later, and reading their environments took half of each look. */
  readonly #strangers = new Set<string>();
  readonly #ticks = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(everyMs = 1000) {
    this.#timer = setInterval(() => this.#look(), everyMs);
    this.#timer.unref();
  }

  /** Looks a last time and returns seconds by lane. */
  stop(): ReadonlyMap<string, number> {
    clearInterval(this.#timer);
    this.#look();
    const seconds = new Map<string, number>();
    for (const [process, ticks] of this.#ticks) {
      const lane = this.#lanes.get(process);
      if (lane !== undefined) seconds.set(lane, (seconds.get(lane) ?? 0) + ticks / TICKS);
    }
    return seconds;
  }

  #look(): void {
    /** Lanes by the numbers of the processes that run now. */
    const lanesNow = new Map<string, string>();
    for (const id of listProcesses()) {
      const stat = readOrNothing(`/proc/${id}/stat`);
      // The name, in brackets, may hold spaces; the fields after it are numbered from 3.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [parent, userTicks, systemTicks, startedAt] = [fields[1], fields[11], fields[12], fields[19]];
      if (startedAt === undefined) continue;
      // Numbers of processes are given again.
      const process = `${id} ${startedAt}`;
      if (this.#strangers.has(process)) continue;
      const known = this.#lanes.get(process);
      if (known === undefined) {
        const lane = readLane(id) ?? lanesNow.get(parent ?? '');
        if (lane === undefined) {
          this.#strangers.add(process);
          continue;
        }
        this.#lanes.set(process, lane);
      }
      lanesNow.set(id, this.#lanes.get(process) ?? '');
      this.#ticks.set(process, Number(userTicks) + Number(systemTicks));
    }
  }
}

/**
 * Returns the lane that the environment of a process names. The files of a process do not show the variables that it
 * has set since it started.
 */
function readLane(id: string): string | undefined {
  if (Number(id) === pid) return env[LANE_VARIABLE];
  const entry = readOrNothing(`/proc/${id}/environ`)
    .split('\0')
    .find((line) => line.startsWith(`${LANE_VARIABLE}=`));
  return entry?.slice(LANE_VARIABLE.length + 1);
}

function listProcesses(): string[] {
  try {
    // A process comes after the one that started it, but where numbers begin anew.
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .sort((a, b) => Number(a) - Number(b));
  } catch {
    return [];
  }
}

/** Returns an empty text for a process that has ended or is another user's. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
