import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../config/variables.ts';
import { StartError, startServer } from './server.ts';

const SECRET = 'x'.repeat(32);
const FREE_PORTS = { PORT: '0', OPS_PORT: '0' };

// `server/test/process.test.ts` tests that the process prints these lines and ends with code 1.
describe('a start that is refused', () => {
  let root: string;
  const refuse = async (env: Environment): Promise<string> => {
    const started = startServer({ env: { ...FREE_PORTS, ...env }, log: () => undefined, hasSignals: false });
    const error: unknown = await started.catch((reason: unknown) => reason);
    if (!(error instanceof StartError)) throw new Error('the server started', { cause: error });
    return error.message;
  };

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'eecs-refused-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('names a bad variable and a missing secret', async () => {
    expect(await refuse({ PORT: 'http' })).toMatch(/^Bad configuration: PORT must be/);
    const DATA_DIR = path.join(root, 'bare');
    expect(await refuse({ DATA_DIR, NODE_ENV: 'production' })).toMatch(/^SESSION_SECRET is missing/);
    const nowhere = 'postgresql://nobody@127.0.0.1:1/none';
    expect(await refuse({ NODE_ENV: 'production', SESSION_SECRET: SECRET, DATABASE_URL: nowhere })).toMatch(
      /^SMTP_URL is missing/,
    );
  });

  test('names a data folder that cannot be written', async () => {
    const file = path.join(root, 'file');
    await writeFile(file, '');
    expect(await refuse({ DATA_DIR: path.join(file, 'data') })).toMatch(
      /^Cannot write to the data folder .*file.data/,
    );
  });

  test('names a port in use with its variable, and leaves its data folder to the next start', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as net.AddressInfo;
    const DATA_DIR = path.join(root, 'data');
    for (const name of ['PORT', 'OPS_PORT'])
      expect(await refuse({ DATA_DIR, [name]: String(port) })).toMatch(
        new RegExp(`^Port ${port} is already in use; set ${name}`),
      );
    await new Promise((resolve) => taken.close(resolve));
  });
});
