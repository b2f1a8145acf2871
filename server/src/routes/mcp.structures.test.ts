import { LIMITS } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { BEAM, connectAgent, textOf as told } from '../../test/support/agent.ts';

describe('the tools of agents about structures', () => {
  const { call } = connectAgent();

  test('combines the actions on a beam and names what governs, or what is missing', async () => {
    const [load] = BEAM.loads;
    const document = {
      ...BEAM,
      caseSets: [
        { title: 'Dead', action: { kind: 'G' } },
        { title: 'Live', action: { kind: 'Q', category: 'B' } },
      ],
      loads: [
        { ...load, sets: 1 },
        { ...load, sets: 2 },
      ],
      combinations: { rule: 'en1990', situations: ['ULS-STR'] },
    };
    const text = told(await call('combine_actions', { kind: 'beam', document }));
    // (1.35 + 1.5) * 12 * 6^2 / 8
    expect(text).toContain('max 153900 at x = 3 (ULS-STR');
    expect(text).toMatch(/combination ULS-STR \d \(6\.10\): 1\.35 x set 1 \+ 1\.5 x set 2/);
    const missing = await call('combine_actions', {
      kind: 'beam',
      document: { ...document, caseSets: [{}, {}] },
    });
    expect(missing.isError).toBe(true);
    expect(told(missing)).toContain('Case set 1 does not state the action of its loads');
  });

  test('checks a beam by a design code, and names the input that is missing', async () => {
    const document = {
      ...BEAM,
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      sections: [{ className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 }],
      limits: { members: { standard: 'EN 1993-1-1' } },
    };
    const text = told(await call('check_members', { kind: 'beam', document }));
    // 12·6²/8 = 54 kNm of 804.3 cm3 · 235 MPa.
    expect(text).toMatch(/- bending: utilisation 0\.28\d+, 54000 of 1890\d\d/);
    expect(text).toContain('not stated where the beam is restrained laterally (/limits/members/restraints)');
    const missing = await call('check_members', { kind: 'beam', document: { ...document, limits: {} } });
    expect(missing.isError).toBe(true);
    expect(told(missing)).toContain('names no standard');
  });

  test('finds the lightest section of a beam, or names what is missing', async () => {
    const beam = {
      ...BEAM,
      loads: [{ className: 'DistributedLoad', x: [0, 6], y: [-10_000, -10_000, -10_000] }],
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850 }],
      beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      sections: [{ className: 'rectangle', label: 'first', b: 100, h: 200 }],
    };
    // I = 5 q L^4/(384 E L/300) = 4018 cm4: IPE 240 has 3892 cm4, IPE 270 has 5790 cm4.
    const limits = { deflection: [{ span: 300 }] };
    const answer = await call('find_lightest_section', { beam, series: ['IPE'], limits, count: 20 });
    const [found = '', failed = ''] = told(answer).split('Better sections that fail');
    expect(found).toContain('- IPE 270, ');
    expect(found).not.toContain('- IPE 240, ');
    expect(failed).toContain('- IPE 240, ');
    expect(failed).not.toContain('- IPE 270, ');
    const missing = await call('find_lightest_section', { beam, series: ['IPE'] });
    expect(missing.isError).toBe(true);
    expect(told(missing)).toContain('there is no limit');
  });

  test('solves a beam: qL²/8 in the middle, qL/2 on each support', async () => {
    const answer = await call('solve_beam', { beam: BEAM });
    expect(told(answer)).toContain('bending moment in N*m: max 54000 at x = 3');
    expect(told(answer)).toContain('support 1 at x = 0: Rx 0, Ry 36000, M 0');
    expect(told(answer)).toContain('EI = EA = 1 is used');
    expect(answer.structuredContent).toMatchObject({ level: 'warning', isReal: false });
  });

  test('describes a beam in US units in pounds and inches: qL²/8 of 10 lbf/in on 120 in is 18000 lbf·in', async () => {
    const beam = {
      ...BEAM,
      units: { system: 1 },
      L: 120,
      supports: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: 120 },
      ],
      loads: [{ className: 'DistributedLoad', x: [0, 120], y: [-10, -10, -10] }],
    };
    expect(told(await call('solve_beam', { beam }))).toContain(
      'bending moment in lbf*in: max 18000 at x = 60',
    );
  });

  test('an agent that writes fixed at both ends learns that these are pins', async () => {
    const supports = [0, 6].map((x) => ({ className: 'fixed', x }));
    const answer = await call('solve_beam', { beam: { ...BEAM, supports } });
    expect(told(answer)).toContain('which is a pin here');
    expect(JSON.stringify(answer.structuredContent)).toContain('which is a pin here');
  });

  test('solves a truss: two rods at 45 degrees under 10 kN take 10/(2·sin 45°) each, in compression', async () => {
    const truss = {
      joints: [
        { x: 0, y: 0, anchor: 3 },
        { x: 2, y: 0, anchor: 3 },
        { x: 1, y: 1, loads: [{ className: 'ShearLoad', c: [-10_000] }] },
      ],
      links: [
        { i: 0, j: 2 },
        { i: 1, j: 2 },
      ],
    };
    const answer = await call('solve_truss', { truss });
    expect(told(answer)).toContain('link 0: N = -7071.07 N');
    const verdict = await call('judge_structure', { kind: 'truss', document: { schema: 1, ...truss } });
    expect(told(verdict)).toContain('determinate, degree of static indeterminacy 0');
  });

  test('refuses a beam that moves as the API does: what moves, and the edit that would hold it', async () => {
    const document = { schema: 1, ...BEAM, supports: [{ className: 'fixed', x: 0 }] };
    const answer = await call('judge_structure', { kind: 'beam', document });
    expect(answer.isError).toBe(true);
    expect(told(answer)).toMatch(/turns/);
    expect(JSON.stringify(answer.structuredContent)).toContain('makeClamp');
  });

  test('refuses a document larger than the API takes without an account', async () => {
    const loads = Array.from({ length: LIMITS.anonymous.loads + 1 }, () => ({
      className: 'ShearLoad',
      x: 3,
      c: [-1],
    }));
    const answer = await call('solve_beam', { beam: { ...BEAM, loads } });
    expect(answer.isError).toBe(true);
    expect(told(answer)).toContain('/loads');
  });
});
