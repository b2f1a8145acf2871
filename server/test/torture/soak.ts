import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { fiveSpans } from './support/beams.ts';
import { percentile } from './support/percentile.ts';
import { createPerson, logInElsewhere, type Person } from './support/person.ts';
import { createSender, type Send } from './support/sendCall.ts';
import { startOnCluster } from './support/startOnCluster.ts';

const PER_S = 200;
const P99_MS = 150;
const GROWTH = 0.05;
/** Access tokens are valid for ten minutes. */
const LOG_IN_EVERY_MS = 5 * 60_000;
const PEOPLE = 8;
/** The server's memory must not grow after it is warm, which takes two minutes. */
const WARM_S = 120;
/** Memory varies by tens of MiB with garbage collection, so the median over this time is compared, s. */
const LOOKED_S = 20;

/**
 * P6: sends two hundred calls a second, each at its due time whether or not the last was answered: 70 % solve a beam of
 * five spans, 20 % list tasks, 10 % save one. The delay of a late call counts from its due time. Runs on PostgreSQL if
 * the machine has it.
 */
export async function soak({
  minutes = 10,
}: Readonly<Record<string, number>>): Promise<readonly Finding[] | null> {
  const server = await startOnCluster({ GATING: 'off' });
  if (server === null) return null;
  const { send, close } = createSender(server.address);
  try {
    const people: Member[] = [];
    for (let i = 0; i < PEOPLE; i += 1) people.push(await join(send, server.dataDir, i));
    const times: number[] = [];
    /** By the minute in which each call was due. */
    const byMinute: number[][] = [];
    const errors = new Map<string, number>();
    const memory: (number | null)[] = [];
    const looking = setInterval(() => memory.push(server.rssMiB()), 1000).unref();
    const begin = performance.now();
    const total = minutes * 60 * PER_S;
    let sent = 0;
    const underWay = new Set<Promise<void>>();
    let nextLogin = LOG_IN_EVERY_MS;
    const logins: Promise<boolean>[] = [];
    for (let i = 0; i < total && server.isAlive(); i += 1) {
      const due = begin + (i * 1000) / PER_S;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      if (performance.now() - begin > nextLogin) {
        nextLogin += LOG_IN_EVERY_MS;
        // Logins run in parallel with the calls, in their own browsers: waiting for them would delay all calls that are
        // due meanwhile.
        logins.push(...people.map((member) => renew(send, member)));
      }
      sent += 1;
      const work = visit(people[i % PEOPLE]!, i).then((failure) => {
        const ms = performance.now() - due;
        times.push(ms);
        (byMinute[Math.floor((due - begin) / 60_000)] ??= []).push(ms);
        if (failure !== null) errors.set(failure, (errors.get(failure) ?? 0) + 1);
        underWay.delete(work);
      });
      underWay.add(work);
    }
    await Promise.all(underWay);
    const refused = (await Promise.all(logins)).filter((isIn) => !isIn).length;
    if (refused > 0) errors.set('a login', refused);
    clearInterval(looking);
    const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
    for (const [failure, count] of errors) process.stdout.write(`${count} × ${failure}\n`);
    return [
      atMost('P6 ends of the server', server.isAlive() ? 0 : 1, 0),
      atLeast(`P6 calls sent in ${minutes} min`, sent, total),
      atMost('P6 p99', percentile(times, 0.99), P99_MS, ' ms'),
      figureOf('P6 p50', `${percentile(times, 0.5).toFixed(1)} ms`),
      figureOf(
        'P6 p99 by minutes',
        `${byMinute.map((each) => percentile(each, 0.99).toFixed(0)).join(' ')} ms`,
      ),
      atMost('P6 errors', failed, 0),
      figureOf('P6 memory by minutes', `${listMinutes(memory)} MiB`),
      judgeGrowth(middle(memory.slice(WARM_S, WARM_S + LOOKED_S)), middle(memory.slice(-LOOKED_S))),
    ];
  } finally {
    close();
    await server.stop();
  }
}

/** Returns the median of the readable values; null if there are none. */
function middle(memory: readonly (number | null)[]): number | null {
  const read = memory.filter((size) => size !== null);
  return read.length === 0 ? null : percentile(read, 0.5);
}

function listMinutes(memory: readonly (number | null)[]): string {
  const minutes = Array.from({ length: Math.ceil(memory.length / 60) }, (_, k) =>
    middle(memory.slice(60 * k, 60 * (k + 1))),
  );
  return minutes.map((size) => size?.toFixed(0) ?? '?').join(' ');
}

/** Compares the memory of the last seconds with that of the warm server, MiB; null means that it could not be read. */
function judgeGrowth(warm: number | null, end: number | null): Finding {
  const name = 'P6 growth of memory from minute 2 on';
  if (warm === null || end === null)
    return figureOf(name, 'not told: too few minutes, or the system does not tell');
  return atMost(
    `${name} (${Math.round(warm)} to ${Math.round(end)} MiB)`,
    100 * (end / warm - 1),
    100 * GROWTH,
    ' %',
  );
}

interface Member {
  person: Person;
  /** The member's one task, which is saved repeatedly. */
  readonly task: number;
}

async function join(send: Send, dataDir: string, i: number): Promise<Member> {
  const person = await createPerson(send, dataDir, `soak${i}@example.com`);
  const saved = await person.post('/case/commit', { body: { data: fiveSpans(i) } });
  return { person, task: saved.json<{ id: number }>().id };
}

/** Gives a member a new session; returns false if they may not log in. */
async function renew(send: Send, member: Member): Promise<boolean> {
  const person = await logInElsewhere(send, member.person);
  if (person !== null) member.person = person;
  return person !== null;
}

/**
 * Makes one call. Returns null if it succeeded, otherwise a text with call, status and error number, so that equal
 * failures are counted together.
 */
async function visit({ person, task }: Member, i: number): Promise<string | null> {
  const turn = i % 10;
  const kind = turn < 7 ? 'msb' : turn < 9 ? 'list' : 'commit';
  const body = {
    msb: { data: fiveSpans(i) },
    list: { uid: person.userId },
    commit: { data: { ...fiveSpans(i), id: task } },
  }[kind];
  try {
    const { status, body: text } = await person.post(`/case/${kind}`, { body });
    if (status === 200 && !text.includes('"level":"error"')) return null;
    return `${kind}: ${status} ${/"errno":(\d+)/.exec(text)?.[1] ?? 'without errno'}`;
  } catch (error) {
    return `${kind}: no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
