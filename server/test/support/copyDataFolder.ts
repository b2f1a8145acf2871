import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Copies the database from a data folder that no server has open; creates `to`. */
export function copyDataFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  copyFolder(path.join(from, 'database'), path.join(to, 'database'));
}

// Synchronous, because for a thousand small files each promise would take longer than its file.
function copyFolder(from: string, to: string): void {
  const hasHoles = path.basename(from) === 'pg_wal';
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else if (hasHoles) copyWithHoles(source, target);
    else copyFileSync(source, target);
  }
}

const CHUNK = Buffer.alloc(256 * 1024);
const ZEROS = Buffer.alloc(CHUNK.length);

/**
 * Copies a file and leaves holes in place of zeros: 16 MiB are reserved for the write-ahead log of a new database, most
 * of them never used, and writing them took a third of the time of a copy.
 */
function copyWithHoles(from: string, to: string): void {
  const [source, target] = [openSync(from, 'r'), openSync(to, 'w')];
  try {
    let at = 0;
    for (let count = -1; count !== 0; at += count) {
      count = readSync(source, CHUNK, 0, CHUNK.length, at);
      if (CHUNK.compare(ZEROS, 0, count, 0, count) !== 0) writeSync(target, CHUNK, 0, count, at);
    }
    ftruncateSync(target, fstatSync(source).size);
  } finally {
    closeSync(source);
    closeSync(target);
  }
}
