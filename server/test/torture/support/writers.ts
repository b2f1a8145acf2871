import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIXTURE_1 } from '../../support/fixture1.ts';
import { logIn, type Person } from './person.ts';
import type { WireReply } from './sendCall.ts';
import { within } from './until.ts';

/** A state of a task that the server reported as saved. */
export interface Acknowledged {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

/** Clients that save tasks without a pause and repeat unacknowledged saves, as the site does. */
export interface Writers {
  /** All acknowledged saves so far. */
  readonly journal: readonly Acknowledged[];
  /** Answers that a client cannot handle. */
  readonly strange: readonly string[];
  /** Returns the longest time of an answer, ms; interrupted calls do not count. */
  slowest(): number;
  /** Ends the writers, each after its current save is acknowledged. @throws {BrokenPromise} if one is not */
  stop(): Promise<void>;
  /** Stops the writers immediately. */
  giveUp(): void;
}

/** States that are saved before a new task begins: fewer than the server stores. */
const STATES = 10;
const RETRY_MS = 50;

/** Starts the writers. */
export function startWriters(people: readonly Person[]): Writers {
  const journal: Acknowledged[] = [];
  const strange: string[] = [];
  let slowest = 0;
  let isOver = false;
  let isGivenUp = false;

  /**
   * Repeats one commit, with one key, until it is acknowledged; null for an unexpected answer, or if it is given up.
   */
  const commit = async (person: Person, data: object): Promise<WireReply | null> => {
    const headers = { 'idempotency-key': randomUUID() };
    while (!isGivenUp) {
      // No answer: the process was killed, as this test intends.
      const answer = await person.post('/case/commit', { body: { data }, headers }).catch(() => undefined);
      slowest = Math.max(slowest, answer?.ms ?? 0);
      if (answer?.status === 200) return answer;
      if (answer?.status === 401) await logIn(person).catch(() => false);
      else if (answer !== undefined && answer.status !== 503) {
        strange.push(`${answer.status} ${answer.body}`);
        return null;
      }
      await sleep(RETRY_MS);
    }
    return null;
  };

  const write = async (person: Person) => {
    let task: { id: number; version: number } | null = null;
    for (let n = 1; !isOver; n += 1) {
      const title = `${person.email} ${n}`;
      const answer = await commit(person, { ...FIXTURE_1, id: -1, ...task, title });
      if (answer === null) {
        task = null;
        continue;
      }
      const { id, version } = answer.json<{ id: number; version: number }>();
      journal.push({ id, version, title });
      task = version < STATES ? { id, version } : null;
    }
  };

  const work = Promise.all(people.map(write));
  return {
    journal,
    strange,
    slowest: () => slowest,
    async stop() {
      isOver = true;
      await within('the last commits acknowledged', work);
    },
    giveUp() {
      isOver = isGivenUp = true;
    },
  };
}
