import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './calls.ts';
import { readOperations } from './contract.ts';
import type { Person } from './person.ts';
import { PATIENCE_MS, type Send, type WireReply } from './sendCall.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { isFile } from './isFile.ts';

/** People by the cookies that calls bring. */
export type Cast = Readonly<Record<Exclude<Call['as'], 'nobody'>, Person>>;

/** The answer of one call under a fault. */
export interface Heard {
  readonly call: Call;
  /** 0 for none. */
  readonly status: number;
  readonly ms: number;
  /** A solve that had no turn, or not the time it needs: the machine is busy, whatever the database does. */
  readonly isStarved: boolean;
  /** The promise that the answer breaks; null for none. */
  readonly breach: string | null;
}

/** The call that was well again last; after `Infinity` s where one never was. */
export interface Recovery {
  readonly call: Call;
  readonly seconds: number;
}

/** How long one is heard: until the fault has ended and every call is well again. */
export interface Stage {
  /** Answers to what was sent during the fault. */
  readonly heard: readonly Heard[];
  /** How often every call has been answered during the fault at least. */
  rounds(): number;
  /** The fault has begun: earlier answers are forgotten, and calls that can succeed only once are made too. */
  strike(): void;
  /** The fault is complete: rounds are counted from now on. */
  recount(): void;
  /** The fault is over: from now on each call is made until it is well, or given up; gives the last and its time, s. */
  recover(): Promise<Recovery>;
  /** Makes no more calls. */
  end(): void;
}

/** A call that has not recovered within this time after a fault is not waited for. */
const GIVEN_UP_AFTER_S = 60;

/** Makes every call again and again, all beside each other, each by itself one after another with a short pause. */
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
        // A call that can succeed once only is not repeated: nobody waits for another round of it.
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
 * Under a fault a call is answered as ever, or put off because the database is away, or because its turn to hash, to
 * write a report or to save does not come in time; one that solves only as ever.
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
 * database is away; then the session no longer exists.
 */
function isDone({ isOnce }: Call, status: number): boolean {
  return isOnce === true && (status === 401 || status === 403);
}
