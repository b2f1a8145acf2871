import { describe, expect, it } from 'vitest';
import { runOnTexts } from '../runOnTexts.ts';

const K = { y: 1, z: 1 };

/** Two bars from supports 4 m apart to a joint 3 m above, with a tie below them; 100 kN down at the top. */
const BRACKET = {
  schema: 1,
  className: 'casetruss',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-100_000] }] },
  ],
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0, K },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0, K },
    { i: 0, j: 1, materialIndex: 0, sectionIndex: 1 },
  ],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
  sections: [
    { className: 'circle', label: 'strut', Dy: 20 },
    { className: 'circle', label: 'tie', Dy: 20 },
  ],
  limits: { rods: { standard: 'EN 1993-1-1' } },
};

const run = (document: object, ...options: readonly string[]) =>
  runOnTexts(['lightest', '-', ...options], JSON.stringify(document));

describe('eecs-solver lightest of a truss', () => {
  it('prints the lightest sections of each group of rods, and why lighter ones fail', async () => {
    const { status, stdout } = await run(BRACKET, '--series=EN 10219');
    expect(status).toBe(0);
    const [struts = '', tie = ''] = stdout.split('Links 3');
    expect(struts).toContain('Links 1, 2');
    // The struts carry 50·√13/3 = 60.1 kN over 3.606 m; every lighter section buckles.
    expect(struts.match(/ fails .*$/gm)?.every((line) => line.includes('buckling'))).toBe(true);
    expect(struts.indexOf('fails')).toBeLessThan(struts.indexOf('meets'));
    // The tie carries 100/3 kN. CFSHS 25x25x2.0 has 1.74 cm² (EN 10219-2): 33.33 / (1.74·23.5) = 0.815.
    expect(tie).toMatch(/^CFSHS 25x25x2\.0 +[\d.]+ +meets +3 +0\.81\d +tension$/m);
    expect(tie).not.toContain('fails');
  });

  it('asks for a series and for a standard', async () => {
    expect((await run(BRACKET, '--series=nothing')).status).toBe(2);
    const { status, stderr } = await run({ ...BRACKET, limits: {} }, '--series=EN 10219');
    expect(status).toBe(1);
    expect(stderr).toContain('limits.rods.standard');
  });
});
