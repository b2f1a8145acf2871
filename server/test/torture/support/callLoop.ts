import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './calls.ts';
import { readOperations } from './contract.ts';
import type { Person } from './person.ts';
import { PATIENCE_MS, type Send, type WireReply } from './sendCall.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { isFile } from './isFile.ts';

/** Users by the cookies that calls send. */
export type Cast = Readonly<Record<Exclude<Call['as'], 'nobody'>, Person>>;

/** The answer of one call under a fault. */
export interface Heard {
  readonly call: Call;
  /** 0 if there was no answer. */
  readonly status: number;
  readonly ms: number;
  /** A solve that waited too long or got too little processor time: the machine is busy, whatever the database does. */
  readonly isStarved: boolean;
  /** The promise that the answer breaks; null if none. */
  readonly breach: string | null;
}

/** The call that recovered last; `Infinity` s if a call never recovered. */
export interface Recovery {
  readonly call: Call;
  readonly seconds: number;
}

/** The calls around one fault: until the fault has ended and every call has recovered. */
export interface Stage {
  /** Answers to requests sent during the fault. */
  readonly heard: readonly Heard[];
  /** Returns the least number of answers of any call during the fault. */
  rounds(): number;
  /**
   * Marks the beginning of the fault: earlier answers are forgotten, and calls that can succeed only once are made,
   * too.
   */
  strike(): void;
  /** Marks the fault as complete: rounds count from now on. */
  recount(): void;
  /**
   * Marks the end of the fault: each call is repeated until it recovers or is given up; returns the last one and its
   * time, s.
   */
  recover(): Promise<Recovery>;
  /** Stops making calls. */
  end(): void;
}

/** How long after a fault a call may take to recover before it is given up, s. */
const GIVEN_UP_AFTER_S = 60;

/** Makes all calls concurrently and repeatedly; each call is repeated after a short pause. */
export function startCalls(send: Send, calls: readonly Call[], cast: Cast, pauseMs: number): Stage {
  const heard: Heard[] = [];
  let strike: () => void = () => undefined;
  const fault = new Promise<void>((resolve) => (strike = resolve));
  const rounds = new Map(calls.filter(({ isOnce }) => isOnce !== true).map((call) => [call, 0]));
  let endedAt: number | null = null;
  let isOver = false;
  const sinceEnd = () => (endedAt === null ? 0 : (performance.now() - endedAt) / 1000);
  const recount = () => {
    for (const call of rounds.keys()) rounds.set(call, 0);
  };

  const loop = async (call: Call): Promise<Recovery> => {
    const person = call.as === 'nobody' ? null : cast[call.as];
    const visitor = person ?? openVisitor(send);
    if (call.isOnce === true) await fault;
    while (!isOver && sinceEnd() < GIVEN_UP_AFTER_S) {
      const wasHealed = endedAt !== null;
      const result = await make(call, visitor, person ?? cast.user);
      const isWell = result.status === call.status || isDone(call, result.status);
      if (isWell && (wasHealed || call.isOnce === true)) return { call, seconds: sinceEnd() };
      if (!wasHealed) {
        heard.push(result);
        // A call that can succeed only once needs no further round.
        const made = rounds.get(call);
        if (made !== undefined) rounds.set(call, made + 1);
      }
      await sleep(pauseMs);
    }
    return { call, seconds: Infinity };
  };
  const loops = Promise.all(calls.map(loop));
  return {
    heard,
    strike() {
      heard.length = 0;
      recount();
      strike();
    },
    recount,
    rounds: () => Math.min(...rounds.values()),
    async recover() {
      endedAt = performance.now();
      return (await loops).reduce((one, other) => (other.seconds > one.seconds ? other : one));
    },
    end() {
      isOver = true;
      strike();
    },
  };
}

async function make(call: Call, visitor: Visitor, person: Person): Promise<Heard> {
  let answer: WireReply;
  try {
    answer = await visitor.send(call.method, call.url, call.send(person));
  } catch (error) {
    const breach = error instanceof Error ? error.message : 'no answer';
    return { call, status: 0, ms: PATIENCE_MS, isStarved: false, breach };
  }
  const { status, ms } = answer;
  return { call, status, ms, isStarved: isStarved(call, answer), breach: judge(call, answer) };
}

/**
 * Judges an answer during a fault: a call may succeed, or be refused because the database is unavailable or because its
 * turn to hash, write a report or save does not come in time; a call that only solves must succeed.
 */
function judge(call: Call, answer: WireReply): string | null {
  const { status, headers, body } = answer;
  const breach = findBreach(call, answer);
  if (breach !== null) return breach;
  if (status === call.status || isDone(call, status) || isStarved(call, answer)) return null;
  if (status !== 503 || call.isSolve === true) return `${status} ${body.slice(0, 200)}`;
  const { errno } = answer.json<{ errno: number }>();
  if (errno !== 50302 && !(call.takesTurns === true && errno === 50301)) return `503 with ${errno}`;
  return Number(headers['retry-after']) > 0 ? null : '503 without Retry-After';
}

const OPERATIONS = new Map(readOperations().map((operation) => [operation.name, operation]));

function findBreach({ method, path }: Call, answer: WireReply): string | null {
  if (isFile(answer)) return null;
  const { status, body, json } = answer;
  try {
    return OPERATIONS.get(`${method} ${path}`)?.findBreach(status, json()) ?? null;
  } catch {
    return `${status} is no JSON: ${body.slice(0, 100)}`;
  }
}

const STARVED = new Set([50301, 50401]);

function isStarved(call: Call, { status, json }: WireReply): boolean {
  return call.isSolve === true && status >= 500 && STARVED.has(json<{ errno: number }>().errno);
}

/**
 * Returns whether a call that can succeed only once has done so. It may have succeeded although it answered that the
 * database is unavailable; then the session no longer exists.
 */
function isDone({ isOnce }: Call, status: number): boolean {
  return isOnce === true && (status === 401 || status === 403);
}
