import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { StartError } from '../config/startError.ts';
import { codeOf } from '../text/errorCode.ts';
import { prepareSocketDir } from './socketDir.ts';

/** A lock on a data folder, held by this process until `release`. */
export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process. The lock is a listening socket, so it ends with the process however that
 * dies: PGlite itself lets two processes open one folder, and a lock file would outlive a kill -9. Rejects with a
 * StartError if a running server answers on the socket.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const address = await toLockAddress(dataDir);
  const server = net.createServer((socket) => socket.destroy());
  if (!(await listens(server, address))) {
    if (await isAnswered(address)) throw new StartError(`Another server already uses ${dataDir}`);
    // A killed server left the socket file; nobody answers on it.
    await rm(address, { force: true });
    if (!(await listens(server, address))) throw new StartError(`Another server already uses ${dataDir}`);
  }
  server.unref();
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function toLockAddress(dataDir: string): Promise<string> {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\eecs-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  }
  return path.join(await prepareSocketDir(dataDir), 'lock');
}

async function listens(server: net.Server, address: string): Promise<boolean> {
  try {
    server.listen(address);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false;
    throw error;
  }
}

/** Returns whether a process listens on a socket file or pipe. */
async function isAnswered(address: string): Promise<boolean> {
  const socket = net.connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // A dead socket either refuses the connection or no longer exists.
    return false;
  } finally {
    socket.destroy();
  }
}
