import { atLeast, figureOf, type Finding } from './support/finding.ts';
import { logInFor } from './support/logInFor.ts';
import { createSender } from './support/sendCall.ts';
import {
  createNeighbours,
  rateOf,
  solveBeside,
  describeFailures,
  describeTimes,
} from './support/solveBeside.ts';
import { startOnCluster } from './support/startOnCluster.ts';

/** Share of the solves without a fault that must still be answered. */
const KEPT = 0.9;
const TURN_MS = 5000;
/** Ten times what a server can answer. */
const FLOOD = { atOnce: 60, perS: 150 };

/**
 * P4: measures how many of the sent solves are answered without a fault, while logins are flooded, and while the
 * database is down; the phases alternate, because the machine may have other load.
 */
export async function rates({
  turns = 4,
}: Readonly<Record<string, number>>): Promise<readonly Finding[] | null> {
  const server = await startOnCluster();
  if (server === null) return null;
  const { send, close } = createSender(server.address);
  // Separate connections, because otherwise solves would wait for logins before they are sent.
  const flood = createSender(server.address);
  const each = { calm: createNeighbours(), flooded: createNeighbours(), down: createNeighbours() };
  let sent = 0;
  try {
    // The first solves are slow, so some run before the measurement.
    await solveBeside(send, createNeighbours(), TURN_MS);
    for (let turn = 0; turn < turns; turn += 1) {
      await solveBeside(send, each.calm, TURN_MS);
      const [replies] = await Promise.all([
        logInFor(flood.send, TURN_MS / 1000, FLOOD),
        solveBeside(send, each.flooded, TURN_MS),
      ]);
      sent += replies.length;
      await server.cluster.kill();
      await solveBeside(send, each.down, TURN_MS);
      await server.cluster.start();
    }
    const { calm, flooded, down } = each;
    const all = [calm, flooded, down];
    const share = (other: typeof calm) => rateOf(other) / rateOf(calm);
    return [
      figureOf(
        'P4 solves a second: calm, flooded, down',
        all.map((one) => rateOf(one).toFixed(1)).join(', '),
      ),
      figureOf('P4 p50: calm, flooded, down', describeTimes(all, 0.5)),
      figureOf('P4 p99: calm, flooded, down', describeTimes(all, 0.99)),
      figureOf('P4 not answered with 200: calm, flooded, down', all.map(describeFailures).join(' | ')),
      figureOf('P4 logins sent a second in the flood', Math.round(sent / ((turns * TURN_MS) / 1000))),
      atLeast('P4 rate of solves beside a flood of logins', share(flooded), KEPT),
      atLeast('P4 rate of solves while the database is down', share(down), KEPT),
    ];
  } finally {
    close();
    flood.close();
    await server.stop();
  }
}
