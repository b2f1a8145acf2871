import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../server/src/start/server.ts';
import { copyDataFolder } from '../../server/test/support/copyDataFolder.ts';
import { findEmbeddedTemplates } from '../../server/test/support/templates.ts';
import { makeTemporaryFolder } from '../../server/test/support/temporaryFolder.ts';
import { isAsWritten, readWalk } from './readWalk.ts';
import { runWalk } from './runWalk.ts';

const TOOLS = ['bash', 'curl', 'jq', 'openssl', 'base64'];
const missing = TOOLS.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0);
const steps = readWalk();

test('in CI the tools of the page are there', () => {
  expect(process.env['CI'] === 'true' ? missing : []).toEqual([]);
});

test('what is printed is as written but where the page leaves it open', () => {
  expect(isAsWritten('[1,"x y"]\n', '[1,"…"]\n')).toBe(true);
  expect(isAsWritten('[2,"x y"]\n', '[1,"…"]\n')).toBe(false);
  expect(isAsWritten('[1]\n[2]\n', '[…]\n')).toBe(false);
});

describe.skipIf(missing.length > 0)('docs/api.md', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    folder = await makeTemporaryFolder('eecs-walk-');
    copyDataFolder((await findEmbeddedTemplates()).migrated, folder);
    const env = {
      DATA_DIR: folder,
      PORT: '0',
      OPS_PORT: '0',
      SITE_DIR: '/nonexistent',
      BILLING: 'test',
      RATE_EXEMPT: '127.0.0.1',
      WARM_UP: 'brief',
      HASH_MEMORY: '1',
      NICENESS: '0',
    };
    server = await startServer({ env, log: () => undefined, hasSignals: false });
  }, 240_000);

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  // Where other tests have the processors, an answer can come too late and is a 503: somebody else walks again.
  test('its commands print what it says', { timeout: 240_000, retry: 2 }, async () => {
    const outbox = path.join(folder, 'outbox.jsonl');
    const printed = await runWalk(steps, { server: `${server.address}/api`, outbox });
    expect(printed).toHaveLength(steps.length);
    const wrong = steps
      .map(({ line, printed: written }, i) => ({ line, written, found: printed[i] ?? '' }))
      .filter(({ written, found }) => !isAsWritten(found, written));
    expect(wrong).toEqual([]);
  });

  test('it shows every call', async () => {
    const { readCalls } = await import('../../server/test/contract/calls.ts');
    const shown = steps.map(({ commands }) => commands).join('\n');
    const lost = [...readCalls().keys()].filter((call) => {
      const [method, route = ''] = call.split(' ');
      const form = route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^ "/]+');
      return !new RegExp(method === 'GET' ? `curl -s "\\$server${form}"` : `post "?${form}"?[ \n]`).test(
        shown,
      );
    });
    expect(lost).toEqual([]);
  });
});
