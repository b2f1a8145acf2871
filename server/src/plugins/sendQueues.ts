import { readFile, readlink } from 'node:fs/promises';

/**
 * A line of one connection: local and remote address, state, bytes waiting to be sent and to be read, timers, user, and
 * its inode.
 */
const ENTRY = /^ *\d+: \S+ \S+ \S+ ([\dA-F]+):\S+ \S+ +\S+ +\d+ +\d+ (\d+) /gm;
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

/**
 * Reads how many unsent bytes the operating system holds for each connection, keyed by the name from `nameOfSocket`.
 * The result is empty if the system does not provide this; only Linux does.
 */
export async function readSendQueues(): Promise<ReadonlyMap<string, number>> {
  const texts = await Promise.all(TABLES.map((table) => readFile(table, 'latin1').catch(() => '')));
  const entries = texts.flatMap((text) => [...text.matchAll(ENTRY)]);
  return new Map(entries.map(([, queue = '', inode = '']) => [`socket:[${inode}]`, parseInt(queue, 16)]));
}

/**
 * Returns the name by which `readSendQueues` identifies the connection of a file descriptor; null if the system has
 * none for it.
 */
export async function nameOfSocket(descriptor: number): Promise<string | null> {
  return readlink(`/proc/self/fd/${descriptor}`).catch(() => null);
}
