import { fileURLToPath } from 'node:url';
import { expectClose } from '@eecs/testing';
import { describe, expect, it } from 'vitest';
import { runOnTexts as run } from './runOnTexts.ts';
import { BEAM, cells, createFolder, spawnCli } from '../test/cliRuns.ts';

const FIXTURE = fileURLToPath(new URL('../verification/fixtures/fixture1.json', import.meta.url));
const { write } = createFolder();

describe('eecs-solver solve', { timeout: 30_000 }, () => {
  it('prints verdict, reactions and extremes with units', async () => {
    const { status, stdout, stderr } = await run(['solve', write('beam.json', JSON.stringify(BEAM))]);
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

  it('prints mass, floor plan, Mohr integral and checks of a hinged beam, and its equations on request', async () => {
    const { status, stdout } = await run(['solve', FIXTURE, '--equations']);
    expect(status).toBe(0);
    // rho·A·L of the profile and 42.2 kg/m over 12 m.
    expect(stdout).toMatch(/Total mass 10\d\d\.\d+ kg\./);
    // The hinge force of the suspended part equals the reaction of its roller, R(12) = 827.68126 N; the part is solved
    // first.
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
    // 1655.36 N·2 m = 4 m·R4; 6 m·R2 balances the hinge's force at 8 m.
    expect(stdout).toMatch(/moments, 8 m to 12 m: 4·R4 normal = 3310\.73\n/);
    expect(stdout).toMatch(/moments, 0 m to 8 m: 6·R2 normal − 8·H3 normal = /);
    expect(cells(stdout, '  R4 normal')).toEqual(['R4 normal', '827.681']);
    expect(stdout.indexOf('  R4 normal')).toBeLessThan(stdout.indexOf('  R2 normal'));
    expect((await run(['solve', FIXTURE])).stdout).not.toContain('Block 1');
  });

  it('prints stresses, equivalent ones and the shear stress over the height, and why one is not known', async () => {
    const sections = [{ className: 'rectangle', label: 'R', b: 100, h: 300 }];
    const { status, stdout } = await run(['solve', '-'], JSON.stringify({ ...BEAM, sections }));
    expect(status).toBe(0);
    // M = 54 kN·m divided by W = 1500 cm3; 1.5 · 36 kN divided by 300 cm2.
    expect(cells(stdout, 'S top, MPa')).toEqual(['S top, MPa', '−36.000', '3 m', '0.000', '0 m']);
    expect(cells(stdout, 'S bottom, MPa')).toEqual(['S bottom, MPa', '0.000', '0 m', '36.000', '3 m']);
    expect(cells(stdout, 'T, MPa')).toEqual(['T, MPa', '−1.800', '6 m', '1.800', '0 m']);
    expect(cells(stdout, 'eq4').slice(0, 3)).toEqual(['eq4 distortion (Mises)', '36.000', '3 m']);
    expect(stdout).toContain('Shear stress over the height at 0 m, seen from the right');
    expect(cells(stdout, '150.000')).toEqual(['150.000', '0.000', '0.000']);
    expect(cells(stdout, '0.000    ')).toEqual(['0.000', '1.800', '1.800']);
    expect(stdout).not.toContain('Note:');
    const { stdout: generic } = await run(['solve', '-'], JSON.stringify(BEAM));
    expect(generic).toContain(
      'Note: Cross-section 1: stresses are not computed, because it does not define its outermost fibres',
    );
    expect(generic).not.toContain('S top');
    const { stdout: json } = await run(['solve', '-', '--json'], JSON.stringify({ ...BEAM, sections }));
    const answer = JSON.parse(json) as { sets: { EQ: { eq4: { max: { value: number } } } }[] };
    expectClose(answer.sets[0]?.EQ.eq4.max.value, 36, 1e-12);
  });

  it('reads standard input and prints the answer as JSON', () => {
    const { status, stdout } = spawnCli(['solve', '-', '--json'], JSON.stringify(BEAM));
    expect(status).toBe(0);
    const answer = JSON.parse(stdout) as { level: string; sets: { M: { max: { value: number } } }[] };
    expect(answer.level).toBe('ok');
    expectClose(answer.sets[0]?.M.max.value, 54_000, 1e-10);
  });

  it('reports what acts unfactored in a combined set, and that constants contradict each other', async () => {
    const caseSets = [{}, {}, { combined: true, factors: { '0': 1.35, '1': 1.5 } }];
    const document = {
      ...BEAM,
      caseSets,
      selfWeight: true,
      // 200000 / 2.5 = 80000.
      materials: [{ name: 'steel', E: 200_000, nu: 0.25, G: 40_000, rho: 7850 }],
      loads: BEAM.loads.map((load) => ({ ...load, sets: 1 })),
    };
    const settling = async (sets: number) => {
      const [pin, roller] = BEAM.supports;
      const supports = [pin, { ...roller, settlement: { y: -0.01 }, sets }];
      return (await run(['solve', '-'], JSON.stringify({ ...document, supports }))).stdout;
    };
    const named = await settling(0b110);
    expect(named).toContain(
      'Combined: 1.35 × set 1 + 1.5 × set 2\nCase set 3: self weight acts here once and without a factor.\nCase set 3: settlements act here once and without a factor: supports 2.\n',
    );
    expect(named).toContain(
      'Material 1: G is 40000 MPa, while E and ν give 80000 MPa; both are used as given.',
    );
    expect(await settling(0b010)).toContain(
      'Case set 3 does not include settlements that act in a set it combines, because their sets do not name this one: supports 2.',
    );
  });

  it('names case sets, lists corrections and prints EI·v without materials', async () => {
    const document = {
      ...BEAM,
      materials: [],
      sections: [],
      beamSections: [],
      caseSets: [{ title: 'Dead' }, { title: 'Live' }],
      loads: [{ className: 'ShearLoad', x: 3, c: [-1000], sets: 3 }],
      supports: [...BEAM.supports.slice(0, 1), { className: 'simple', x: 6, release: true }],
    };
    const { status, stdout } = await run(['solve', '-'], JSON.stringify(document));
    expect(status).toBe(0);
    expect(stdout).toContain('Case set 2: Live');
    expect(stdout).toContain('Note: Support 2: a hinge at an end of the beam does nothing. [/supports/1]');
    expect(cells(stdout, 'EI·deflection, kN·m³').slice(0, 2)).toEqual(['EI·deflection, kN·m³', '−4.500']);
  });

  it('lets no title command the terminal', async () => {
    const title = '\u001b[31mred\u001b]0;x\u0007';
    const { stdout } = await run(['solve', write('escape.json', JSON.stringify({ ...BEAM, title }))]);
    expect(stdout).toContain('[31mred]0;x');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('writes US units', async () => {
    const document = { ...BEAM, units: { system: 1 }, L: 6 };
    const { stdout } = await run(['solve', '-'], JSON.stringify(document));
    expect(cells(stdout, 'support')).toEqual([
      'support',
      'at',
      'axial, kip',
      'normal, kip',
      'moment, kip·ft',
    ]);
    expect(cells(stdout, '2 roller')).toEqual(['2 roller', '6″', '0.000', '36.000', '0.000']);
  });

  it('prints every extreme, zero and jump of fixture 1', async () => {
    const { stdout } = await run(['solve', FIXTURE]);
    // By hand: M(3) = 31.076, M(6) = -2.483, R(12)/q = 2 m beyond the middle of the suspended part: M(10) = 0.828; a
    // moment of 2 kN·m at 5 m.
    expect(stdout).toMatch(
      /^M, kN·m: local extremes 31\.076 at 3 m, −2\.483 at 6 m, 0\.828 at 10 m; zeros 0 m, 5\.8354 m, 8 m, 12 m; jumps 13\.866 to 11\.866 at 5 m$/m,
    );
    expect(stdout).toContain('N, kN: jumps 2.500 to 0.000 at 4 m');
    expect(stdout).toContain('area, N·m²');
    expect(stdout).toContain('ordinate, m');
    expect(stdout).toContain('EI, N·m²');
  });

  it('prints the members of a combined set, and that a set without loads has no bending', async () => {
    const document = {
      ...BEAM,
      caseSets: [
        { title: 'Dead' },
        { title: 'Idle' },
        { title: 'Design', combined: true, factors: { 0: 1.35 } },
      ],
      loads: [{ ...BEAM.loads[0], sets: 1 }],
    };
    const { stdout } = await run(['solve', '-'], JSON.stringify(document));
    expect(stdout).toContain('Combined: 1.35 × set 1 + set 2');
    expect(stdout).toContain('No area: nothing bends or stretches.');
  });
});
