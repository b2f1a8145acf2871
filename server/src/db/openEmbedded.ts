import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Flushes an open file or folder to disk; throws if that fails. */
export type Sync = (descriptor: number) => void;

export interface OpenOptions {
  /** A dump from which a missing database is created; without it a missing database is created empty. */
  readonly dump?: Blob;
  /** Flushes to disk; tests record the calls. @default fsync */
  readonly sync?: Sync;
}

/**
 * PGlite starts PostgreSQL with `-F`, which disables flushing to disk. Without it PostgreSQL flushes its log before it
 * answers a commit, and files and folders at each checkpoint. The method is `fsync` rather than the default
 * `fdatasync`, which does nothing in PGlite's C library.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
  ...['-c', 'wal_sync_method=fsync'],
];

/** Marker file in the folder of a database that is being created; no data in it have been acknowledged yet. */
const UNFINISHED = 'eecs-unfinished';

/**
 * Opens the embedded PostgreSQL in a folder, and creates it the first time. Committed data survive a power cut. If
 * creating it is interrupted, the next start creates it anew.
 */
export async function openEmbedded(
  folder: string,
  { dump, sync = fsyncSync }: OpenOptions = {},
): Promise<PGlite> {
  const mark = path.join(folder, UNFINISHED);
  if (existsSync(mark)) await emptyFolder(folder);
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'));
  if (isNew) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mark, '');
    syncPlace(folder, sync);
  }
  const options: PGliteOptions = { fs: new SyncedFiles(folder, sync), startParams: START_PARAMS };
  const db = await PGlite.create(folder, { ...options, ...(dump && { loadDataDir: dump }) });
  if (isNew) {
    await syncFolder(folder, sync);
    await rm(mark);
    syncPlace(folder, sync);
  }
  return db;
}

/** Flushes a folder with all its contents, and its own name, to disk. */
export async function syncFolder(folder: string, sync: Sync = fsyncSync): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) syncPlace(path.join(entry.parentPath, entry.name), sync);
  syncPlace(folder, sync);
  syncPlace(path.dirname(folder), sync);
}

/** Flushes a file, or the names in a folder, to disk. Windows flushes names by itself. */
export function syncPlace(place: string, sync: Sync = fsyncSync): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(place, 'r');
  try {
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

/** An open file of the file system in which PGlite runs. */
interface OpenFile {
  /** Its descriptor in Node. */
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

/** The part of that file system which is used here; PGlite does not declare it. */
interface FileSystem {
  readonly filesystems: { readonly NODEFS: { readonly stream_ops: { fsync?: (file: OpenFile) => number } } };
  isDir(mode: number): boolean;
}

/**
 * File system for PGlite, whose own one omits `fsync`. A failed `fsync` ends the thread: the state of the disk is then
 * unknown, so nothing may be answered, and the next start reads what is there.
 */
class SyncedFiles extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...[pg, given]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, given);
    const addSync = (module: { readonly FS: unknown }) => {
      const files = module.FS as FileSystem;
      files.filesystems.NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (process.platform === 'win32' && files.isDir(node.mode)) return 0;
        try {
          this.#sync(nfd);
        } catch (error) {
          // Synchronous, because the usual output of a thread is lost when it ends.
          writeSync(process.stderr.fd, `The embedded database cannot write to the disk: ${String(error)}\n`);
          // PGlite swallows whatever is thrown here. In a thread, this ends the thread.
          process.exit(1);
        }
        return 0;
      };
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...preRun] } };
  }
}
