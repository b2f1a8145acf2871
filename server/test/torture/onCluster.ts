import { races, type RacesOptions } from './races.ts';
import { refreshes, type RefreshesOptions } from './refreshes.ts';
import { startCluster } from './support/cluster.ts';
import type { Finding } from './support/finding.ts';

/** Runs the races on their own PostgreSQL; null if there is none. */
export function racesOnCluster(options: RacesOptions): Promise<readonly Finding[] | null> {
  return onCluster((url) => races(url, options));
}

/** Runs the refreshes on their own PostgreSQL; null if there is none. */
export function refreshesOnCluster(options: RefreshesOptions): Promise<readonly Finding[] | null> {
  return onCluster((url) => refreshes(url, options));
}

async function onCluster(
  work: (url: string) => Promise<readonly Finding[]>,
): Promise<readonly Finding[] | null> {
  const cluster = await startCluster();
  if (cluster === null) return null;
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}
