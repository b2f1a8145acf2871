import { on } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { makePrivateFolder } from '../config/privateFolder.ts';
import { toStartError } from '../config/startError.ts';
import { prepareSocketDir } from './socketDir.ts';

export interface EmbeddedAddress {
  readonly host: string;
  readonly port: number;
}

export interface EmbeddedWorkerData {
  readonly databaseDir: string;
  /** Folder of the Unix socket; null for TCP on the loopback address, on systems without Unix sockets. */
  readonly socketDir: string | null;
}

/** The embedded PostgreSQL: an address for the `pg` driver, and a function to stop it. */
export interface EmbeddedDatabase {
  readonly address: EmbeddedAddress;
  close(): Promise<void>;
}

/** Returns the folder of the embedded database within a data folder. */
export function embeddedFolder(dataDir: string): string {
  return path.join(dataDir, 'database');
}

/** Opens the database in `dataDir`, which the caller has locked; creates it the first time. */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const workerData: EmbeddedWorkerData = {
    databaseDir: embeddedFolder(dataDir),
    socketDir: process.platform === 'win32' ? null : await prepareSocketDir(dataDir),
  };
  try {
    await makePrivateFolder(workerData.databaseDir);
  } catch (error) {
    throw toStartError(`Cannot prepare ${workerData.databaseDir}`, error);
  }
  const worker = new Worker(new URL('./embeddedWorker.ts', import.meta.url), { workerData });
  try {
    const address = await receiveAddress(worker);
    return { address, close: watchEnd(worker) };
  } catch (error) {
    await worker.terminate();
    throw toStartError(`Cannot open the database in ${workerData.databaseDir}`, error);
  }
}

/** Waits for the worker's address. Under `node --watch` the runtime's own messages come the same way first. */
async function receiveAddress(worker: Worker): Promise<EmbeddedAddress> {
  // The iteration rejects on the worker's 'error' event, which reports a failure at its top level.
  for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[unknown]>) {
    if (isAddress(message)) return message;
  }
  throw new Error('the database thread ended before it was ready');
}

function isAddress(message: unknown): message is EmbeddedAddress {
  return typeof message === 'object' && message !== null && 'host' in message && 'port' in message;
}

/**
 * Returns a function that stops the database. If the database ends by itself, the process ends, because it could no
 * longer save anything.
 */
function watchEnd(worker: Worker): () => Promise<void> {
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      resolve();
      if (!isStopping) throw new Error('The embedded database ended by itself');
    });
  });
  return async () => {
    isStopping = true;
    worker.postMessage('stop');
    await ended;
  };
}
