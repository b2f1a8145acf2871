import { expectClose } from '@eecs/testing';
import { describe, expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { solveBeam } from '../../beam/solveBeam.ts';
import { solveBeamCombinations } from '../../combinations/beam/solveBeamCombinations.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import type { MemberLimits } from '../../model/common/document.ts';
import { type BeamMemberChecks, checkBeamMembers } from './checkBeamMembers.ts';

const IPE_330 = { className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 };
const IPE_500 = { className: 'hsection', label: 'IPE 500', h: 500, b: 200, tw: 10.2, tf: 16, r1: 21 };
const EUROCODE: MemberLimits = { standard: 'EN 1993-1-1' };

interface Beam {
  readonly section?: object;
  readonly material?: object;
  readonly rest: object;
}

function beamOf(L: number, { section = IPE_330, material = {}, rest }: Beam): BeamCase {
  const parsed = parseCase(
    beamCase(L, {
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 }, ...material }],
      sections: [section],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      supports: [pin(0), roller(L)],
      ...rest,
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function check(document: BeamCase, limits: MemberLimits = EUROCODE): BeamMemberChecks {
  const answer = solveBeam(document, { include: [] });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return checkBeamMembers(document, { answer, combined: null }, limits)!;
}

const kindOf = ({ checks }: BeamMemberChecks, kind: string) => checks.find((one) => one.kind === kind)!;

test('Steel Buildings in Europe, Multi-storey steel buildings, part 4, A.1: IPE 330 of 5.7 m without restraint', () => {
  const beam = beamOf(5.7, { rest: { loads: [uniform(0, 5.7, -10_000)] } });
  const lateral = kindOf(
    check(beam, { ...EUROCODE, restraints: 'supports', loadHeight: 'top', lateral: 'rolled' }),
    'lateral',
  );
  // Mcr is 113.9 kNm there by a formula that approximates the same problem.
  expectClose(lateral.lateral!.critical, 113_900, 2e-2);
  expectClose(lateral.lateral!.slenderness, 1.288, 1e-2);
  expect(lateral.lateral!.curve).toBe('c');
  expectClose(lateral.lateral!.reduction, 0.48, 1.5e-2);
  expectClose(lateral.resistance, 0.48 * 804.3 * 235, 1.5e-2);
  expectClose(lateral.utilisation, (10_000 * 5.7 ** 2) / 8 / lateral.resistance, 1e-9);
});

test('Steel Buildings in Europe, Multi-storey steel buildings, part 8, example 1: IPE 500 of S355 is of class 1', () => {
  const beam = beamOf(3.8, {
    section: IPE_500,
    material: { strength: { tension: 355 } },
    rest: { loads: [uniform(0, 3.8, -10_000)] },
  });
  const { sectionClass, resistance } = kindOf(check(beam), 'bending');
  expect(sectionClass).toBe(1);
  // Wpl is 2194 cm3 in EN 10365.
  expectClose(resistance, 2194 * 355, 1e-3);
});

describe('by closed forms', () => {
  test('under the same moment everywhere: Mcr, the general case of 6.3.2.2 and its curve', () => {
    const moments = [
      { className: 'BendingMoment', x: 0, c: [-50_000], sets: 1 },
      { className: 'BendingMoment', x: 5.7, c: [50_000], sets: 1 },
    ];
    const found = check(beamOf(5.7, { rest: { loads: moments } }), { ...EUROCODE, restraints: 'supports' });
    const { lateral, value } = kindOf(found, 'lateral');
    expectClose(Math.abs(value), 50_000, 1e-9);
    const [EIz, GIt, EIw] = [210_000 * 788.1e4, 80_769 * 28.15e4, 210_000 * 199_100e6];
    const Mcr = (Math.PI / 5700) * Math.sqrt(EIz * (GIt + (Math.PI ** 2 * EIw) / 5700 ** 2));
    expectClose(lateral!.critical, Mcr / 1000, 2e-2);
    expect(lateral!.curve).toBe('b');
    const phi = (1 + 0.34 * (lateral!.slenderness - 0.2) + lateral!.slenderness ** 2) / 2;
    expectClose(lateral!.reduction, 1 / (phi + Math.sqrt(phi ** 2 - lateral!.slenderness ** 2)), 1e-9);
  });

  test('shear by the area of 6.2.6, and bending beside it by 6.2.8', () => {
    const beam = beamOf(1, { rest: { loads: [force(0.5, -700_000)] } });
    const found = check(beam);
    const Av = 6261 - 2 * 160 * 11.5 + (7.5 + 36) * 11.5;
    const V = (Av * 235) / Math.sqrt(3);
    expectClose(kindOf(found, 'shear').resistance, V, 2e-3);
    const beside = kindOf(found, 'bendingShear');
    const rho = ((2 * 350_000) / V - 1) ** 2;
    const web = (330 - 23) * 7.5;
    expectClose(beside.resistance, ((804.3e3 - (rho * web ** 2) / 30) * 235) / 1000, 3e-3);
    expect(beside.x).toBeCloseTo(0.5, 9);
  });

  test('axial tension is added to bending', () => {
    const pull = { className: 'AxialLoad', x: 6, c: [100_000], sets: 1 };
    const found = check(beamOf(6, { rest: { loads: [uniform(0, 6, -5000), pull] } }));
    const { utilisation } = kindOf(found, 'bending');
    expectClose(utilisation, (5000 * 36) / 8 / (804.3 * 235) + 100_000 / (6261 * 235), 2e-3);
    expect(found.unjudged).toEqual([{ why: 'restraints', path: '/limits/members/restraints' }]);
  });

  test('a continuous beam whose top flange is held buckles where it hogs alone', () => {
    const beam = beamOf(12, {
      rest: { supports: [pin(0), roller(6), roller(12)], loads: [uniform(0, 12, -20_000)] },
    });
    const limits = { ...EUROCODE, restraints: 'supports' } as const;
    const bare = kindOf(check(beam, limits), 'lateral');
    const floor = kindOf(check(beam, { ...limits, topFlange: 'continuous' }), 'lateral');
    expect(floor.value).toBeLessThan(0);
    expect(floor.utilisation).toBeLessThan(bare.utilisation);
    const span = beamOf(6, { rest: { loads: [uniform(0, 6, -20_000)] } });
    expect(kindOf(check(span, { ...limits, topFlange: 'continuous' }), 'lateral')).toBeUndefined();
    expect(kindOf(check(span, { ...EUROCODE, restraints: 'continuous' }), 'lateral')).toBeUndefined();
  });

  test('under combinations the moment is 1.35 g + 1.5 q', () => {
    const beam = beamOf(6, {
      rest: {
        loads: [
          { ...uniform(0, 6, -5000), sets: 1 },
          { ...uniform(0, 6, -8000), sets: 2 },
        ],
        caseSets: [
          { title: 'g', action: { kind: 'G' } },
          { title: 'q', action: { kind: 'Q', category: 'B' } },
        ],
        combinations: { rule: 'en1990' },
      },
    });
    const answer = solveBeam(beam, { include: [] });
    const combined = solveBeamCombinations(beam, (one) => solveBeam(one, { include: [] }));
    if (answer.level === 'error' || !combined.ok) throw new Error('not solved');
    const found = checkBeamMembers(beam, { answer, combined }, { ...EUROCODE, restraints: 'supports' })!;
    const { value, cause } = kindOf(found, 'bending');
    expectClose(value, ((1.35 * 5000 + 1.5 * 8000) * 36) / 8, 1e-9);
    expect(cause).toMatchObject({ situation: 'ULS-STR' });
    expectClose(kindOf(found, 'lateral').value, value, 1e-9);
  });
});

describe('what is not judged is named', () => {
  const loads = [uniform(0, 6, -5000)];

  test.each([
    [
      'a tee',
      { section: { className: 'tsection', label: 'T', h: 100, b: 100, tw: 10, tf: 10 } },
      'shape',
      '/sections/0',
    ],
    ['a thin web', { section: { ...IPE_330, tw: 2.5 } }, 'slender', '/sections/0'],
    ['timber', { material: { E: 11_000 } }, 'notSteel', '/materials/0/E'],
    ['no strength', { material: { strength: {} } }, 'strength', '/materials/0/strength'],
  ] as const)('%s', (_, part, why, path) => {
    const found = check(beamOf(6, { ...part, rest: { loads } }), { ...EUROCODE, restraints: 'supports' });
    expect(found.unjudged).toEqual([{ why, path }]);
    expect(found.checks).toEqual([]);
  });

  test('axial compression, and cross-sections that change between held places', () => {
    const push = { className: 'AxialLoad', x: 6, c: [-100_000], sets: 1 };
    const beam = beamOf(6, {
      rest: {
        loads: [...loads, push],
        sections: [IPE_330, IPE_500],
        beamSections: [
          { x: 3, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
          { x: 6, materialIndex: 0, crossSectionIndex: 1, alpha: 0, flip: false },
        ],
      },
    });
    const found = check(beam, { ...EUROCODE, restraints: 'supports' });
    expect(found.unjudged.map(({ why }) => why).sort()).toEqual(['changing', 'compression']);
    expect(found.checks.map(({ kind }) => kind).sort()).toEqual(['bending', 'shear']);
    const held = check(beam, { ...EUROCODE, restraints: 'places', places: [0, 3, 6] });
    expect(held.checks.map(({ kind }) => kind)).toContain('lateral');
  });
});
