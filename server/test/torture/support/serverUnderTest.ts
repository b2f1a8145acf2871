import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyDataFolder } from '../../support/copyDataFolder.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { findEmbeddedTemplates } from '../../support/templates.ts';
import { BrokenPromise } from './brokenPromise.ts';
import { within } from './until.ts';

/** A server process with its own data folder, to which no rate limit applies. */
export interface ServerUnderTest {
  /** Addresses of the site with its API and of the operations port; they stay the same after a restart. */
  readonly address: string;
  readonly opsAddress: string;
  readonly dataDir: string;
  /** Returns everything it has printed since its last start. */
  readonly output: () => string;
  readonly isAlive: () => boolean;
  /** Resident memory, MiB; null if the system does not report it. */
  readonly rssMiB: () => number | null;
  /**
   * Ends the process; returns its exit code, null if the signal itself ended it.
   * @throws {BrokenPromise} if it does not end
   */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Restarts it unchanged; resolves when it reports that it is ready. @throws {BrokenPromise} if it does not */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server, or a script that starts it, with additional settings, on the embedded database or on the one in
 * this process's `DATABASE_URL`.
 */
export async function startServerUnderTest(
  env: Readonly<Record<string, string>> = {},
  script?: string,
): Promise<ServerUnderTest> {
  const ownDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-torture-'));
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl && !env['DATABASE_URL']) copyDataFolder((await findEmbeddedTemplates()).migrated, ownDir);
  const settings = {
    DATA_DIR: ownDir,
    RATE_EXEMPT: '127.0.0.1',
    BILLING: 'test',
    SESSION_SECRET: randomBytes(24).toString('hex'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  };
  let server = startProcess(settings, script);
  const ready = () =>
    within(
      'a server ready',
      server.ready().catch((cause: unknown) => {
        throw new BrokenPromise(`a server ended before it was ready: ${server.output()}`, { cause });
      }),
    );
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.process.kill(signal);
    return (await within(`a server ended by ${signal}`, server.ended())).code;
  };
  const stop = async () => {
    await end('SIGKILL');
    await rm(ownDir, { recursive: true, force: true });
  };
  try {
    const addresses = await ready();
    const { address, opsAddress } = addresses;
    return {
      ...addresses,
      dataDir: settings.DATA_DIR,
      output: () => server.output(),
      isAlive: () => server.isAlive(),
      rssMiB: () => readRss(server.process.pid),
      end,
      async start() {
        const ports = { PORT: new URL(address).port, OPS_PORT: new URL(opsAddress).port };
        server = startProcess({ ...settings, ...ports }, script);
        await ready();
      },
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
    // The file exists on Linux only.
    return null;
  }
}
