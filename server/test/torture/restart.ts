import { drillRestarts } from './support/restartDrill.ts';
import { startCluster } from './support/cluster.ts';
import { atMost, figureOf, type Finding } from './support/finding.ts';

/**
 * Time that a server may take to close after the load balancer has noticed: 5 s to answer, and the rest for closing.
 */
const CLOSE_LIMIT_S = 10;

/**
 * P12: restarts two servers in turn behind a load balancer under load, then kills one at a time. Null without
 * PostgreSQL.
 */
export async function restart({
  rounds = 5,
  kills = 5,
  clients = 6,
}: Readonly<Record<string, number>>): Promise<readonly Finding[] | null> {
  const cluster = await startCluster();
  if (cluster === null) return null;
  try {
    const figures = await drillRestarts({ databaseUrl: cluster.url, rounds, kills, clients });
    const { requests, failed, failedOnce, exits, acknowledged, lost, doubled, slowestMs } = figures;
    for (const line of [...failed, ...failedOnce.inRestarts, ...failedOnce.inKills].slice(0, 20))
      process.stdout.write(`${line}\n`);
    return [
      figureOf('requests of clients', `${requests} in ${rounds * 2} restarts and ${kills} kills`),
      atMost('P12 requests that may be repeated and failed', failed.length, 0),
      atMost('P12 processes that did not end well', exits.filter(({ code }) => code !== 0).length, 0),
      atMost('longest closing', Math.max(0, ...exits.map(({ ms }) => ms)) / 1000, CLOSE_LIMIT_S, ' s'),
      atMost('saved tasks that were lost', lost, 0),
      atMost('saved tasks that are there twice', doubled, 0),
      figureOf('saved tasks', acknowledged),
      figureOf('repeats by the balancer', figures.repeatedByBalancer),
      figureOf('repeats by clients', figures.repeatedByClients),
      atMost('requests that must not be repeated and failed in restarts', failedOnce.inRestarts.length, 0),
      figureOf('the same in kills', failedOnce.inKills.length),
      figureOf('longest request', `${Math.round(slowestMs)} ms`),
    ];
  } finally {
    await cluster.stop();
  }
}
