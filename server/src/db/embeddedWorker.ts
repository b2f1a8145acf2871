import { parentPort, workerData } from 'node:worker_threads';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedAddress, EmbeddedWorkerData } from './embedded.ts';
import { openEmbedded } from './openEmbedded.ts';
import { tierUpLate } from './tierUpLate.ts';

// Runs PGlite behind a socket, so that a query never blocks the event loop that answers requests.
if (parentPort === null) throw new Error('embeddedWorker must run as a worker thread');
const port = parentPort;
const { databaseDir, socketDir } = workerData as EmbeddedWorkerData;

const db = await tierUpLate(() => openEmbedded(databaseDir));
const address = socketDir === null ? { host: '127.0.0.1', port: 0 } : { path: takeSocketPath(socketDir) };
const server = new PGLiteSocketServer({ db, ...address, maxConnections: 20 });
await server.start();
port.postMessage(toConnectionAddress());
port.once('message', () => void stop());

async function stop(): Promise<void> {
  await server.stop();
  await db.close();
  port.close();
}

/**
 * Returns the socket name that libpq derives from port 5432. The data folder is locked, so an existing socket file is
 * dead.
 */
function takeSocketPath(dir: string): string {
  const file = path.join(dir, '.s.PGSQL.5432');
  rmSync(file, { force: true });
  return file;
}

function toConnectionAddress(): EmbeddedAddress {
  if (socketDir !== null) return { host: socketDir, port: 5432 };
  return { host: '127.0.0.1', port: Number(server.getServerConn().split(':').pop()) };
}
