import { startCluster, type Cluster } from './cluster.ts';
import { startServerUnderTest, type ServerUnderTest } from './serverUnderTest.ts';

/** A server process with its own PostgreSQL, which ends with it. */
export interface ServerOnCluster extends ServerUnderTest {
  readonly cluster: Cluster;
}

/**
 * Starts PostgreSQL and the server, or a script that starts the server, with additional settings; null if this machine
 * has no PostgreSQL.
 */
export async function startOnCluster(
  env: Readonly<Record<string, string>> = {},
  script?: string,
): Promise<ServerOnCluster | null> {
  const cluster = await startCluster();
  if (cluster === null) return null;
  try {
    const server = await startServerUnderTest({ DATABASE_URL: cluster.url, ...env }, script);
    const stop = async () => {
      await server.stop();
      await cluster.stop();
    };
    return { ...server, cluster, stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
