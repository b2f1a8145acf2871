import { describe, expect, it } from 'vitest';
import { runOnTexts } from '../runOnTexts.ts';

const run = (document: object, ...options: readonly string[]) =>
  runOnTexts(['check', '-', ...options], JSON.stringify(document));

const down = (c: number) => [{ className: 'ShearLoad', c: [-c], alpha: 90 }];
const K = { y: 1, z: 0.8 };

/** Two bars of 20 mm at 45 degrees and a tie of 2 m below them; 10 kN down at the top. */
const BRACKET = {
  schema: 1,
  className: 'casetruss',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 2, y: 0, anchor: 2 },
    { x: 1, y: 1, loads: down(1000) },
  ],
  links: [
    { i: 0, j: 2, materialIndex: 0, sectionIndex: 0, K },
    { i: 1, j: 2, materialIndex: 0, sectionIndex: 0 },
    { i: 0, j: 1, materialIndex: 0, sectionIndex: 0 },
  ],
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
  sections: [{ className: 'circle', label: 'D20', Dy: 20 }],
  limits: { rods: { standard: 'EN 1993-1-1' } },
};

describe('eecs-solver check', () => {
  it('prints use, force, resistance and what governs, and names what is not judged', async () => {
    const { status, stdout } = await run(BRACKET);
    expect(status).toBe(0);
    // The tie has N = 0.5 kN, compared with A·fy = 73.827 kN.
    expect(stdout).toMatch(/^3 +0\.007 +0\.500 +73\.827 +tension +all loads$/m);
    // N = 0.7071 kN; Ncr = pi²·210 000·7854/1414.2² = 8.139 kN, slenderness 3.0118, curve c: chi 0.0944.
    expect(stdout).toMatch(/^1 +0\.101 +−?-?0\.707 +6\.970 +buckling about y +all loads$/m);
    expect(stdout).toContain(
      'Not checked: compressed, and the effective length factors about y and z are not given: link 2.',
    );
  });

  it('asks for a standard', async () => {
    const { status, stderr } = await run({ ...BRACKET, limits: {} });
    expect(status).toBe(1);
    expect(stderr).toContain('limits.rods.standard');
  });
});

describe('eecs-solver check of a beam', () => {
  const beam = {
    schema: 1,
    L: 6,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-10_000, -10_000, -10_000] }],
    beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0 }],
    materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
    sections: [{ className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 }],
    limits: { members: { standard: 'EN 1993-1-1' } },
  };

  it('prints bending and shear, and asks where the beam is held sideways', async () => {
    const { status, stdout } = await run(beam);
    expect(status).toBe(0);
    // 10·6²/8 = 45 kNm, compared with 804.3 cm3 · 235 MPa = 189.0 kNm.
    expect(stdout).toMatch(/^bending +6\.2\.5 +0\.238 +45\.000 of 189\.0\d\d +3\.000 +all loads$/m);
    expect(stdout).toContain('restrained laterally (/limits/members/restraints)');
  });

  it('asks for a standard', async () => {
    const { status, stderr } = await run({ ...beam, limits: {} });
    expect(status).toBe(1);
    expect(stderr).toContain('limits.members.standard');
  });
});
