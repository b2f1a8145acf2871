import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEmbedded } from '../../server/test/support/database.ts';
import { startProcess } from '../../server/test/support/serverProcess.ts';
import { makeTemporaryFolder } from '../../server/test/support/temporaryFolder.ts';
import { isAsWritten, readWalk } from './readWalk.ts';
import { runWalk } from './runWalk.ts';

const TOOLS = ['bash', 'curl', 'jq', 'openssl', 'base64'];
const missing = TOOLS.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0);
const steps = readWalk();

test('in CI the tools of the page are there', () => {
  expect(process.env['CI'] === 'true' ? missing : []).toEqual([]);
});

test('a printed line equals the written one where the page determines it', () => {
  expect(isAsWritten('[1,"x y"]\n', '[1,"…"]\n')).toBe(true);
  expect(isAsWritten('[2,"x y"]\n', '[1,"…"]\n')).toBe(false);
  expect(isAsWritten('[1]\n[2]\n', '[…]\n')).toBe(false);
});

describe.skipIf(missing.length > 0)('docs/api.md', () => {
  let folder: string;
  let address: string;
  let end: () => Promise<unknown>;

  beforeAll(async () => {
    folder = await makeTemporaryFolder('eecs-walk-');
    copyEmbedded('migrated', folder);
    const server = startProcess({
      DATA_DIR: folder,
      BILLING: 'test',
      RATE_EXEMPT: '127.0.0.1',
    });
    end = () => {
      server.process.kill('SIGTERM');
      return server.ended();
    };
    ({ address } = await server.ready());
  }, 240_000);

  afterAll(async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  });

  // While other tests keep the processors busy, an answer may come too late as a 503, so the walk is retried.
  test('its commands print what it says', { timeout: 240_000, retry: 2 }, async () => {
    const outbox = path.join(folder, 'outbox.jsonl');
    const printed = await runWalk(steps, { server: `${address}/api`, outbox });
    expect(printed).toHaveLength(steps.length);
    const wrong = steps
      .map(({ line, printed: written }, i) => ({ line, written, found: printed[i] ?? '' }))
      .filter(({ written, found }) => !isAsWritten(found, written));
    expect(wrong).toEqual([]);
  });

  test('docs/api.md shows every call', async () => {
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
