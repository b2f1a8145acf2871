import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of this run alone, in a temporary folder. */
export interface PostgresCluster {
  /** Folder of its Unix socket. */
  readonly socketDir: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL from the binaries on this machine; null where there are none. */
export async function startPostgresCluster(): Promise<PostgresCluster | null> {
  if (process.platform === 'win32') return null;
  const bin = await findBinaries();
  if (bin === null) return null;
  const { stdout } = await run(path.join(bin, 'postgres'), ['--version']);
  const version = /[\d.]+/.exec(stdout)?.[0] ?? 'unknown';

  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-pg-'));
  const owner = await findOwner();
  // mkdtemp makes it 0700 for root; PostgreSQL refuses to run as root.
  if (owner !== null) await chown(dir, owner.uid, owner.gid);
  await chmod(dir, 0o755);
  const data = path.join(dir, 'data');
  const asOwner = (program: string, args: string[]): [string, string[]] =>
    owner === null
      ? [program, args]
      : ['setpriv', [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', program, ...args]];

  // From `/`: the owner may not be allowed to enter the current folder.
  await run(
    ...asOwner(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8']),
    {
      cwd: '/',
    },
  );
  const server = spawn(
    ...asOwner(path.join(bin, 'postgres'), [
      '-D',
      data,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-k',
      dir,
    ]),
    { cwd: '/', stdio: 'ignore' },
  );
  await waitUntilReady(dir, server);
  return {
    socketDir: dir,
    version,
    async stop() {
      const ended = once(server, 'exit');
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
      server.kill('SIGINT');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Finds the newest binaries of PostgreSQL on this machine; null where there are none. */
export async function findBinaries(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(debian, name, 'bin'));
  for (const dir of [...(process.env['PATH'] ?? '').split(path.delimiter), ...newestFirst]) {
    const initdb = path.join(dir, 'initdb');
    // A link in /usr/local/bin: the other binaries and the templates are beside the real file.
    if (existsSync(initdb)) return path.dirname(await realpath(initdb));
  }
  return null;
}

/** Whom PostgreSQL runs as: it refuses to be root; null where this process is not. */
export async function findOwner(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('No user to run PostgreSQL as');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function waitUntilReady(socketDir: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      return;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
  server.kill('SIGKILL');
  throw new Error('The throw-away PostgreSQL did not start');
}
