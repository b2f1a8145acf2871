import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Environment } from './variables.ts';
import { loadSecrets } from './secrets.ts';

const SECRET = 'a-secret-of-thirty-two-characters';

describe('secrets', () => {
  let dir: string;
  const load = (env: Environment) => loadSecrets(readConfig({ DATA_DIR: dir, ...env }));

  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-secrets-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  test('are made once beside the embedded database, for its owner alone', async () => {
    const made = await load({});
    expect(made.session).toMatch(/^[0-9a-f]{64}$/);
    expect(await load({})).toEqual(made);
    expect((await stat(path.join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test('secret files that others could read are closed to them', async () => {
    await load({});
    await chmod(path.join(dir, 'secrets.json'), 0o644);
    await load({});
    expect((await stat(path.join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  test('come from the environment when it has them', async () => {
    expect(await load({ SESSION_SECRET: SECRET, DATABASE_URL: 'postgres://db/x' })).toEqual({
      session: SECRET,
    });
    await expect(stat(path.join(dir, 'secrets.json'))).rejects.toThrow('ENOENT');
  });

  test.each([{ DATABASE_URL: 'postgres://db/x' }, { NODE_ENV: 'production' }])(
    'that are missing stop the start with %o',
    async (env) => {
      await expect(load(env)).rejects.toThrow(/^SESSION_SECRET is missing/);
    },
  );

  test('a damaged file is not replaced in silence: everyone would be logged out', async () => {
    await writeFile(path.join(dir, 'secrets.json'), '{"session":');
    await expect(load({})).rejects.toThrow(/holds no usable secrets/);
  });
});
