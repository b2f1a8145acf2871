import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, told, type Finding } from '../../server/test/torture/support/finding.ts';
import { fiveSpans } from './support/beams.ts';
import { percentile } from './support/percentile.ts';
import { credentialsOf } from './support/person.ts';
import { createSender, type Send, type WireReply } from './support/sendCall.ts';
import { startServer } from './support/startServer.ts';

const LOGINS_PER_S = 15;
/** Of the rate of solves before the flood. */
const SOLVES_KEPT = 0.9;

/** P9: as many logins as can be answered, then ten times as many; those that are not are told when to come again, and solves go on. */
export async function logins({
  seconds = 10,
}: Readonly<Record<string, number>>): Promise<readonly Finding[]> {
  const server = await startServer();
  const { send, close } = createSender(server.address);
  try {
    const alone = await solveFor(send, seconds);
    // As many at once as the queue takes: all are answered.
    const calm = await logInFor(send, seconds, { atOnce: 8 });
    const rate = calm.filter(({ status }) => status === 200).length / seconds;
    const [flood, beside] = await Promise.all([
      logInFor(send, seconds, { atOnce: 60, perS: 10 * Math.max(rate, LOGINS_PER_S) }),
      solveFor(send, seconds),
    ]);
    const of = (status: number) => flood.filter((reply) => reply.status === status);
    const shed = of(503);
    return [
      atLeast('P9 logins answered a second', rate, LOGINS_PER_S),
      told('P9 logins sent a second in the flood', Math.round(flood.length / seconds)),
      told('P9 of them answered a second', Math.round(of(200).length / seconds)),
      atMost('P9 answered with neither 200 nor 503', flood.length - of(200).length - shed.length, 0),
      atLeast('P9 refused with 503', shed.length, 1),
      atMost(
        'P9 refused without Retry-After',
        shed.filter(({ headers }) => headers['retry-after'] === undefined).length,
        0,
      ),
      atMost('P9 slowest answer to a login', Math.max(...flood.map(({ ms }) => ms)), 3500, ' ms'),
      atLeast('P9 solves beside the flood, of those without', beside.length / alone.length, SOLVES_KEPT),
      told(
        'P9 p99 of solves without and beside',
        [alone, beside].map((each) => `${Math.round(percentile(each, 0.99))} ms`).join(', '),
      ),
    ];
  } finally {
    close();
    await server.stop();
  }
}

/** Logs in under addresses that nobody has: each costs a hash, and none has to wait for the mistakes of another. */
async function logInFor(
  send: Send,
  seconds: number,
  { atOnce, perS = Infinity }: { readonly atOnce: number; readonly perS?: number },
): Promise<WireReply[]> {
  const replies: WireReply[] = [];
  const begin = performance.now();
  let sent = 0;
  const work = async () => {
    while (performance.now() - begin < seconds * 1000) {
      const dueMs = (sent / perS) * 1000 - (performance.now() - begin);
      sent += 1;
      if (dueMs > 0) await sleep(dueMs);
      const authorization = credentialsOf(`nobody${sent}.${begin}@example.com`);
      replies.push(
        await send({
          method: 'POST',
          path: '/auth',
          headers: [['authorization', authorization]],
          body: null,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return replies;
}

/** Fifty solves a second, as people do: not as many as the machine can. */
async function solveFor(send: Send, seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(20)) {
    const body = Buffer.from(JSON.stringify({ data: fiveSpans(Math.floor(end) + times.length) }));
    const reply = await send({
      method: 'POST',
      path: '/case/msb',
      headers: [['content-type', 'application/json']],
      body,
    });
    if (reply.status === 200) times.push(reply.ms);
  }
  return times;
}
