import { expectClose } from '@eecs/testing';
import { type Random, createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../../verification/beamCase.ts';
import { DRAWN_SEED, IS_WHOLE, drawCases } from '../../verification/drawCases.ts';
import { parseSectionRow } from '../catalogue/parseSectionRow.ts';
import { CATALOGUE_CLASSES, sectionHeaders } from '../catalogue/sectionClasses.ts';
import { loadSections } from '../catalogue/loadSections.ts';
import { totalMass } from '../beam/elements/totalMass.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { parseCase } from '../model/beam/parseCase.ts';
import type { CrossSection } from '../model/common/document.ts';
import { assignSection } from './assignSection.ts';
import { type SizingWish, checkBeam, findLightest, searchLightest } from './findLightest.ts';
import { findWorst, isMet } from './limits.ts';
import { readLimits } from './readLimits.ts';

const STEEL = { name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } };

/** A beam with one section, which candidates replace. */
function beamOf(L: number, part: object): BeamCase {
  const parsed = parseCase(
    beamCase(L, {
      materials: [STEEL],
      sections: [{ className: 'rectangle', label: 'first', b: 100, h: 200 }],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      ...part,
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** The rows of one drawer of H-sections, in the order of the table. */
async function seriesOf(drawer: string): Promise<CrossSection[]> {
  const drawers = await loadSections('h');
  const rows = drawers.find((one) => one.drawer.includes(drawer))?.children ?? [];
  return rows.flatMap(({ data }) => parseSectionRow({ name: 'h', headers: sectionHeaders('h'), data }) ?? []);
}

function sizingOf(document: BeamCase, wish: SizingWish) {
  const sizing = findLightest(document, wish);
  if (!sizing.ok) throw new Error(JSON.stringify(sizing.missing));
  return sizing;
}

const IPE = (await seriesOf('IPE')).filter(({ label }) => /^IPE \d+$/u.test(label));
const candidates = IPE.map((section) => ({ section }));

test('a simple span of 6 m under 10 kN/m in S235: IPE 220 by stress, IPE 270 with L/300', () => {
  const beam = beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -10_000)] });
  // W = 45e6/235 = 191 cm3. IPE 200 has 194 cm3 and 22.4 kg/m, which add 0.99 kN·m, so 195.7 cm3 are needed.
  const byStress = sizingOf(
    { ...beam, selfWeight: true },
    { candidates, limits: { stress: { factor: 1 }, theory: null } },
  );
  expect(byStress.found[0]?.section.label).toBe('IPE 220');
  expect(
    sizingOf(beam, { candidates, limits: { stress: { factor: 1 }, theory: null } }).found[0]?.section.label,
  ).toBe('IPE 200');
  // I = 5 q L^4/(384 E L/300) = 4018 cm4; IPE 240 has 3892 cm4, IPE 270 has 5790 cm4.
  const wish = { candidates, limits: { stress: { factor: 1 }, deflection: [{ span: 300 }] } };
  const byBoth = sizingOf(beam, wish);
  expect(byBoth.found.map(({ section }) => section.label).slice(0, 2)).toEqual(['IPE 270', 'IPE 300']);
  const last = byBoth.rejected.at(-1);
  expect(last?.section.label).toBe('IPE 240');
  expect(last?.check).toMatchObject({ kind: 'deflection', limit: 0 });
  expectClose(last?.check?.utilisation ?? 0, 4018 / 3892, 1e-3);
  expectClose(last?.check?.x ?? 0, 3, 1e-6);
});

test('an overhang may deflect by twice its length over the number of spans', () => {
  const beam = beamOf(2, { supports: [{ className: 'cantilever', x: 0 }], loads: [force(2, -5000)] });
  // I = P L^3/(3 E·2L/300) = 476 cm4; IPE 120 has 318 cm4, IPE 140 has 541 cm4.
  const { found } = sizingOf(beam, { candidates, limits: { deflection: [{ span: 300 }] } });
  expect(found[0]?.section.label).toBe('IPE 140');
});

test('stresses are judged in ultimate sets, deflections in those of serviceability', () => {
  const set = (situation: string) => ({ ...{ title: '', description: '', color: '#607d8b' }, situation });
  const beam = beamOf(6, {
    supports: [pin(0), roller(6)],
    caseSets: [set('ULS-STR'), set('SLS-characteristic')],
    loads: [
      { ...uniform(0, 6, -20_000), sets: 1 },
      { ...uniform(0, 6, -1000), sets: 2 },
    ],
  });
  // W = 90e6/235 = 383 cm3, IPE 270 has 429 cm3; I of 1 kN/m is 402 cm4, IPE 140 has 541 cm4.
  const strong = sizingOf(beam, { candidates, limits: { stress: { factor: 1 }, theory: null } });
  expect(strong.found[0]?.section.label).toBe('IPE 270');
  const stiff = sizingOf(beam, { candidates, limits: { deflection: [{ span: 300 }] } });
  expect(stiff.found[0]?.section.label).toBe('IPE 140');
});

test('a missing input is refused with its place', () => {
  const beam = beamOf(6, {
    supports: [pin(0), roller(6)],
    materials: [{ name: 'no strength', E: 210_000, nu: 0.3 }],
  });
  expect(findLightest(beam, { candidates: [], limits: { deflection: [{}] } })).toEqual({
    ok: false,
    missing: [
      { what: 'candidates', path: '/candidates' },
      { what: 'limits', path: '/limits' },
    ],
  });
  expect(findLightest(beam, { candidates, limits: { stress: { factor: 1 } } })).toEqual({
    ok: false,
    missing: [{ what: 'strength', path: '/materials/0/strength' }],
  });
  expect(
    findLightest({ ...beam, beamSections: [] }, { candidates, limits: { deflection: [{ most: 5 }] } }),
  ).toEqual({
    ok: false,
    missing: [{ what: 'material', path: '/beamSections' }],
  });
});

test('the height or the price decides where it is asked for', () => {
  const beam = beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -10_000)] });
  const solid: CrossSection = { className: 'rectangle', label: 'solid', b: 150, h: 160, units: 0 };
  const all = [...candidates, { section: solid, price: 0.01 }];
  const limits = { stress: { factor: 1 }, theory: null };
  expect(sizingOf(beam, { candidates: all, limits }).found[0]?.section.label).toBe('IPE 200');
  expect(sizingOf(beam, { candidates: all, limits, order: 'height' }).found[0]?.section.label).toBe('solid');
  expect(sizingOf(beam, { candidates: all, limits, order: 'price' }).found[0]?.section.label).toBe('solid');
});

test('without a density the smallest area is the lightest', () => {
  const { rho: _, ...weightless } = STEEL;
  const beam = beamOf(6, {
    supports: [pin(0), roller(6)],
    materials: [weightless],
    loads: [uniform(0, 6, -10_000)],
  });
  const limits = { stress: { factor: 1 }, theory: null };
  const backwards = { candidates: candidates.toReversed(), limits };
  expect(sizingOf(beam, backwards).found[0]?.section.label).toBe('IPE 200');
});

test('the search tells its progress and ends when it is told to', () => {
  const beam = beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -10_000)] });
  const seen: number[] = [];
  const sizing = sizingOf(beam, {
    candidates,
    limits: { stress: { factor: 1 } },
    onProgress: ({ done, all }) => {
      seen.push(done);
      expect(all).toBe(candidates.length);
      return done < 3;
    },
  });
  expect(seen).toEqual([1, 2, 3]);
  expect(sizing).toMatchObject({ isStopped: true, found: [] });
  expect(sizing.rejected).toHaveLength(3);
});

/** A beam of one to three spans, sometimes with an overhang, springs or settlements, under two case sets. */
function drawBeam(random: Random): BeamCase {
  const spans = random.integer(1, 3);
  const ends = Array.from({ length: spans + 1 }, (_, k) => 5 * k);
  const L = 5 * spans + (random.chance(0.5) ? 2 : 0);
  const kind = random.integer(0, 3);
  const supports = ends.map((x, k) => {
    const support = k === 0 ? pin(x) : roller(x);
    if (kind === 1 && k === 1) return { className: 'spring', x, stiffness: { y: 1e7 } };
    if (kind === 2 && k === 1) return { ...support, settlement: { y: -0.004 } };
    return support;
  });
  const caseSet = (situation?: string) => ({
    ...{ title: '', description: '', color: '#607d8b', angle: 0, combined: false },
    ...(situation !== undefined && { situation }),
  });
  const hasSituations = random.chance(0.5);
  return beamOf(L, {
    supports,
    selfWeight: random.chance(0.5),
    caseSets: hasSituations ? [caseSet('ULS-STR'), caseSet('SLS-frequent')] : [caseSet(), caseSet()],
    loads: [
      { ...uniform(0, L, -random.integer(2, 20) * 1000), sets: 1 },
      { ...force(random.integer(0, 10) * 0.1 * L, -random.integer(1, 40) * 1000), sets: 2 },
      { ...force(random.integer(0, 10) * 0.1 * L, random.integer(1, 40) * 1000), sets: 3 },
    ],
  });
}

const SEEDS = Array.from({ length: drawCases(60) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('the lightest is that of trying each candidate, seed %d', (seed) => {
  const random = createRandom(seed);
  const document = drawBeam(random);
  const wish: SizingWish = {
    candidates,
    limits: {
      stress: { factor: 1.1 },
      theory: null,
      deflection: [{ span: 250, cantilever: 125 }, { most: 18 }],
    },
  };
  const { found, rejected } = sizingOf(document, wish);
  const tried = candidates.map(({ section }, index) => {
    const checks = checkBeam(assignSection(document, section), wish.limits);
    return { index, worst: checks ? findWorst(checks) : undefined, A: massOf(section) };
  });
  const passing = tried
    .filter(({ worst }) => worst !== undefined && isMet(worst))
    .toSorted((a, b) => a.A - b.A)
    .map(({ index }) => index);
  expect(found.map(({ index }) => index)).toEqual(passing.slice(0, 6));
  for (const { index, check } of rejected) {
    // A single place shows at most the greatest utilisation.
    expect(check?.utilisation).toBeGreaterThan(1);
    expect(tried[index]?.worst?.utilisation).toBeGreaterThanOrEqual((check?.utilisation ?? 0) * (1 - 1e-9));
  }
});

/** The nominal area of an I-section without its fillets, which orders the IPE series as their mass does. */
function massOf({ h = 0, b = 0, tw = 0, tf = 0 }: CrossSection): number {
  return 2 * b * tf + (h - 2 * tf) * tw;
}

test.runIf(IS_WHOLE)('the lightest of every row of the catalogue is that of trying each row', async () => {
  const all: { section: CrossSection }[] = [];
  for (const name of CATALOGUE_CLASSES)
    for (const { children } of await loadSections(name))
      for (const { data } of children) {
        const section = parseSectionRow({ name, headers: sectionHeaders(name), data });
        if (section) all.push({ section });
      }
  expect(all.length).toBeGreaterThan(6900);
  const beam = beamOf(18, {
    supports: [pin(0), roller(6), roller(12), roller(18)],
    loads: [uniform(0, 18, -30_000)],
  });
  const wish = {
    candidates: all,
    limits: { stress: { factor: 1 }, theory: null, deflection: [{ span: 300 }] },
  };
  const { found } = sizingOf(beam, wish);
  let [least, lightest] = [Infinity, -1];
  for (const [index, { section }] of all.entries()) {
    const document = assignSection(beam, section);
    const mass = totalMass(document);
    if (mass > least) continue;
    const worst = findWorst(checkBeam(document, wish.limits) ?? []);
    if (mass < least && worst !== undefined && isMet(worst)) [least, lightest] = [mass, index];
  }
  expect(found[0]?.index).toBe(lightest);
});

test('a material without an elastic modulus is named', () => {
  const beam = beamOf(6, {
    supports: [pin(0), roller(6)],
    materials: [{ name: 'no modulus', strength: { tension: 235 } }],
  });
  expect(findLightest(beam, { candidates, limits: { stress: { factor: 1 } } })).toEqual({
    ok: false,
    missing: [{ what: 'modulus', path: '/materials/0/E' }],
  });
});

test('a search in steps finds the same, and ends with what it has when it is told to', () => {
  const beam = beamOf(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -10_000)] });
  const wish = { candidates, limits: { deflection: [{ span: 300 }] } };
  const search = searchLightest(beam, wish);
  let step = search.next();
  while (!step.done) step = search.next(true);
  expect(step.value).toEqual(findLightest(beam, wish));
  const other = searchLightest(beam, wish);
  // One step puts one candidate into the beam, a later step tries one: no step processes a whole series.
  const all = candidates.length;
  const placing = candidates.map(() => other.next(true).value);
  expect(placing).toEqual(candidates.map(() => ({ done: 0, all })));
  expect(other.next(true).value).toEqual({ done: 1, all: candidates.length });
  expect(other.next(false).value).toMatchObject({ ok: true, found: [], isStopped: true });
  const early = searchLightest(beam, wish);
  early.next();
  expect(early.next(false).value).toMatchObject({ ok: true, found: [], rejected: [], isStopped: true });
});

test('a section that stays in the document is not written a second time', () => {
  const beam = beamOf(6, { supports: [pin(0), roller(6)] });
  const [ipe] = IPE;
  const spare = { ...beam, sections: [...beam.sections, ipe!] };
  const { sections, beamSections } = assignSection(spare, { ...ipe! });
  expect(sections).toEqual([ipe]);
  expect(beamSections[0]?.crossSectionIndex).toBe(0);
});

test('limits of a wrong form are refused with their places', () => {
  expect(readLimits(undefined)).toEqual({ ok: true, limits: {} });
  const read = readLimits({ deflection: [{ span: -3 }], stress: {} });
  expect(read.ok ? [] : read.failures.map(({ path }) => path)).toEqual([
    '/deflection/0/span',
    '/stress/factor',
  ]);
});

test('partial factors that would raise a resistance are refused with their place', () => {
  const read = readLimits({ rods: { standard: 'EN 1993-1-1', gammaM1: 0.1 } });
  expect(read.ok ? [] : read.failures.map(({ path }) => path)).toEqual(['/rods/gammaM1']);
});
