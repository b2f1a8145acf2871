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

/** Clients that save tasks without a pause and try again whatever was not acknowledged, as the site does. */
export interface Writers {
  /** Everything that was acknowledged so far. */
  readonly journal: readonly Acknowledged[];
  /** Answers that no client knows what to do with. */
  readonly strange: readonly string[];
  /** Longest answer, ms; what was cut off is none. */
  slowest(): number;
  /** Ends them, each after what it has under way is acknowledged. @throws {BrokenPromise} where that is not */
  stop(): Promise<void>;
  /** Ends the writers in their present state. */
  giveUp(): void;
}

/** States of a task that are saved before a new task begins: fewer than the server keeps. */
const STATES = 10;
const RETRY_MS = 50;

/** Sets people to work. */
export function startWriters(people: readonly Person[]): Writers {
  const journal: Acknowledged[] = [];
  const strange: string[] = [];
  let slowest = 0;
  let isOver = false;
  let isGivenUp = false;

  /**
   * Repeats one commit, under one key, until it is acknowledged; null if it is
   * answered as it should not be, or given up.
   */
  const commit = async (person: Person, data: object): Promise<WireReply | null> => {
    const headers = { 'idempotency-key': randomUUID() };
    while (!isGivenUp) {
      // No answer at all: the process was killed, which is what this is about.
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
