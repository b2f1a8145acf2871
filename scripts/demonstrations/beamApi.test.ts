import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { IS_WHOLE } from '../../packages/solver-core/verification/drawCases.ts';
import { copyEmbedded } from '../../server/test/support/database.ts';
import { startProcess } from '../../server/test/support/serverProcess.ts';
import { makeTemporaryFolder } from '../../server/test/support/temporaryFolder.ts';

const SCRIPT = path.join(import.meta.dirname, 'beamApi.ts');

/** Starts a server on an existing database, until the end of the test. */
async function startQuickServer(): Promise<string> {
  const folder = await makeTemporaryFolder('eecs-demonstration-');
  copyEmbedded('migrated', folder);
  const server = startProcess({ DATA_DIR: folder, GATING: 'off', RATE_EXEMPT: '127.0.0.1' });
  onTestFinished(async () => {
    server.process.kill('SIGTERM');
    await server.ended();
    await rm(folder, { recursive: true, force: true });
  });
  return (await server.ready()).address;
}

// Run only every night, because the script's own server starts from the sources on an empty database, which takes ten
// times as long as all of its requests.
test('`npm run demonstrate` ends well: every reply is the one of the contract', async () => {
  const address = IS_WHOLE ? [] : [await startQuickServer()];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@eecs/source',
    SCRIPT,
    ...address,
  ]);
  expect(stdout).toContain('M, kN·m: -2.483 at 6 m … 31.076 at 3 m');
  expect(stdout).toContain('M, kN·m: -144.000 at 10 m … 96.000 at 17 m');
  expect(stdout).toContain('Часть от 6 м до 8 м поворачивается'.replaceAll(/(\d) м/g, '$1\u00a0м'));
  // M/W = 12 kN·m over 557.07 cm3, and the axial force of the second set over 53.81 cm2.
  expect(stdout).toContain('at 6 m (right), 150 mm up, by sets, MPa: sigma 21.541, tau 0.000; sigma 12.629');
  expect(stdout).toContain('Сечение 1, поле tf: задано 10,7, нужно число меньше 10');
  expect(stdout).toMatch(/\d+ requests, 0 replies differ from the contract\n$/);
}, 240_000);
