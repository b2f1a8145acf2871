import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProcess } from '../../support/serverProcess.ts';

/** A server process with a data folder of its own, which no use limit counts. */
export interface ServerUnderTest {
  readonly address: string;
  readonly opsAddress: string;
  readonly dataDir: string;
  /** Everything it printed so far. */
  readonly output: () => string;
  readonly isAlive: () => boolean;
  /** Resident memory, MiB; null where the system does not tell. */
  readonly rssMiB: () => number | null;
  readonly stop: () => Promise<void>;
}

/** Starts the server on the embedded database, or on the one that `DATABASE_URL` names in this process, with settings added. */
export async function startServerUnderTest(
  env: Readonly<Record<string, string>> = {},
): Promise<ServerUnderTest> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-torture-'));
  const databaseUrl = process.env['DATABASE_URL'];
  const server = startProcess({
    DATA_DIR: dataDir,
    RATE_EXEMPT: '127.0.0.1',
    BILLING: 'test',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: randomBytes(24).toString('hex') }),
    ...env,
  });
  const stop = async () => {
    server.process.kill('SIGTERM');
    await server.ended();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const addresses = await server.ready();
    const { pid } = server.process;
    return {
      ...addresses,
      dataDir,
      output: server.output,
      isAlive: server.isAlive,
      rssMiB: () => readRss(pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readRss(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    // No such file but on Linux.
    return null;
  }
}
