import { fstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A simulated disk that keeps what was synced and loses everything else in a power cut. */
export interface UnsyncedDisk {
  /** Called instead of `fsync`. */
  readonly sync: (descriptor: number) => void;
  /** Returns the number of syncs so far. */
  readonly count: () => number;
  /** Writes to another folder what a power cut now would leave of this one. */
  readonly leaveIn: (place: string) => void;
}

interface Kept {
  /** Content, if this is a file. */
  content?: Buffer;
  /** Names in it and the files or folders they refer to, if this is a folder. */
  names?: ReadonlyMap<string, number>;
}

/**
 * Watches a folder whose present content counts as synced. From then on a file keeps its content of its last sync; a
 * name exists as of the last sync of its folder, or of the file with that name. Linux behaves like this.
 */
export function createUnsyncedDisk(folder: string): UnsyncedDisk {
  const disk = new Map<number, Kept>();
  let count = 0;

  const keep = (place: string): number => {
    const { ino } = statSync(place);
    const entries = readdirSync(place, { withFileTypes: true });
    disk.set(ino, {
      names: new Map(entries.map(({ name }) => [name, statSync(path.join(place, name)).ino])),
    });
    for (const entry of entries) {
      const file = path.join(place, entry.name);
      if (entry.isDirectory()) keep(file);
      else disk.set(statSync(file).ino, { content: readFileSync(file) });
    }
    return ino;
  };
  const root = keep(folder);

  const write = (inode: number, place: string): void => {
    const { content, names } = disk.get(inode) ?? { content: Buffer.alloc(0) };
    if (names === undefined) return writeFileSync(place, content ?? Buffer.alloc(0));
    mkdirSync(place, { recursive: true, mode: 0o700 });
    for (const [name, child] of names) write(child, path.join(place, name));
  };

  return {
    count: () => count,
    sync(descriptor) {
      count += 1;
      const synced = fstatSync(descriptor);
      const place = findPlace(folder, synced.ino);
      if (place === null) return;
      if (synced.isDirectory()) {
        const names = readdirSync(place).map((name) => [name, statSync(path.join(place, name)).ino] as const);
        disk.set(synced.ino, { names: new Map(names) });
        return;
      }
      disk.set(synced.ino, { content: readFileSync(place) });
      const parent = statSync(path.dirname(place)).ino;
      const names = new Map(disk.get(parent)?.names ?? []);
      disk.set(parent, { names: names.set(path.basename(place), synced.ino) });
    },
    leaveIn(place) {
      rmSync(place, { recursive: true, force: true });
      write(root, place);
    },
  };
}

function findPlace(folder: string, inode: number): string | null {
  if (statSync(folder).ino === inode) return folder;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const place = path.join(entry.parentPath, entry.name);
    if (statSync(place).ino === inode) return place;
  }
  return null;
}
