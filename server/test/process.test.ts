import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE_1 } from './support/fixture1.ts';
import { startProcess, type ServerProcess } from './support/serverProcess.ts';

const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';

const solve = (address: string) =>
  fetch(`${address}/api/case/msb`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: FIXTURE_1 }),
  });

// Real PostgreSQL does not change how the process lives on its own data folder.
describe.skipIf(!isEmbedded)('the server as a process', () => {
  let root: string;
  let dataDir: string;
  let running: ServerProcess[];

  const start = (env: Readonly<Record<string, string>> = {}) => {
    const server = startProcess({ DATA_DIR: dataDir, ...env });
    running.push(server);
    return server;
  };

  const expectRefusal = async (server: ServerProcess, words: RegExp) => {
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    const lines = server.output().trim().split('\n');
    expect(lines.at(-1)).toMatch(words);
    expect(server.output()).not.toMatch(/^\s+at /m);
  };

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'eecs-process-'));
    dataDir = path.join(root, 'data');
    running = [];
  });

  afterEach(async () => {
    for (const server of running) server.process.kill('SIGKILL');
    await Promise.all(running.map((server) => server.ended()));
    await rm(root, { recursive: true, force: true });
  });

  test('kill -9 loses nothing acknowledged and does not block the next start', async () => {
    const first = start();
    const { address, opsAddress } = await first.ready();
    expect((await solve(address)).status).toBe(200);
    expect(await (await fetch(`${opsAddress}/readyz`)).json()).toEqual({ db: true, solve: true });
    first.process.kill('SIGKILL');
    expect(await first.ended()).toEqual({ code: null, signal: 'SIGKILL' });
    // What blocked a start in the past: both sockets are still there, and nobody answers.
    expect((await stat(path.join(dataDir, '.s.PGSQL.5432'))).isSocket()).toBe(true);
    expect((await stat(path.join(dataDir, 'lock'))).isSocket()).toBe(true);

    const second = start();
    const again = await second.ready();
    const notes = await fetch(`${again.address}/data/release-notes/0`);
    expect(await notes.json()).toMatchObject({ rowsCount: 1 });
    expect(second.output()).not.toContain('Migrated');
  });

  test('SIGTERM ends everything within seconds, answering what was under way', async () => {
    const server = start();
    const { address } = await server.ready();
    const underWay = Promise.all([solve(address), solve(address)]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const begin = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.ended()).toEqual({ code: 0, signal: null });
    expect(performance.now() - begin).toBeLessThan(5000);
    for (const reply of await underWay) expect([200, 503]).toContain(reply.status);
    await expect(fetch(address)).rejects.toThrow();
    await expect(stat(path.join(dataDir, 'lock'))).rejects.toThrow('ENOENT');
  });

  test('the server ends when the process that started it ends', async () => {
    const script = path.join(root, 'parent.mjs');
    const module = path.resolve(import.meta.dirname, '../src/main.ts');
    await writeFile(
      script,
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, ['--conditions=@eecs/source', ${JSON.stringify(module)}], {
         env: { ...process.env, TIED_TO_PARENT: 'on' }, stdio: ['ignore', 'inherit', 'inherit'] });
       console.log('child ' + child.pid);
       setInterval(() => undefined, 1000);`,
    );
    const parent = startProcess({ DATA_DIR: dataDir }, script);
    running.push(parent);
    await parent.ready();
    const child = Number(/child (\d+)/.exec(parent.output())?.[1]);
    parent.process.kill('SIGKILL');
    await parent.ended();
    await expect.poll(() => isAlive(child), { timeout: 8000, interval: 100 }).toBe(false);
  });

  test('a second server on the same data folder is refused on one line', async () => {
    await start().ready();
    await expectRefusal(start(), /^Another server already uses .*data$/);
  });

  test('a port in use is told by its number and its variable', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as net.AddressInfo;
    await expectRefusal(
      start({ PORT: String(port) }),
      new RegExp(`^Port ${port} is already in use; set PORT`),
    );
    await expectRefusal(
      start({ OPS_PORT: String(port) }),
      new RegExp(`^Port ${port} is already in use; set OPS_PORT`),
    );
    taken.close();
    // Nothing of the refused starts stands in the way.
    await start().ready();
  });

  test('a data folder that cannot be written is told by its path', async () => {
    await mkdir(dataDir);
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expectRefusal(
      start({ DATA_DIR: path.join(file, 'data') }),
      /^Cannot write to the data folder .*file\/data/,
    );
  });

  test('a bad variable and a missing secret are told by name', async () => {
    await expectRefusal(start({ PORT: 'http' }), /^Bad configuration: PORT must be/);
    await expectRefusal(start({ NODE_ENV: 'production' }), /^SESSION_SECRET is missing/);
  });

  test('a database that does not answer stops the start on one line', async () => {
    const env = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', SESSION_SECRET: 'x'.repeat(32) };
    await expectRefusal(start(env), /^Cannot prepare the database: .*ECONNREFUSED/);
  });

  test('a data folder with a path too long for a socket works as well', async () => {
    await start({ DATA_DIR: path.join(root, 'a'.repeat(60), 'b'.repeat(60)) }).ready();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // ESRCH: gone.
    return false;
  }
}
