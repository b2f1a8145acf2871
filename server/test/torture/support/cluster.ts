import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAnswering, makeClusterFolder, type FolderOptions } from '../../support/clusterFolder.ts';

/** A temporary PostgreSQL for destructive tests: it syncs like a real one and listens on a TCP port of 127.0.0.1. */
export interface Cluster {
  readonly port: number;
  /** Address of its only database. */
  readonly url: string;
  /** Restarts it after any kind of end; resolves when it answers. */
  start(): Promise<void>;
  /** Returns whether its postmaster runs. */
  isRunning(): boolean;
  /** Kills its postmaster with SIGKILL. */
  kill(): Promise<void>;
  /**
   * Kills one backend with SIGKILL, after which PostgreSQL recovers as from a crash; returns false if there is none.
   */
  killBackend(): Promise<boolean>;
  /** Stops all of its processes (SIGSTOP); `thaw` resumes them. */
  freeze(): void;
  thaw(): void;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

export interface ClusterOptions extends Pick<FolderOptions, 'dataDir' | 'walDir'> {
  readonly settings?: Readonly<Record<string, string>>;
}

const START_LIMIT_MS = 30_000;

/** Creates and starts the cluster; null if this machine has no PostgreSQL. */
export async function startCluster({ settings, ...folders }: ClusterOptions = {}): Promise<Cluster | null> {
  // Small segments, so that several fit on a small disk.
  const folder = await makeClusterFolder({ ...folders, initArgs: ['--wal-segsize=1'] });
  if (folder === null) return null;
  const { root } = folder;
  const port = await findFreePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let postmaster: ChildProcess | undefined;
  const isRunning = () => postmaster?.exitCode === null && postmaster.signalCode === null;
  const ended = async () => {
    if (postmaster !== undefined && isRunning()) await once(postmaster, 'exit');
  };
  const signal = (name: NodeJS.Signals) => {
    const pid = postmaster?.pid;
    if (pid === undefined) return;
    for (const member of [pid, ...childrenOf(pid)]) tryKill(member, name);
  };
  // If the process that started the cluster ends, by a signal or a failure, the cluster ends too, even if it is frozen.
  const clear = () => {
    if (isRunning()) signal('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', clear);
  const cluster: Cluster = {
    port,
    url,
    isRunning,
    async start() {
      const deadline = Date.now() + START_LIMIT_MS;
      while (Date.now() < deadline) {
        // Retried if it refuses: the shared memory of the previous postmaster is in use until its last process has
        // ended.
        if (!isRunning())
          postmaster = folder.spawnPostmaster('', {
            listen_addresses: '127.0.0.1',
            port: String(port),
            ...settings,
          });
        if (await isAnswering({ connectionString: url })) return;
        await sleep(50);
      }
      throw new Error('The throw-away PostgreSQL did not start');
    },
    async kill() {
      postmaster?.kill('SIGKILL');
      await ended();
    },
    async killBackend() {
      const pid = await findBackend(url);
      if (pid === null) return false;
      return tryKill(pid, 'SIGKILL');
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      signal('SIGCONT');
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      postmaster?.kill('SIGINT');
      await ended();
      await rm(root, { recursive: true, force: true });
      process.off('exit', clear);
    },
  };
  await cluster.start();
  return cluster;
}

/** Runs a task on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Finds a process that works for a client other than the caller. */
async function findBackend(url: string): Promise<number | null> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       order by state = 'active' desc, random() limit 1`,
    ),
  );
  return rows[0]?.pid ?? null;
}

function childrenOf(pid: number): number[] {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.filter((name) => parentOf(name) === pid).map(Number);
}

function parentOf(name: string): number | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')')).split(' ')[2]);
  } catch {
    // It ended between the two queries.
    return null;
  }
}

function tryKill(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    // ESRCH: it has ended by itself.
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
