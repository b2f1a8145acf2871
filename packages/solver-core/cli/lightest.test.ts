import { describe, expect, it } from 'vitest';
import { runOnTexts as run } from './runOnTexts.ts';
import { BEAM, cells, createFolder } from '../test/cliRuns.ts';

const { write } = createFolder();

describe('eecs-solver lightest', { timeout: 30_000 }, () => {
  // 6 m under 12 kN/m, E = 200 GPa, L/300: I = 5 q L⁴/(384 E L/300) = 5063 cm⁴; IPE 270 has 5790 cm⁴, IPE 270 A 4917.
  const sized = write(
    'sized.json',
    JSON.stringify({ ...BEAM, materials: [{ name: 'steel', E: 200_000, rho: 7850 }] }),
  );

  it('prints the lightest section of a series and why a lighter one fails', async () => {
    const { status, stdout, stderr } = await run([
      'lightest',
      sized,
      '--series=EN 10365 / IPE',
      '--span=300',
    ]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('not a design to a code');
    expect(cells(stdout, 'IPE 270 A').slice(2, 5)).toEqual(['fails', '103.0 %', 'deflection']);
    expect(cells(stdout, 'IPE 270  ').slice(2, 3)).toEqual(['meets']);
  });

  it('checks by the standard of the document with --code', async () => {
    const held = write(
      'held.json',
      JSON.stringify({
        ...BEAM,
        materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
        limits: { members: { standard: 'EN 1993-1-1', restraints: 'supports' } },
      }),
    );
    const { status, stdout } = await run(['lightest', held, '--series=EN 10365 / IPE', '--code']);
    expect(status).toBe(0);
    expect(stdout).toContain('resistances by EN 1993-1-1');
    expect(stdout).toMatch(/IPE \d+ .*fails +\d+\.\d % {2}lateral-torsional buckling, 6\.3\.2\.2/);
    const unnamed = await run(['lightest', sized, '--series=IPE', '--code', '--span=300']);
    expect(unnamed.stderr).toContain('[/limits/members/standard]');
  });

  it('names what is missing: a series, a limit, a strength', async () => {
    expect((await run(['lightest', sized])).stderr).toContain('--series');
    expect((await run(['lightest', sized, '--series=nothing'])).stderr).toContain('EN 10365 / IPE');
    const unlimited = await run(['lightest', sized, '--series=IPE']);
    expect(unlimited.status).toBe(1);
    expect(unlimited.stderr).toContain('[/limits]');
    const weak = await run(['lightest', sized, '--series=IPE', '--stress=1']);
    expect(weak.stderr).toContain('[/materials/0/strength]');
    expect((await run(['lightest', sized, '--series=IPE', '--span=x'])).status).toBe(2);
  });
});
