import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAnswering, makeClusterFolder } from './clusterFolder.ts';
import { makeTemporaryFolder } from './temporaryFolder.ts';

/** A PostgreSQL server for this run, in a temporary folder. */
export interface PostgresCluster {
  /** Folder of its Unix socket. */
  readonly socketDir: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL from this machine's binaries; null if there are none. */
export async function startPostgresCluster(): Promise<PostgresCluster | null> {
  const folder = await makeClusterFolder({ makeRoot: makeTemporaryFolder });
  if (folder === null) return null;
  const { root, version } = folder;
  const server = folder.spawnPostmaster(root, { listen_addresses: '', fsync: 'off' });
  await waitUntilReady(root, server);
  return {
    socketDir: root,
    version,
    async stop() {
      const ended = once(server, 'exit');
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      server.kill('SIGINT');
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(socketDir: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && server.exitCode === null) {
    if (await isAnswering({ host: socketDir, user: 'postgres', database: 'postgres' })) return;
    await sleep(100);
  }
  server.kill('SIGKILL');
  throw new Error('The throw-away PostgreSQL did not start');
}
