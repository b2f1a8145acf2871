import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of a few dozen MiB, which can be filled. */
export interface SmallDisk {
  readonly dir: string;
  /** Takes all free space. */
  fill(): Promise<void>;
  /** Releases the taken space. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

const CHUNK = Buffer.alloc(64 * 1024, 1);

/**
 * Mounts a disk in memory. Null if that is not allowed: only root may mount. (A limit on file sizes would need no root,
 * but PostgreSQL then reports another error than for a full disk, and its write-ahead log has files of fixed size.)
 */
export async function mountSmallDisk(mib: number): Promise<SmallDisk | null> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-torture-disk-'));
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const toCall = (...words: readonly string[]): [string, string[]] => {
    const [program = '', ...args] = [...asRoot, ...words];
    return [program, args];
  };
  const unmount = toCall('umount', '-l', dir);
  try {
    await run(...toCall('mount', '-t', 'tmpfs', '-o', `size=${mib}m,mode=0777`, 'tmpfs', dir));
  } catch {
    await rm(dir, { recursive: true, force: true });
    return null;
  }
  await chmod(dir, 0o755).catch(() => undefined);
  // Unmounts the disk if a signal ends this process.
  const clear = () => {
    execFileSync(...unmount);
    rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', clear);
  const filler = path.join(dir, 'filler');
  return {
    dir,
    async fill() {
      for (;;) {
        try {
          await writeFile(filler, CHUNK, { flag: 'a' });
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
          throw error;
        }
      }
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      process.off('exit', clear);
      await run(...unmount);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
