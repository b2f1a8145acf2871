import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { CORRECTION_CODES, FAILURE_CODES } from '@eecs/solver-core';
import type { FailureCode } from '@eecs/solver-core';
import { expectClose } from '../verification/toBeRelativelyClose.ts';
import { describeFailure } from './describeFailure.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const FIXTURE = fileURLToPath(new URL('../verification/fixtures/fixture1.json', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'eecs-cli-'));
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});

/** A simple beam of 6 m under 12 kN/m, EI = 2e7 N·m2: R = 36 kN, M = 54 kN·m, deflection 5·q·L4/384·EI = 10.125 mm. */
const BEAM = {
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

function write(name: string, text: string): string {
  const file = join(FOLDER, name);
  writeFileSync(file, text);
  return file;
}

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@eecs/source', MAIN, ...args],
    { input, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** The cells of the line that begins with the given words. */
function cells(text: string, start: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(start)) ?? '';
  return line.trim().split(/ {2,}/);
}

describe('eecs-solver solve', { timeout: 30_000 }, () => {
  it('prints verdict, reactions and extremes with units', () => {
    const { status, stdout, stderr } = run(['solve', write('beam.json', JSON.stringify(BEAM))]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('A simple beam');
    expect(stdout).toContain('Statically determinate (degree 0, W = 0, rank 3).');
    expect(cells(stdout, 'support')).toEqual(['support', 'at', 'axial, kN', 'normal, kN', 'moment, kN·m']);
    expect(cells(stdout, '1 pin')).toEqual(['1 pin', '0 m', '0.000', '36.000', '0.000']);
    expect(cells(stdout, 'M, kN·m')).toEqual(['M, kN·m', '0.000', '0 m', '54.000', '3 m']);
    expect(cells(stdout, 'deflection, mm')).toEqual(['deflection, mm', '−10.125', '3 m', '0.000', '0 m']);
    // q·L³/24EI = 5.4 mrad.
    expect(cells(stdout, 'slope, mrad')).toEqual(['slope, mrad', '−5.400', '0 m', '5.400', '6 m']);
    expect(stdout).not.toContain('Floor plan');
    expect(stdout).not.toContain('Total mass');
  });

  it('prints mass, floor plan, Mohr integral and checks of a hinged beam, and its equations on request', () => {
    const { status, stdout } = run(['solve', FIXTURE, '--equations']);
    expect(status).toBe(0);
    // rho·A·L of the profile and 42.2 kg/m over 12 m.
    expect(stdout).toMatch(/Total mass 10\d\d\.\d+ kg\./);
    // The suspended part gives its hinge what its roller has, R(12) = 827.68126 N, and is solved first.
    expect(cells(stdout, '1      0 m')).toEqual([
      '1',
      '0 m',
      '8 m',
      '0',
      '2',
      '1 2',
      '-',
      '2',
      '-',
      '-',
      '0.000',
      '−0.828',
    ]);
    expect(cells(stdout, '2      8 m')).toEqual([
      '2',
      '8 m',
      '12 m',
      '1',
      '1',
      '4',
      '1',
      '-',
      '0.000',
      '0.828',
      '-',
      '-',
    ]);
    expect(stdout).toContain("by Mohr's integral (unit force along +y)");
    expect(stdout).toMatch(/= −5\.954; from the diagram −5\.954, agrees/);
    expect(stdout).toContain('Checks passed: equilibrium');
    // 1655.36 N·2 m = 4 m·R4; 6 m·R2 carries the hinge's force at 8 m.
    expect(stdout).toMatch(/moments, 8 m to 12 m: 4·R4 normal = 3310\.73\n/);
    expect(stdout).toMatch(/moments, 0 m to 8 m: 6·R2 normal − 8·H3 normal = /);
    expect(cells(stdout, '  R4 normal')).toEqual(['R4 normal', '827.681']);
    expect(stdout.indexOf('  R4 normal')).toBeLessThan(stdout.indexOf('  R2 normal'));
    expect(run(['solve', FIXTURE]).stdout).not.toContain('Block 1');
  });

  it('reads standard input and prints the answer as JSON', () => {
    const { status, stdout } = run(['solve', '-', '--json'], JSON.stringify(BEAM));
    expect(status).toBe(0);
    const answer = JSON.parse(stdout) as { level: string; sets: { M: { max: { value: number } } }[] };
    expect(answer.level).toBe('ok');
    expectClose(answer.sets[0]?.M.max.value, 54_000, 1e-10);
  });

  it('names case sets, tells corrections and speaks of EI·v without materials', () => {
    const document = {
      ...BEAM,
      materials: [],
      sections: [],
      beamSections: [],
      caseSets: [{ title: 'Dead' }, { title: 'Live' }],
      loads: [{ className: 'ShearLoad', x: 3, c: [-1000], sets: 3 }],
      supports: [...BEAM.supports.slice(0, 1), { className: 'simple', x: 6, release: true }],
    };
    const { status, stdout } = run(['solve', '-'], JSON.stringify(document));
    expect(status).toBe(0);
    expect(stdout).toContain('Case set 2: Live');
    expect(stdout).toContain('Note: Support 2: a hinge at an end of the beam does nothing. [/supports/1]');
    expect(cells(stdout, 'EI·deflection, kN·m³').slice(0, 2)).toEqual(['EI·deflection, kN·m³', '−4.500']);
  });

  it('writes US units', () => {
    const document = { ...BEAM, units: { system: 1 }, L: 6 };
    const { stdout } = run(['solve', '-'], JSON.stringify(document));
    expect(cells(stdout, 'support')).toEqual([
      'support',
      'at',
      'axial, kip',
      'normal, kip',
      'moment, kip·ft',
    ]);
    expect(cells(stdout, '2 roller')).toEqual(['2 roller', '6 in', '0.000', '36.000', '0.000']);
  });

  it('says in plain words why a beam is refused, with exit code 1', () => {
    const document = {
      ...BEAM,
      supports: [{ className: 'simple', x: 0 }],
      loads: [{ className: 'ShearLoad', x: 3, c: [-1000] }],
    };
    const { status, stdout, stderr } = run(['solve', '-'], JSON.stringify(document));
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(
      'There are too few supports: hinges taken off, they hold 1 of the 3 directions needed.',
    );
    expect(stderr).toContain('Nothing holds the beam along its axis');
  });

  it('prints a refusal as JSON too', () => {
    const { status, stdout } = run(['solve', '-', '--json'], JSON.stringify({ ...BEAM, L: -1 }));
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'error',
      failures: [{ code: 'length.notPositive', path: '/L' }],
    });
  });

  it.each([
    [[], 'Usage: eecs-solver solve'],
    [['draw', 'case.json'], 'Usage: eecs-solver solve'],
    [['solve'], 'Usage: eecs-solver solve'],
    [['solve', 'a.json', 'b.json'], 'Usage: eecs-solver solve'],
    [['solve', 'a.json', '--loud'], 'Unknown option --loud.'],
    [['solve', join(FOLDER, 'absent.json')], 'Cannot read'],
    [['solve', '-'], 'Standard input is not JSON'],
  ])('answers %j with exit code 2', (args, words) => {
    const { status, stderr } = run(args, 'not json');
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it('prints its usage on request', () => {
    const { status, stdout } = run(['--help']);
    expect(status).toBe(0);
    expect(stdout).toContain('--json');
  });
});

describe('describeFailure', () => {
  it('has a sentence for every code', () => {
    const codes = [...(Object.keys(FAILURE_CODES) as FailureCode[]), ...CORRECTION_CODES];
    for (const code of codes) {
      const sentence = describeFailure({ code, path: '/loads/3/x', ids: [], values: {} });
      expect(sentence).not.toContain(code);
      expect(sentence).toMatch(/\[\/loads\/3\/x\]$/);
    }
  });

  it('counts entities from 1 and names the place', () => {
    expect(
      describeFailure({ code: 'geometry.loadOutside', path: '/loads/3/x', ids: [3], values: { L: 6 } }),
    ).toBe('Load 4, x lies outside the beam (0 to 6). [/loads/3/x]');
  });
});
