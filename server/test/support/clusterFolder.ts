import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from './findBinaries.ts';

const run = promisify(execFile);

/** A folder prepared for PostgreSQL, which is not running yet; the caller removes `root`. */
export interface ClusterFolder {
  readonly root: string;
  readonly version: string;
  /** Starts a postmaster with the given settings and its socket in a folder; an empty string means no socket. */
  spawnPostmaster(socketDir: string, settings: Readonly<Record<string, string>>): ChildProcess;
}

export interface FolderOptions {
  /** Folders for the data and for the write-ahead log. @default in `root` */
  readonly dataDir?: string;
  readonly walDir?: string;
  /** Creates `root` with this prefix of its name. @default in the folder for temporary files */
  readonly makeRoot?: (prefix: string) => Promise<string>;
  /** Additional arguments of initdb. */
  readonly initArgs?: readonly string[];
}

/** Creates it with this machine's PostgreSQL; null if there is none. */
export async function makeClusterFolder({
  dataDir,
  walDir,
  makeRoot = (prefix) => mkdtemp(path.join(os.tmpdir(), prefix)),
  initArgs = [],
}: FolderOptions = {}): Promise<ClusterFolder | null> {
  const bin = process.platform === 'win32' ? null : await findBinaries();
  if (bin === null) return null;
  const { stdout } = await run(path.join(bin, 'postgres'), ['--version']);
  const owner = await findOwner();
  const asOwner = (program: string, args: readonly string[]): [string, string[]] => {
    const file = path.join(bin, program);
    if (owner === null) return [file, [...args]];
    const { uid, gid } = owner;
    return ['setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--', file, ...args]];
  };
  const root = await makeRoot('eecs-pg-');
  const data = path.join(dataDir ?? root, 'data');
  const wal = walDir === undefined ? null : path.join(walDir, 'wal');
  for (const folder of [root, data, ...(wal === null ? [] : [wal])]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (owner !== null) await chown(folder, owner.uid, owner.gid);
  }
  // The user who runs the tests must be able to reach the socket in it.
  await chmod(root, 0o755);
  const made = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-N',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    ...initArgs,
  ];
  // Run in `/`, because the owner may not be allowed to enter the current folder.
  await run(...asOwner('initdb', wal === null ? made : [...made, '-X', wal]), { cwd: '/' });
  return {
    root,
    version: /[\d.]+/.exec(stdout)?.[0] ?? 'unknown',
    spawnPostmaster(socketDir, settings) {
      const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const args = ['-D', data, '-k', socketDir, ...flags];
      return spawn(...asOwner('postgres', args), { cwd: '/', stdio: 'ignore' });
    },
  };
}

/** Returns whether a database accepts queries; it may not be listening yet, or be recovering. */
export async function isAnswering(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ connectionTimeoutMillis: 2000, ...config });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Finds the user to run PostgreSQL as, because it refuses to run as root. Null if this process is not root. */
async function findOwner(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('No user to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
