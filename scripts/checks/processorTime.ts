import { readFileSync, readdirSync } from 'node:fs';
import { env, pid } from 'node:process';

/** Names the lane in the environment of its processes, which their children inherit. */
export const LANE_VARIABLE = 'EECS_LANE';

/** Clock ticks per second in `/proc`: always hundredths on Linux. */
const TICKS = 100;

/**
 * Counts the processor seconds of each lane of a run: of all processes whose environment names the lane, and of their
 * descendants, because Chromium's processes overwrite their environment, and their parents have gone when they end. It
 * samples once a second, so a process that lives for less is not counted. Counts nothing without `/proc`.
 */
export class ProcessorTime {
  readonly #lanes = new Map<string, string | undefined>();
  /** Processes without a lane: they never get one, and reading their environments took half of each sample. */
  readonly #strangers = new Set<string>();
  readonly #ticks = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(everyMs = 1000) {
    this.#timer = setInterval(() => this.#look(), everyMs);
    this.#timer.unref();
  }

  /** Samples a last time and returns seconds by lane. */
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
    /** Lanes by the ids of the current processes. */
    const lanesNow = new Map<string, string>();
    for (const id of listProcesses()) {
      const stat = readOrNothing(`/proc/${id}/stat`);
      // The name, in parentheses, may contain spaces; the fields after it are numbered from 3.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [parent, userTicks, systemTicks, startedAt] = [fields[1], fields[11], fields[12], fields[19]];
      if (startedAt === undefined) continue;
      // Process ids are reused.
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
 * Returns the lane that the environment of a process names. `/proc` does not show variables that a process has set
 * since it started.
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
    // A process has a larger id than its parent, except after the ids wrapped around.
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .sort((a, b) => Number(a) - Number(b));
  } catch {
    return [];
  }
}

/** Returns an empty text if the process has ended or belongs to another user. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
