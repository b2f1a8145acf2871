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

  test('axial compression is added to bending, and the factors of effective lengths are named', () => {
    const push = { className: 'AxialLoad', x: 6, c: [-100_000], sets: 1 };
    const found = check(beamOf(6, { rest: { loads: [uniform(0, 6, -5000), push] } }));
    const bending = kindOf(found, 'bending');
    expectClose(bending.utilisation, (5000 * 36) / 8 / (804.3 * 235) + 100_000 / (6261 * 235), 2e-3);
    expectClose(bending.N, -100_000, 1e-9);
    expect(found.unjudged.map(({ why }) => why)).toEqual(['restraints', 'lengths']);
  });

  test('compression between the ends of a piece is found', () => {
    const along = (y: readonly number[]) => ({
      className: 'DistributedLoad',
      x: [0, 6],
      y,
      alpha: 0,
      sets: 1,
    });
    const beam = beamOf(6, {
      rest: {
        supports: [
          { className: 'fixed', x: 0 },
          { className: 'fixed', x: 6 },
        ],
        loads: [uniform(0, 6, -5000), along([300_000, 0, -300_000])],
      },
    });
    expect(check(beam).unjudged.map(({ why }) => why)).toContain('lengths');
  });

  test('beside a high shear force the shear area carries less axial force, 6.2.10', () => {
    const pull = { className: 'AxialLoad', x: 1, c: [300_000], sets: 1 };
    const found = check(beamOf(1, { rest: { loads: [force(0.5, -700_000), pull] } }));
    const [A, Av] = [6261, 6261 - 2 * 160 * 11.5 + (7.5 + 36) * 11.5];
    const V = (Av * 235) / Math.sqrt(3);
    const rho = ((2 * 350_000) / V - 1) ** 2;
    const web = (330 - 23) * 7.5;
    const moment = ((804.3e3 - (rho * web ** 2) / 30) * 235) / 1000;
    expectClose(
      kindOf(found, 'bendingShear').utilisation,
      175_000 / moment + 300_000 / ((A - rho * Av) * 235),
      5e-3,
    );
  });

  test('a hinge within a beam holds nothing sideways', () => {
    const loads = [force(8, -10_000)];
    const supports = [pin(0), roller(3), roller(13), { className: 'hinge', x: 6 }];
    const beam = beamOf(13, { rest: { supports, loads } });
    const at = kindOf(check(beam, { ...EUROCODE, restraints: 'supports' }), 'lateral');
    const said = kindOf(check(beam, { ...EUROCODE, restraints: 'places', places: [0, 3, 13] }), 'lateral');
    expectClose(at.utilisation, said.utilisation, 1e-12);
  });

  test('a welded box has the shear area of its webs and no rounded corners', () => {
    const box = { className: 'rectangularpipe', label: 'box', h: 200, b: 100, tw: 5 };
    const beam = beamOf(4, { section: box, rest: { loads: [uniform(0, 4, -5000)] } });
    expectClose(kindOf(check(beam), 'shear').resistance, (2 * 190 * 5 * 235) / Math.sqrt(3), 1e-9);
    const hollow = beamOf(4, { section: { ...box, r1: 10 }, rest: { loads: [uniform(0, 4, -5000)] } });
    expectClose(
      kindOf(check(hollow), 'shear').resistance,
      ((2836.5 * 200) / 300) * (235 / Math.sqrt(3)),
      2e-2,
    );
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

describe('numbers that lie close together', () => {
  const held = { ...EUROCODE, restraints: 'supports' } as const;
  const lateralOf = (loads: readonly object[], limits: MemberLimits = held) =>
    kindOf(check(beamOf(6, { rest: { loads } }), limits), 'lateral');
  const one = lateralOf([force(3, -60_000)]);

  test.each([1e-9, 1e-6, 1e-4])('two forces %s m apart are as one', (gap) => {
    const two = lateralOf([force(3, -30_000), force(3 + gap, -30_000)]);
    expectClose(two.utilisation, one.utilisation, 1e-3);
  });

  test('a uniform load in two pieces of very different lengths is as one', () => {
    const whole = lateralOf([uniform(0, 6, -10_000)]);
    for (const at of [0.3, 0.1 + 0.2, 3.000001, 1e-9])
      expectClose(
        lateralOf([uniform(0, at, -10_000), uniform(at, 6, -10_000)]).utilisation,
        whole.utilisation,
        1e-3,
      );
  });

  test('a held place beside an end is that end', () => {
    const places = lateralOf([force(3, -60_000)], {
      ...held,
      restraints: 'places',
      places: [0, 5.999999999],
    });
    expectClose(places.utilisation, one.utilisation, 1e-6);
  });

  test('500 loads are as the uniform load that they make', () => {
    const many = Array.from({ length: 500 }, (_, k) => force((6 * (k + 0.5)) / 500, -120));
    const even = lateralOf([uniform(0, 6, -10_000)]);
    expectClose(lateralOf(many).utilisation, even.utilisation, 2e-3);
  });
});

test('shear beyond its resistance fails by itself, and every number is finite', () => {
  const box = { className: 'rectangularpipe', label: 'box', h: 200, b: 100, tw: 8, r1: 12 };
  const found = check(beamOf(1, { section: box, rest: { loads: [force(0.2, -2_000_000)] } }));
  expect(kindOf(found, 'shear').utilisation).toBeGreaterThan(1);
  expect(found.checks.every((one) => Number.isFinite(one.utilisation) && one.resistance > 0)).toBe(true);
});

test('allowable combinations are not judged by EN 1993-1-1', () => {
  const beam = beamOf(6, {
    rest: {
      loads: [{ ...uniform(0, 6, -5000), sets: 1 }],
      caseSets: [{ title: 'g', action: { kind: 'G' } }],
      combinations: { rule: 'asce7-22', situations: ['ASD'] },
    },
  });
  const answer = solveBeam(beam, { include: [] });
  const combined = solveBeamCombinations(beam, (one) => solveBeam(one, { include: [] }));
  if (answer.level === 'error' || !combined.ok) throw new Error('not solved');
  expect(checkBeamMembers(beam, { answer, combined }, EUROCODE)).toBeNull();
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
    ['a slip of a digit in G', { material: { nu: undefined, G: 807_690 } }, 'notSteel', '/materials/0/G'],
  ] as const)('%s', (_, part, why, path) => {
    const found = check(beamOf(6, { ...part, rest: { loads } }), { ...EUROCODE, restraints: 'supports' });
    expect(found.unjudged).toEqual([{ why, path }]);
    expect(found.checks).toEqual([]);
  });

  test('a stretch of which a part is not judged', () => {
    const tee = { className: 'tsection', label: 'T', h: 300, b: 150, tw: 12, tf: 12 };
    const beam = beamOf(6, {
      rest: {
        loads,
        sections: [IPE_330, tee],
        beamSections: [
          { x: 3, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
          { x: 6, materialIndex: 0, crossSectionIndex: 1, alpha: 0, flip: false },
        ],
      },
    });
    const found = check(beam, { ...EUROCODE, restraints: 'supports' });
    expect(found.unjudged.map(({ why }) => why).sort()).toEqual(['changing', 'shape']);
    expect(kindOf(found, 'lateral')).toBeUndefined();
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
    expect(found.unjudged.map(({ why }) => why).sort()).toEqual(['changing']);
    expect(found.checks.map(({ kind }) => kind).sort()).toEqual(['bending', 'shear']);
    const held = check(beam, { ...EUROCODE, restraints: 'places', places: [0, 3, 6] });
    expect(held.checks.map(({ kind }) => kind)).toContain('lateral');
  });
});

describe('compression with bending', () => {
  const push = (size: number) => ({ className: 'AxialLoad', x: 6, c: [-size], sets: 1 });
  const pressed = (N: number, q: number) => beamOf(6, { rest: { loads: [uniform(0, 6, -q), push(N)] } });
  const held = { ...EUROCODE, restraints: 'supports', loadHeight: 'centre' } as const;

  test('without a moment it is flexural buckling about z by 6.3.1', () => {
    const found = check(pressed(200_000, 0), { ...held, K: [{ y: 1 }] });
    const { buckling, resistance, utilisation, value } = kindOf(found, 'compression');
    expectClose(value, -200_000, 1e-9);
    const Ncr = (Math.PI ** 2 * 210_000 * 788.1e4) / 6000 ** 2;
    const slenderness = Math.sqrt((6261 * 235) / Ncr);
    const phi = (1 + 0.34 * (slenderness - 0.2) + slenderness ** 2) / 2;
    expectClose(buckling!.critical, Ncr, 5e-3);
    expect([buckling!.mode, buckling!.curve]).toEqual(['z', 'b']);
    expectClose(resistance, (6261 * 235) / (phi + Math.sqrt(phi ** 2 - slenderness ** 2)), 5e-3);
    expectClose(utilisation, 200_000 / resistance, 1e-9);
  });

  test('held sideways all along it buckles in its plane, with the factor of its span', () => {
    const of = (y: number) =>
      kindOf(
        check(pressed(200_000, 0), { ...EUROCODE, restraints: 'continuous', K: [{ y }] }),
        'compression',
      );
    expect(of(1).buckling!.mode).toBe('y');
    expectClose(of(2).buckling!.critical, of(1).buckling!.critical / 4, 1e-9);
    expect(of(1).clause).toBe('(6.61)');
  });

  test('a free end needs its own factor out of the plane', () => {
    const beam = beamOf(6, {
      rest: { supports: [{ className: 'cantilever', x: 0 }], loads: [uniform(0, 6, -500), push(50_000)] },
    });
    expect(check(beam, { ...held, K: [{ y: 2 }] }).unjudged).toEqual([
      { why: 'lengths', path: '/limits/members/K/0' },
    ]);
    const found = kindOf(check(beam, { ...held, K: [{ y: 2, z: 2 }] }), 'compression');
    expectClose(found.buckling!.critical, (Math.PI ** 2 * 210_000 * 788.1e4) / 12_000 ** 2, 5e-3);
  });

  test('each span has its own factor, and a moment that grows uses more', () => {
    const beam = (q: number) =>
      beamOf(12, {
        rest: {
          supports: [pin(0), roller(6), roller(12)],
          loads: [uniform(0, 12, -q), { ...push(150_000), x: 12 }],
        },
      });
    expect(check(beam(1000), { ...held, K: [{ y: 1 }] }).unjudged).toEqual([
      { why: 'lengths', path: '/limits/members/K/1' },
    ]);
    const uses = [1000, 4000, 9000].map(
      (q) => kindOf(check(beam(q), { ...held, K: [{ y: 1 }, { y: 1 }] }), 'compression').utilisation,
    );
    expect(uses).toEqual([...uses].sort((a, b) => a - b));
  });
});
