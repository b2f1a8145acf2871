import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withClient, type Cluster } from './cluster.ts';
import type { Proxy } from './proxy.ts';
import type { SmallDisk } from './smallDisk.ts';

/** The parts of a deployment that a fault affects. */
export interface Victim {
  readonly cluster: Cluster;
  /** Between server and database. */
  readonly proxy: Proxy;
  readonly disks: { readonly data: SmallDisk; readonly wal: SmallDisk } | null;
}

/** One way in which a database fails: `strike` causes it and returns a function that ends it. */
export interface Fault {
  readonly name: string;
  /** True if everything that needs the database must fail; otherwise only some of it. */
  readonly isTotal: boolean;
  readonly needsDisks?: boolean;
  readonly strike: (victim: Victim) => Promise<() => Promise<void>>;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'killed',
    isTotal: true,
    async strike({ cluster }) {
      await cluster.kill();
      return () => cluster.start();
    },
  },
  {
    name: 'frozen',
    isTotal: true,
    strike({ cluster }) {
      cluster.freeze();
      return Promise.resolve(() => Promise.resolve(cluster.thaw()));
    },
  },
  {
    name: 'black-holed',
    isTotal: true,
    strike({ proxy }) {
      proxy.swallow();
      return Promise.resolve(() => Promise.resolve(proxy.heal()));
    },
  },
  {
    name: 'no slot left at the database',
    isTotal: true,
    async strike({ cluster }) {
      const held = await holdAllConnections(cluster);
      return async () => {
        await Promise.allSettled(held.map((client) => client.end()));
      };
    },
  },
  {
    name: 'all slots of the server held by tables that are locked',
    isTotal: false,
    async strike({ cluster }) {
      const client = await lockAllTables(cluster);
      return () => client.end();
    },
  },
  {
    name: 'disk of the data full',
    isTotal: false,
    needsDisks: true,
    async strike({ cluster, disks }) {
      await disks?.data.fill();
      await expectFullDisk(cluster);
      return async () => disks?.data.free();
    },
  },
  {
    name: 'disk of the log of transactions full',
    isTotal: false,
    needsDisks: true,
    async strike({ cluster, disks }) {
      await disks?.wal.fill();
      // Writes to existing log files would still succeed.
      await exhaustLog(cluster);
      return async () => {
        await disks?.wal.free();
        // PostgreSQL gave up, so it is restarted, as an operator would.
        if (!cluster.isRunning()) await cluster.start();
      };
    },
  },
];

/** Locks all tables in a transaction. If that deadlocks with calls in progress, it starts again. */
async function lockAllTables(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  await client.connect();
  // PostgreSQL aborts whoever notices a deadlock first; that should be this connection, not the server's.
  await client.query("set deadlock_timeout = '10ms'");
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (;;) {
    try {
      await client.query('begin');
      for (const { name } of rows) await client.query(`lock table ${name} in access exclusive mode`);
      return client;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
      await client.query('rollback');
    }
  }
}

/**
 * Opens connections and leaves them idle in a transaction until no more are available, and ends those of the server.
 */
async function holdAllConnections(cluster: Cluster): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  const hold = async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    held.push(client);
    await client.query('begin');
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and query <> 'begin' and pid <> pg_backend_pid() and not (pid = any($1))`,
      [await pidsOf(held)],
    );
  };
  for (;;) {
    try {
      await hold();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '53300') return held;
      throw error;
    }
  }
}

async function pidsOf(clients: readonly pg.Client[]): Promise<number[]> {
  const rows = await Promise.all(
    clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
  );
  return rows.flatMap((result) => result.rows.map(({ pid }) => pid));
}

/** Rejects if a table can still grow, because then the fault would prove nothing. */
async function expectFullDisk(cluster: Cluster): Promise<void> {
  try {
    await withClient(cluster.url, (client) =>
      client.query('create table filler as select gen_random_uuid() from generate_series(1, 100000)'),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '53100') return;
    throw error;
  }
  throw new Error('The disk of the data is not full');
}

const LOG_LIMIT_MS = 20_000;

async function exhaustLog(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + LOG_LIMIT_MS;
  while (Date.now() < deadline) {
    try {
      await withClient(cluster.url, async (client) => {
        for (;;) {
          await client.query("select pg_logical_emit_message(true, 'torture', repeat('x', 100000))");
          await client.query('select pg_switch_wal()');
        }
      });
    } catch {
      // It has stopped, or fails to restart.
      if (!cluster.isRunning()) return;
      await sleep(50);
    }
  }
}
