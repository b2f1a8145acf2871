import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { logInFor } from './support/logInFor.ts';
import { createSender } from './support/sendCall.ts';
import { createNeighbours, rateOf, solveBeside, describeTimes } from './support/solveBeside.ts';
import { startServerUnderTest } from './support/serverUnderTest.ts';

const LOGINS_PER_S = 15;
/** Share of the solves before the flood that must still be answered. */
const SOLVES_KEPT = 0.9;

/**
 * P9: sends as many logins as can be answered, then ten times as many. The others must be told when to retry, and
 * solves must go on.
 */
export async function logins({
  seconds = 10,
}: Readonly<Record<string, number>>): Promise<readonly Finding[]> {
  const server = await startServerUnderTest();
  const { send, close } = createSender(server.address);
  // Separate connections, because otherwise solves would wait for logins before they are sent.
  const flooding = createSender(server.address);
  try {
    // The first solves are slow, so some run before the measurement.
    await solveBeside(send, createNeighbours(), 3000);
    const alone = createNeighbours();
    const beside = createNeighbours();
    await solveBeside(send, alone, seconds * 1000);
    // As many at once as the queue takes, so that all are answered.
    const calm = await logInFor(send, seconds, { atOnce: 8 });
    const rate = calm.filter(({ status }) => status === 200).length / seconds;
    const [flood] = await Promise.all([
      logInFor(flooding.send, seconds, { atOnce: 60, perS: 10 * Math.max(rate, LOGINS_PER_S) }),
      solveBeside(send, beside, seconds * 1000),
    ]);
    const of = (status: number) => flood.filter((reply) => reply.status === status);
    const shed = of(503);
    for (const { status, body } of flood.filter((reply) => ![200, 503].includes(reply.status)).slice(0, 5))
      process.stdout.write(`${status} ${body.slice(0, 200)}\n`);
    return [
      atLeast('P9 logins answered a second', rate, LOGINS_PER_S),
      figureOf('P9 logins sent a second in the flood', Math.round(flood.length / seconds)),
      figureOf('P9 of them answered a second', Math.round(of(200).length / seconds)),
      atMost('P9 answered with neither 200 nor 503', flood.length - of(200).length - shed.length, 0),
      atLeast('P9 refused with 503', shed.length, 1),
      atMost(
        'P9 refused without Retry-After',
        shed.filter(({ headers }) => headers['retry-after'] === undefined).length,
        0,
      ),
      atMost('P9 slowest answer to a login', Math.max(...flood.map(({ ms }) => ms)), 3500, ' ms'),
      atLeast('P9 solves beside the flood, of those without', rateOf(beside) / rateOf(alone), SOLVES_KEPT),
      figureOf('P9 p99 of solves without and beside', describeTimes([alone, beside], 0.99)),
    ];
  } finally {
    close();
    flooding.close();
    await server.stop();
  }
}
