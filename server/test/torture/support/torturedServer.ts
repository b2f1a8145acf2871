import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProcess, type ServerProcess } from '../../support/serverProcess.ts';
import { within } from './until.ts';

/** A server process on a database, which is started anew on the same port. */
export interface TorturedServer {
  /** Address of site and API; the same after a restart. */
  readonly address: string;
  readonly process: ServerProcess;
  /** Ends the process by SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again as it was; resolves when it says that it is ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server as a process of its own on a database; nobody's requests are counted, and every plan has room for all. */
export async function startTorturedServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<TorturedServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-torture-'));
  const start = (port: string) =>
    startProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'of a torture that only tests know, 32 and more',
      RATE_EXEMPT: '127.0.0.1',
      GATING: 'off',
      LOG_LEVEL: 'fatal',
      PORT: port,
      ...env,
    });
  let server = start('0');
  const { address } = await within('a server ready', server.ready());
  const kill = async () => {
    server.process.kill('SIGKILL');
    await server.ended();
  };
  return {
    address,
    get process() {
      return server;
    },
    kill,
    async start() {
      server = start(new URL(address).port);
      await within('a server ready again', server.ready());
    },
    async stop() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
