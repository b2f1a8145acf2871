import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { copyEmbedded } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { findMain, startProcess, type ServerProcess } from './support/serverProcess.ts';
import { makeTemporaryFolder } from './support/temporaryFolder.ts';

const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';
/** Timeout of tests that start the server, which takes a minute while other tests keep the processors busy. */
const PATIENT = { timeout: 120_000 };
/** Time after its start at which the server lowers the priority of V8's threads, ms. */
const EASED_AFTER_MS = 10_000;

/** The data folder of one test, and the servers that were started on it. */
interface Place {
  readonly root: string;
  readonly dataDir: string;
  readonly start: (env?: Readonly<Record<string, string>>, script?: string) => ServerProcess;
}

/**
 * Creates a place with an existing database, because the first start on an empty folder takes seconds of processor
 * time.
 */
async function createUsedPlace(context: TestContext): Promise<Place> {
  const place = await createPlace(context);
  copyEmbedded('migrated', place.dataDir);
  return place;
}

// Tests that run concurrently must register their cleanup in their own contexts.
async function createPlace({ onTestFinished }: TestContext): Promise<Place> {
  const root = await makeTemporaryFolder('eecs-process-');
  const dataDir = path.join(root, 'data');
  const running: ServerProcess[] = [];
  onTestFinished(async () => {
    for (const server of running) server.process.kill('SIGKILL');
    await Promise.all(running.map((server) => server.ended()));
    await rm(root, { recursive: true, force: true });
  });
  return {
    root,
    dataDir,
    start(env = {}, script) {
      const server = startProcess({ DATA_DIR: dataDir, ...env }, script);
      running.push(server);
      return server;
    },
  };
}

async function expectRefusal(server: ServerProcess, words: RegExp): Promise<void> {
  expect(await server.ended()).toEqual({ code: 1, signal: null });
  const lines = server.output().trim().split('\n');
  expect(lines.at(-1)).toMatch(words);
  expect(server.output()).not.toMatch(/^\s+at /m);
}

const solve = (address: string, data: object = FIXTURE_1) =>
  fetch(`${address}/api/case/msb`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });

/** Reads data that every new database contains. */
async function readNotes(address: string): Promise<readonly unknown[]> {
  const reply = await fetch(`${address}/data/release-notes/0`);
  return ((await reply.json()) as { rows: readonly unknown[] }).rows;
}

/** Creates a beam that takes long enough to be still in progress when the server ends. */
function createLongBeam(spans: number): object {
  return {
    ...FIXTURE_1,
    L: spans,
    supports: Array.from({ length: spans + 1 }, (_, x) => ({ className: 'fixed', x })),
    beamSections: [{ ...FIXTURE_1.beamSections[0], x: spans }],
    loads: Array.from({ length: spans }, (_, i) => ({
      ...FIXTURE_1.loads[0],
      id: `l-${i}`,
      x: i + 0.5,
    })),
  };
}

async function listenSilently({ onTestFinished }: TestContext): Promise<{ port: number }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as net.AddressInfo).port };
}

// Only with the embedded database, because a real PostgreSQL does not change how the process uses its data folder. Each
// test has its own folder, so they run concurrently: most of their time is waiting for child processes. A start takes
// two seconds, but a minute while other tests keep the processors busy; the timeouts are only for tests that hang.
describe.skipIf(!isEmbedded).concurrent('the server as a process', { timeout: 300_000 }, () => {
  test('kill -9 during a solve breaks connections, loses nothing and blocks no start; the next server has its folder for itself and ends by SIGTERM under load', async (context) => {
    const { dataDir, start } = await createUsedPlace(context);
    const first = start({ LIMITS: 'off', RATE_EXEMPT: '127.0.0.1' });
    const { address, opsAddress } = await first.ready();
    expect((await solve(address)).status).toBe(200);
    expect(await (await fetch(`${opsAddress}/readyz`)).json()).toEqual({ db: true, solve: true });
    const notes = await readNotes(address);
    let answered = 0;
    // Each client always has a beam in progress, so that the server ends during a solve, however fast solving is.
    const client = async (): Promise<never> => {
      for (;;) {
        await (await solve(address, createLongBeam(2000))).arrayBuffer();
        answered += 1;
      }
    };
    const underWay = Promise.allSettled(Array.from({ length: 4 }, client));
    await context.expect.poll(() => answered, PATIENT).toBeGreaterThanOrEqual(1);
    first.process.kill('SIGKILL');
    expect(await first.ended()).toEqual({ code: null, signal: 'SIGKILL' });
    expect((await underWay).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    // Both socket files still exist without a process behind them, which once blocked a start.
    const sockets = path.join(dataDir, 'sockets');
    expect((await stat(path.join(sockets, '.s.PGSQL.5432'))).isSocket()).toBe(true);
    expect((await stat(path.join(sockets, 'lock'))).isSocket()).toBe(true);

    // An older server made its folders readable for everyone.
    for (const folder of ['', 'database', 'sockets']) await chmod(path.join(dataDir, folder), 0o755);
    const second = start({ RATE_EXEMPT: '127.0.0.1' });
    const again = await second.ready();
    expect(notes.length).toBeGreaterThan(0);
    expect(await readNotes(again.address)).toEqual(notes);
    expect((await solve(again.address)).status).toBe(200);
    expect(second.output()).not.toContain('Migrated');
    await expectOwnFolder(dataDir);
    await expectRefusal(start(), /^Another server already uses .*data$/);
    await expectEndUnderLoad(second, again.address, context);
    await expect(stat(path.join(sockets, 'lock'))).rejects.toThrow('ENOENT');
  });

  test('a port in use is reported on the last line, and leaves nothing in the way; a server ends when the process that started it ends', async (context) => {
    const { root, start } = await createPlace(context);
    // A path too long for a socket works as well.
    const dataDir = path.join(root, 'a'.repeat(60), 'b'.repeat(60));
    copyEmbedded('migrated', dataDir);
    const { port } = await listenSilently(context);
    // `src/start/refusedStart.test.ts` tests the other reasons.
    await expectRefusal(
      start({ DATA_DIR: dataDir, PORT: String(port) }),
      /^Port \d+ is already in use; set PORT/,
    );

    const script = path.join(root, 'parent.mjs');
    await writeFile(
      script,
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, [...process.execArgv, ${JSON.stringify(findMain())}], {
         env: { ...process.env, TIED_TO_PARENT: 'on' }, stdio: ['ignore', 'inherit', 'inherit'] });
       console.log('child ' + child.pid);
       setInterval(() => undefined, 1000);`,
    );
    const startedAt = performance.now();
    const parent = start({ DATA_DIR: dataDir, NICENESS: '10' }, script);
    const { address } = await parent.ready();
    const child = Number(/child (\d+)/.exec(parent.output())?.[1]);
    if (process.platform === 'linux') {
      // Some time after the start the priority of V8's threads is lowered; on a busy machine the start takes longer
      // than that.
      const begun = await readNiceness(child);
      if (performance.now() - startedAt < EASED_AFTER_MS) expect(begun).not.toEqual([10]);
    }
    // This answer comes from the database.
    expect((await fetch(`${address}/api/data/release-notes/0`)).status).toBe(200);
    if (process.platform === 'linux')
      await context.expect.poll(() => readNiceness(child), { ...PATIENT, interval: 500 }).toEqual([10]);

    parent.process.kill('SIGKILL');
    await parent.ended();
    await context.expect.poll(() => isAlive(child), { ...PATIENT, interval: 100 }).toBe(false);
  });
});

/** Expects that only its owner can enter a data folder. */
async function expectOwnFolder(dataDir: string): Promise<void> {
  const modeOf = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
  expect(await modeOf('database')).toBe(0o700);
  expect(await modeOf('sockets')).toBe(0o700);
  expect(await modeOf('secrets.json')).toBe(0o600);
  // No other files are next to them, where others could read them.
  expect((await stat(path.join(dataDir, 'database', 'pg_hba.conf'))).isFile()).toBe(true);
}

/**
 * Ends a server by SIGTERM while clients send requests. Expects that it ends within its own time limit, and that each
 * request is answered, refused as busy or not accepted.
 */
async function expectEndUnderLoad(
  server: ServerProcess,
  address: string,
  context: TestContext,
): Promise<void> {
  const outcomes: (number | 'refused')[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      try {
        const reply = await solve(address);
        await reply.text();
        outcomes.push(reply.status);
      } catch (error) {
        // An accepted request must not be cut off; only a connection that was never made may fail.
        const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
        if (cause?.code === 'ECONNREFUSED') {
          outcomes.push('refused');
          return;
        }
        // The server closed the idle connection just when the client wrote to it again.
        if (cause?.code !== 'UND_ERR_SOCKET' && cause?.code !== 'ECONNRESET') throw error;
      }
    }
  };
  const load = Promise.all(Array.from({ length: 12 }, client));
  const answered = () => outcomes.filter((status) => status === 200).length;
  await context.expect.poll(answered, PATIENT).toBeGreaterThan(20);
  server.process.kill('SIGTERM');
  // Judged by its own clock: a server that takes too long to close ends itself with another code.
  expect(await server.ended(), server.output()).toEqual({ code: 0, signal: null });
  isOver = true;
  await load;
  // 504 is the answer to a solve that a busy machine had no time for.
  expect(outcomes.filter((outcome) => ![200, 503, 504, 'refused'].includes(outcome))).toEqual([]);
  await expect(fetch(address)).rejects.toThrow();
}

/** Reads the niceness of V8's threads. */
async function readNiceness(pid: number): Promise<readonly number[]> {
  const folder = `/proc/${pid}/task`;
  const lines = await Promise.all(
    // A thread may end before its file is read.
    (await readdir(folder)).map((id) => readFile(`${folder}/${id}/stat`, 'utf8').catch(() => '')),
  );
  const own = lines.filter((line) => line.includes('(node-V8Worker)'));
  // The 19th field; the name before it, in parentheses, may contain spaces.
  return [...new Set(own.map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])))];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // ESRCH: the process no longer exists.
    return false;
  }
}
