import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'beamApi.ts');

test('`npm run demonstrate` ends well: every reply of its own server is the one of the contract', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@eecs/source', SCRIPT]);
  expect(stdout).toContain('M, kN·m: -2.483 at 6 m … 31.076 at 3 m');
  expect(stdout).toContain('M, kN·m: -144.000 at 10 m … 96.000 at 17 m');
  expect(stdout).toContain('Часть от 6 м до 8 м поворачивается'.replaceAll(/(\d) м/g, '$1\u00a0м'));
  // M/W = 12 kN·m over 557.07 cm3, and the axial force of the second set over 53.81 cm2.
  expect(stdout).toContain('at 6 m (right), 150 mm up, by sets, MPa: sigma 21.541, tau 0.000; sigma 12.629');
  expect(stdout).toContain('Сечение 1, поле tf: стоит 10,7, нужно число меньше 10');
  expect(stdout).toMatch(/\d+ requests, 0 replies differ from the contract\n$/);
}, 240_000);
