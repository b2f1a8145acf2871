import type { Knex } from 'knex';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { PasswordHasher } from '../accounts/passwordHash.ts';
import { askBriefly } from '../db/askBriefly.ts';
import { countPool } from '../db/countPool.ts';
import { measureOutbox } from '../repositories/outbox.ts';
import type { WorkerPool } from '../solving/workerPool.ts';

/** Values that are measured at the moment of a scrape. */
export interface ScrapeSources {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly solver: Pick<WorkerPool, 'load'>;
  readonly hasher: Pick<PasswordHasher, 'load'>;
}

/** Metrics as text, and their media type. */
export interface Scrape {
  readonly contentType: string;
  read(): Promise<string>;
}

/** Creates a function that writes a registry in Prometheus format: counters and current values. */
export function createScrape(registry: Registry, { db, clock, solver, hasher }: ScrapeSources): Scrape {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] });
  const solving = gauge('eecs_solve_running', 'Solves under way');
  const queue = gauge('eecs_solve_queue_length', 'Solves that wait for a thread');
  const hashing = gauge('eecs_password_hash_running', 'Passwords being hashed');
  const hashQueue = gauge('eecs_password_hash_queue_length', 'Passwords that wait to be hashed');
  const pool = gauge('eecs_database_connections', 'Connections to the database, by state', ['state']);
  const acquiring = gauge('eecs_database_waiting', 'Queries that wait for a connection');
  const up = gauge('eecs_database_up', '1 when the database has just answered');
  const mails = gauge('eecs_outbox_mails', 'Mails that are still to be sent');
  const givenUp = gauge('eecs_outbox_given_up', 'Mails no longer tried, kept with the reason');
  const oldest = gauge('eecs_outbox_oldest_age_seconds', 'How long the oldest mail to be sent has waited');

  const measureDatabase = async () => {
    const { used, free, waiting } = countPool(db);
    pool.set({ state: 'used' }, used);
    pool.set({ state: 'free' }, free);
    acquiring.set(waiting);
    const outbox = await askBriefly(measureOutbox(db, clock()));
    up.set(outbox === null ? 0 : 1);
    if (outbox === null) {
      // An earlier value must not be reported as the current one.
      for (const stale of [mails, givenUp, oldest]) stale.remove();
      return;
    }
    mails.set(outbox.waiting);
    givenUp.set(outbox.givenUp);
    oldest.set(outbox.oldestMs / 1000);
  };

  return {
    contentType: registry.contentType,
    async read() {
      solving.set(solver.load().running);
      queue.set(solver.load().waiting);
      hashing.set(hasher.load().running);
      hashQueue.set(hasher.load().waiting);
      await measureDatabase();
      return registry.metrics();
    },
  };
}

/** Adds metrics of the process: memory, processor, event loop lag, garbage collection. Called once per process. */
export function measureProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
}
