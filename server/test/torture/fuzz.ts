import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { readOperations } from './support/contract.ts';
import { gatherCrowd, type Crowd } from './fuzz/crowd.ts';
import type { GeneratedCall } from './fuzz/generateCall.ts';
import { isSuccess } from './fuzz/isSuccess.ts';
import { judgeReply, PROMISED_MS, type Fault } from './fuzz/judgeReply.ts';
import { judgeOtherDoor, planOtherDoors, type OtherCall } from './fuzz/otherDoors.ts';
import { planCalls, planInOrder } from './fuzz/planCalls.ts';
import { createSender, PATIENCE_MS, type Send, type WireReply } from './support/sendCall.ts';
import { startServerUnderTest } from './support/serverUnderTest.ts';

/** Number of simultaneous calls. */
const AT_ONCE = 6;
/** Number of calls planned at a time. */
const CHUNK = 1000;
const MOST_TOLD = 20;
/** A valid call that a busy machine rejects is sent again, as a client would. */
const MOST_TRIES = 5;
/**
 * Rounds of further calls of those that a few valid attempts did not complete, because a plan had ended or the account
 * had just been closed.
 */
const MOST_ROUNDS = 3;
const SITE = path.resolve(import.meta.dirname, '../support/site');
/** Calls to the MCP endpoint and to pages for each hundred calls of the contract. */
const OTHER_DOORS = 5;
const DUMPS = path.resolve(import.meta.dirname, '../../.cache/torture');

interface Report {
  readonly faults: (Fault & { readonly call: GeneratedCall })[];
  /** Calls to the endpoints that the contract does not describe. */
  readonly otherFaults: (Fault & { readonly call: OtherCall })[];
  /** Number of successes of each endpoint. */
  readonly otherSuccesses: Map<OtherCall['door'], number>;
  /** Number of answers of each call, by status. */
  readonly seen: Map<string, Map<number, number>>;
  /** Number of successes of each call of the contract. */
  readonly successes: Map<string, number>;
  /** Number of valid calls that were refused as busy, for each call. */
  readonly delays: Map<string, number>;
  slowestMs: number;
  /** Time limit of every answer, ms. */
  readonly within: number;
  sent: number;
}

/**
 * P5: sends generated calls for the whole contract to a server process; the same `seed` gives the same calls, `within`
 * is the time limit of an answer, ms.
 */
export async function fuzz({
  count = 100_000,
  seed = Date.now() % 1_000_000_000,
  within = PROMISED_MS,
}: Readonly<Record<string, number>>): Promise<readonly Finding[]> {
  process.stdout.write(`seed ${seed}, ${count} calls\n`);
  const server = await startServerUnderTest({ SITE_DIR: SITE });
  const { send, close } = createSender(server.address, undefined, Math.max(PATIENCE_MS, within));
  const begin = performance.now();
  const operations = readOperations();
  const successes = new Map(operations.map(({ name }) => [name, 0]));
  const report: Report = {
    faults: [],
    otherFaults: [],
    otherSuccesses: new Map([
      ['POST /mcp', 0],
      ['GET /*', 0],
    ]),
    seen: new Map(),
    successes,
    delays: new Map(),
    slowestMs: 0,
    sent: 0,
    within,
  };
  try {
    const crowd = await gatherCrowd(send, server);
    let isStopped = false;
    // After Ctrl-C the findings so far are printed.
    process.once('SIGINT', () => (isStopped = true));
    const sendAll = async (calls: readonly GeneratedCall[]) => {
      let next = 0;
      const work = async () => {
        for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
          for (let tries = call.isExact ? MOST_TRIES : 1; tries > 0; tries -= 1) {
            const reply = await sendAs(send, crowd, call);
            note(
              report,
              call,
              reply,
              'status' in reply ? judgeReply(call, reply, operations, within) : [LOST(reply)],
            );
            if (!('status' in reply) || reply.status !== 503) break;
            await waitRetryAfter(reply);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      reportProgress(report, begin);
    };
    const sendOthers = async (calls: readonly OtherCall[]) => {
      let next = 0;
      const work = async () => {
        for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
          for (let tries = call.isInOrder ? MOST_TRIES : 1; tries > 0; tries -= 1) {
            const reply = await send(call).catch((error: Error) => error);
            noteOther(report, call, reply);
            if (!('status' in reply) || reply.status !== 503) break;
            await waitRetryAfter(reply);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    };
    for (let chunk = 0; report.sent < count && server.isAlive() && !isStopped; chunk += 1) {
      const size = Math.min(CHUNK, count - report.sent);
      await Promise.all([
        sendAll(planCalls(operations, size, seed + chunk)),
        sendOthers(planOtherDoors(Math.ceil((size * OTHER_DOORS) / 100), seed + chunk)),
      ]);
    }
    for (let round = 0; round < MOST_ROUNDS && server.isAlive() && !isStopped; round += 1) {
      const missed = operations.filter(({ name }) => report.successes.get(name) === 0);
      if (missed.length === 0) break;
      await sendAll(planInOrder(missed, AT_ONCE, seed - 1 - round));
    }
    const live = await fetch(`${server.opsAddress}/livez`).catch(() => null);
    const crashes = server.isAlive() && live?.status === 200 ? 0 : 1;
    if (crashes > 0) process.stdout.write(`${server.output().slice(-2000)}\n`);
    await reportFaults(report.faults, seed);
    reportCoverage(report);
    return toFindings(report, crashes);
  } finally {
    close();
    await server.stop();
  }
}

/** Waits for the time that a refusing server states. */
const waitRetryAfter = ({ headers }: WireReply) => sleep(1000 * Number(headers['retry-after'] ?? 1));

const LOST = ({ message }: Error): Fault => ({ kind: 'fails', reason: `no answer: ${message}` });

async function sendAs(send: Send, crowd: Crowd, call: GeneratedCall): Promise<WireReply | Error> {
  const { dressed, take } = crowd.dress(call);
  try {
    const reply = await send(dressed);
    await take(reply);
    return reply;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function note(report: Report, call: GeneratedCall, reply: WireReply | Error, faults: readonly Fault[]): void {
  report.sent += 1;
  const { name } = call.operation;
  const status = 'status' in reply ? reply.status : 0;
  const statuses = report.seen.get(name) ?? new Map<number, number>();
  report.seen.set(name, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  if ('status' in reply && call.isExact && isSuccess(reply))
    report.successes.set(name, (report.successes.get(name) ?? 0) + 1);
  if (call.isExact && PUT_OFF.has(status)) report.delays.set(name, (report.delays.get(name) ?? 0) + 1);
  if ('ms' in reply) report.slowestMs = Math.max(report.slowestMs, reply.ms);
  for (const fault of faults) report.faults.push({ ...fault, call });
}

function noteOther(report: Report, call: OtherCall, reply: WireReply | Error): void {
  const faults = 'status' in reply ? judgeOtherDoor(call, reply, report.within) : [LOST(reply)];
  for (const fault of faults) report.otherFaults.push({ ...fault, call });
  if ('status' in reply && call.isInOrder && reply.status === 200)
    report.otherSuccesses.set(call.door, (report.otherSuccesses.get(call.door) ?? 0) + 1);
}

const PUT_OFF = new Set([429, 503]);
/** That many refusals of a valid call by a busy machine are not counted as faults. */
const MOST_DELAYS = 20;

function reportProgress({ sent, faults, slowestMs }: Report, begin: number): void {
  const seconds = Math.round((performance.now() - begin) / 1000);
  const last = faults.at(-1);
  if (last !== undefined) process.stdout.write(`last fault: ${last.call.operation.name}: ${last.reason}\n`);
  process.stdout.write(
    `${sent} calls, ${faults.length} faults, slowest ${Math.round(slowestMs)} ms, ${seconds} s\n`,
  );
}

async function reportFaults(faults: Report['faults'], seed: number): Promise<void> {
  if (faults.length === 0) return;
  await mkdir(DUMPS, { recursive: true });
  for (const [i, { kind, reason, call }] of faults.slice(0, MOST_TOLD).entries()) {
    const file = path.join(DUMPS, `fuzz-${seed}-${i}.json`);
    const { operation, body, ...rest } = call;
    await writeFile(
      file,
      JSON.stringify({ operation: operation.name, ...rest, body: body?.toString('latin1') }),
    );
    process.stdout.write(`${kind}: ${operation.name}: ${reason}\n  ${file}\n`);
  }
}

function reportCoverage({ seen, successes }: Report): void {
  for (const [name, statuses] of seen) {
    const counts = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(`${name.padEnd(45)} well: ${successes.get(name) ?? 0}; ${counts.join(', ')}\n`);
  }
}

function toFindings(
  { faults, otherFaults, otherSuccesses, seen, successes, delays, slowestMs, sent, within }: Report,
  crashes: number,
): Finding[] {
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).length;
  const shed = [...seen.values()].reduce((sum, each) => sum + (each.get(503) ?? 0) + (each.get(504) ?? 0), 0);
  const none = (promise: string, figure: number): Finding => ({
    promise,
    figure: `${figure} of ${sent}`,
    isKept: figure === 0,
  });
  const never = [...successes].filter(([, count]) => count === 0).map(([name]) => name);
  const isBusy = (name: string) => delays.has(name) && (delays.get(name) ?? 0) <= MOST_DELAYS;
  const missed = never.filter((name) => !isBusy(name));
  return [
    // Calls that never succeed would not find faults either.
    atMost(`P5 calls of ${successes.size} that never did what they are for`, missed.length, 0),
    ...missed.map((name) => figureOf('P5 never well', name)),
    ...never.filter(isBusy).map((name) => figureOf('P5 put off each time it was in order', name)),
    none('P5 answers 5xx, or none at all', of('fails')),
    { promise: 'P5 crashes', figure: String(crashes), isKept: crashes === 0 },
    none('P5 bodies not as the contract has them', of('body')),
    none('P5 answers without the headers of all', of('headers')),
    {
      promise: `P5 slowest answer, at most ${within} ms`,
      figure: `${Math.round(slowestMs)} ms`,
      isKept: of('slow') === 0,
    },
    ...[...otherSuccesses].map(([door, well]) => atLeast(`P5 calls of ${door} that were well`, well, 1)),
    atMost('P5 answers of these doors that break a promise', otherFaults.length, 0),
    ...otherFaults
      .slice(0, 5)
      .map(({ call, kind, reason }) =>
        figureOf(
          `P5 ${call.door} ${kind}`,
          `${call.path} ${call.body?.toString().slice(0, 300) ?? ''}: ${reason}`,
        ),
      ),
    { promise: 'P5 honest 503 and 504', figure: `${shed} of ${sent}`, isKept: null },
  ];
}
