import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** A simple beam of 6 m under 12 kN/m, EI = 2e7 N·m2: R = 36 kN, M = 54 kN·m, deflection 5·q·L4/384·EI = 10.125 mm. */
export const BEAM = {
  schema: 1,
  title: 'A simple beam',
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  materials: [{ name: 'steel', E: 200_000, nu: 0.3 }],
  sections: [{ className: 'generic', label: 'EI', A: 100, Iy: 10_000 }],
  beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0 }],
  loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-12_000, -12_000, -12_000] }],
};

/** Creates a folder for the files of a test module, which is removed after its tests. */
export function createFolder(): {
  readonly path: string;
  readonly write: (name: string, text: string) => string;
} {
  const path = mkdtempSync(join(tmpdir(), 'eecs-cli-'));
  afterAll(() => {
    rmSync(path, { recursive: true });
  });
  return {
    path,
    write: (name, text) => {
      const file = join(path, name);
      writeFileSync(file, text);
      return file;
    },
  };
}

/** Runs the command line in a separate process, as a shell does; returns its output streams and its exit code. */
export function spawnCli(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@eecs/source', MAIN, ...args],
    { input, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Returns the cells of the line that begins with the given words. */
export function cells(text: string, start: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(start)) ?? '';
  return line.trim().split(/ {2,}/);
}
