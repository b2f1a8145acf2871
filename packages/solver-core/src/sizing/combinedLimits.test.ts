import { expectClose } from '@eecs/testing';
import { type Random, createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../../verification/beamCase.ts';
import { tryAll } from '../../verification/combinations/tryAll.ts';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import { solveBeam } from '../beam/solveBeam.ts';
import { loadSections } from '../catalogue/loadSections.ts';
import { parseSectionRow } from '../catalogue/parseSectionRow.ts';
import { sectionHeaders } from '../catalogue/sectionClasses.ts';
import { type DeflectionLimit, RULES, beamCombiner } from '../combinations/index.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import { addStresses } from '../stress/addStresses.ts';
import { assignSection } from './assignSection.ts';
import { checkBeam, findLightest, listWorst } from './findLightest.ts';
import { type SizingLimits, findWorst, isMet } from './limits.ts';
import { listUnjudged } from './listUnjudged.ts';

const STEEL = { name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } };
const drawers = await loadSections('h');
const IPE = (drawers.find(({ drawer }) => drawer.includes('IPE'))?.children ?? []).flatMap(
  ({ data }) => parseSectionRow({ name: 'h', headers: sectionHeaders('h'), data }) ?? [],
);
const candidates = IPE.filter(({ label }) => /^IPE \d+$/u.test(label)).map((section) => ({ section }));

function beamOf(L: number, part: object): BeamCase {
  const parsed = parseCase(
    beamCase(L, {
      materials: [STEEL],
      sections: [candidates[4]!.section],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      ...part,
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const set = (action: object) => ({ title: '', description: '', color: '#607d8b', action });

/** A simple span of 6 m: 5 kN/m permanent, 8 kN/m imposed in offices, 2 kN/m snow. */
const FLOOR = beamOf(6, {
  supports: [pin(0), roller(6)],
  caseSets: [set({ kind: 'G' }), set({ kind: 'Q', category: 'B' }), set({ kind: 'S' })],
  combinations: { rule: 'en1990' },
  loads: [
    { ...uniform(0, 6, -5000), sets: 1 },
    { ...uniform(0, 6, -8000), sets: 2 },
    { ...uniform(0, 6, -2000), sets: 4 },
  ],
});

test('strength is judged by (6.10), deflection by (6.14b), with the combination that governs', () => {
  const checks = checkBeam(
    FLOOR,
    { stress: { factor: 1 }, deflection: [{ span: 300 }], theory: null },
    beamCombiner,
  );
  const [section] = FLOOR.sections;
  const worst = listWorst(checks ?? []);
  const [normal, deflection] = (['normal', 'deflection'] as const).map((kind) =>
    worst.find((one) => one.kind === kind),
  );
  // q = 1.35·5 + 1.5·8 + 1.5·0.5·2 = 20.25 kN/m; M = q·36/8 = 91.125 kN·m.
  const solved = solveBeam(beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -20_250)] }), {
    include: [],
  });
  if (solved.level === 'error') throw new Error('refused');
  const stressed = addStresses(
    beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -20_250)] }),
    solved,
  );
  expectClose(Math.abs(normal?.value ?? 0), stressed.sets[0]!.S!.bottom.max.value, 1e-9);
  expect(normal).toMatchObject({ set: null, x: 3 });
  expect(normal?.combination).toEqual({
    situation: 'ULS-STR',
    label: '(6.10)',
    leading: 1,
    terms: [
      { set: 0, factor: 1.35 },
      { set: 1, factor: 1.5 },
      { set: 2, factor: 0.75 },
    ],
  });
  // q = 5 + 8 + 0.5·2 = 14 kN/m; the deflection is scaled from that under 20.25 kN/m.
  expectClose(deflection?.value ?? 0, (solved.sets[0]!.deflection.min.value * 14) / 20.25, 1e-9);
  expect(deflection?.combination).toMatchObject({
    situation: 'SLS-characteristic',
    label: '(6.14b)',
    leading: 1,
  });
  expect(section).toBeDefined();
});

test('a limit of variable actions leaves out permanent ones, a limit that names a situation is judged there', () => {
  const limits = {
    deflection: [
      { span: 360, actions: 'variable' as const },
      { span: 250, situation: 'SLS-quasi-permanent' as const },
    ],
  };
  const [variable, quasi] = [0, 1].map((limit) =>
    findWorst((checkBeam(FLOOR, limits, beamCombiner) ?? []).filter((one) => one.limit === limit)),
  );
  const whole = findWorst(checkBeam(FLOOR, { deflection: [{ span: 360 }] }, beamCombiner) ?? []);
  expectClose((variable?.value ?? 0) / (whole?.value ?? 1), 9 / 14, 1e-9);
  // 5 + 0.3·8 = 7.4 kN/m.
  expectClose((quasi?.value ?? 0) / (whole?.value ?? 1), 7.4 / 14, 1e-9);
  expect(quasi?.combination?.situation).toBe('SLS-quasi-permanent');
});

test('by ASCE/SEI 7 deflections are judged in the allowable combinations', () => {
  const beam = { ...FLOOR, combinations: { rule: 'asce7-22' as const } };
  const worst = findWorst(checkBeam(beam, { deflection: [{ span: 360 }] }, beamCombiner) ?? []);
  // Combination 2, D + L = 13 kN/m, is more than 4, D + 0.75·L + 0.75·0.7·S = 12.05 kN/m.
  expect(worst?.combination).toMatchObject({ situation: 'ASD', label: '2' });
});

test('limits that cannot be judged are refused by their place', () => {
  const limits = { deflection: [{ span: 300 }] };
  expect(checkBeam(FLOOR, limits)).toBeNull();
  expect(findLightest(FLOOR, { candidates, limits })).toEqual({
    ok: false,
    missing: [{ what: 'combinations', path: '/combinations' }],
  });
  const ultimate: BeamCase = { ...FLOOR, combinations: { rule: 'en1990', situations: ['ULS-STR'] } };
  expect(listUnjudged(ultimate, limits, beamCombiner)).toEqual([
    { what: 'situation', path: '/combinations/situations' },
  ]);
  const nameless: BeamCase = { ...FLOOR, caseSets: FLOOR.caseSets.map(({ action: _, ...rest }) => rest) };
  expect(listUnjudged(nameless, limits, beamCombiner).map(({ path }) => path)).toContain(
    '/caseSets/0/action',
  );
});

/** A beam of one to three spans with permanent, imposed, snow and wind loads. */
function drawBeam(random: Random): BeamCase {
  const spans = random.integer(1, 3);
  const L = 5 * spans + (random.chance(0.5) ? 2 : 0);
  const kind = random.integer(0, 2);
  const supports = Array.from({ length: spans + 1 }, (_, k) => {
    if (kind === 1 && k === 1) return { className: 'spring', x: 5 * k, stiffness: { y: 1e7 } };
    return k === 0 ? pin(0) : roller(5 * k);
  });
  const place = () => random.integer(0, 10) * 0.1 * L;
  return beamOf(L, {
    supports,
    selfWeight: random.chance(0.5),
    combinations: {
      rule: random.chance(0.5) ? 'en1990' : 'en1990-ab',
      situations: ['ULS-STR', 'SLS-characteristic'],
    },
    caseSets: [set({ kind: 'G' }), set({ kind: 'Q', category: 'A' }), set({ kind: 'S' }), set({ kind: 'W' })],
    loads: [
      { ...uniform(0, L, -random.integer(1, 10) * 1000), sets: 1 },
      { ...uniform(0, L, -random.integer(1, 10) * 1000), sets: 2 },
      { ...force(place(), -random.integer(1, 20) * 1000), sets: 4 },
      { ...force(place(), random.integer(1, 40) * 1000), sets: 8 },
    ],
  });
}

/** Finds the greatest utilisation by trying each combination as a beam with one set of factored loads. */
function useByTryingAll(document: BeamCase, limits: TriedLimits): number {
  const { combinations, caseSets, loads, materials, ...rest } = document;
  const rule = RULES[combinations!.rule];
  const sets = caseSets.map(({ action }) => ({ action: action! }));
  const useOf = (factors: readonly number[], own: SizingLimits): number => {
    const beam: BeamCase = {
      ...rest,
      caseSets: [],
      loads: loads.flatMap((load): typeof loads => {
        const factor = factors[Math.log2(load.sets ?? 1)]!;
        if (factor === 0) return [];
        if (load.className === 'DistributedLoad')
          return [{ ...load, y: load.y.map((y) => factor * y) as [number, number, number], sets: 1 }];
        return load.className === 'ShearLoad'
          ? [{ ...load, c: load.c.map((c) => factor * c) as [number, number, number], sets: 1 }]
          : [];
      }),
      materials: materials.map((material) => ({ ...material, rho: (material.rho ?? 0) * factors[0]! })),
    };
    return findWorst(checkBeam(beam, own) ?? [])?.utilisation ?? 0;
  };
  const distinct = (situation: 'ULS-STR' | 'SLS-characteristic', isVariable = false) => [
    ...new Map(
      tryAll(rule, situation, sets)
        .map((factors) => (isVariable ? factors.with(0, 0) : factors))
        .map((factors) => [factors.join(), factors] as const),
    ).values(),
  ];
  const [total, variable] = limits.deflection;
  return Math.max(
    ...distinct('ULS-STR').map((factors) => useOf(factors, { stress: limits.stress, theory: null })),
    ...distinct('SLS-characteristic').map((factors) => useOf(factors, { deflection: [total] })),
    ...distinct('SLS-characteristic', true).map((factors) => useOf(factors, { deflection: [variable] })),
  );
}

interface TriedLimits {
  readonly stress: { readonly factor: number };
  readonly deflection: readonly [DeflectionLimit, DeflectionLimit];
}

const SEEDS = Array.from({ length: drawCases(12) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('the lightest under combinations is that of trying each candidate, seed %d', (seed) => {
  const document = drawBeam(createRandom(seed));
  const few = candidates.filter((_, k) => k % 3 === 1);
  const limits = {
    stress: { factor: 1.1 },
    theory: null,
    deflection: [
      { span: 250, cantilever: 125 },
      { span: 350, actions: 'variable' },
    ],
  } as const;
  const sizing = findLightest(document, { candidates: few, limits, combiner: beamCombiner });
  if (!sizing.ok) throw new Error(JSON.stringify(sizing.missing));
  const uses = few.map(({ section }) => useByTryingAll(assignSection(document, section), limits));
  const passing = uses
    .flatMap((use, index) => (isMet({ utilisation: use }) ? [index] : []))
    .toSorted((a, b) => few[a]!.section.h! - few[b]!.section.h!);
  expect(sizing.found.map(({ index }) => index)).toEqual(passing.slice(0, 6));
  for (const { index, utilisation } of sizing.found) expectClose(utilisation, uses[index]!, 1e-8);
  for (const { index, check } of sizing.rejected) {
    expect(check?.utilisation).toBeGreaterThan(1);
    expect(uses[index]).toBeGreaterThanOrEqual((check?.utilisation ?? 0) * (1 - 1e-9));
  }
});

test('equivalent stresses are those of the combination that governs: as of a beam that has it as its only set', () => {
  const limits = { stress: { factor: 0.1 } };
  const worst = (checkBeam(FLOOR, limits, beamCombiner) ?? []).filter(({ kind }) => kind === 'equivalent');
  // 20.25 kN/m in one set, as above.
  const alone = beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -20_250)] });
  const expected = (checkBeam(alone, limits) ?? []).filter(({ kind }) => kind === 'equivalent');
  expectClose(findWorst(worst)?.value ?? 0, findWorst(expected)?.value ?? 1, 1e-6);
  expect(findWorst(worst)?.combination).toMatchObject({ situation: 'ULS-STR', leading: 1 });
});
