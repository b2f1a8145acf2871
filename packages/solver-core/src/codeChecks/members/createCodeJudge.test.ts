import { expect, test } from 'vitest';
import { beamCase, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { solveBeam } from '../../beam/solveBeam.ts';
import { loadSections } from '../../catalogue/loadSections.ts';
import { parseSectionRow } from '../../catalogue/parseSectionRow.ts';
import { sectionHeaders } from '../../catalogue/sectionClasses.ts';
import { beamCombiner } from '../../combinations/beam/beamCombiner.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { parseCase } from '../../model/beam/parseCase.ts';
import type { CrossSection } from '../../model/common/document.ts';
import { assignSection } from '../../sizing/assignSection.ts';
import { checkBeam, findLightest } from '../../sizing/findLightest.ts';
import { isMet } from '../../sizing/limits.ts';
import { createCodeJudge } from './createCodeJudge.ts';
import { solveBeamMembers } from './solveBeamMembers.ts';

const solve = (beam: BeamCase) => solveBeam(beam, { include: [] });
const code = createCodeJudge(solve);

async function rowsOf(drawer: string, label: RegExp): Promise<CrossSection[]> {
  const found = (await loadSections('h')).find((one) => one.drawer.includes(drawer));
  const headers = sectionHeaders('h');
  return (found?.children ?? [])
    .flatMap(({ data }) => parseSectionRow({ name: 'h', headers, data }) ?? [])
    .filter((one) => label.test(one.label));
}

const IPE = await rowsOf('IPE', /^IPE \d+$/u);
const HEA = await rowsOf('HE', /^HE \d+ A$/u);

function beamOf(L: number, rest: object): BeamCase {
  const parsed = parseCase(
    beamCase(L, {
      selfWeight: true,
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
      sections: [IPE[0]],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
      supports: [pin(0), roller(L)],
      ...rest,
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const ACTIONS = [
  { title: 'g', action: { kind: 'G' } },
  { title: 'q', action: { kind: 'Q', category: 'B' } },
];
const MEMBERS = { standard: 'EN 1993-1-1', restraints: 'supports' } as const;
const floor = (members: object, rule: object = { rule: 'en1990' }): BeamCase =>
  beamOf(6, {
    loads: [
      { ...uniform(0, 6, -6000), sets: 1 },
      { ...uniform(0, 6, -9000), sets: 2 },
    ],
    caseSets: ACTIONS,
    combinations: rule,
    limits: { members },
  });

test.each([
  ['EN 1993-1-1', MEMBERS, { rule: 'en1990' }],
  [
    'AISC 360-22, LRFD and ASD',
    { standard: 'AISC 360-22', restraints: 'supports' },
    { rule: 'asce7-22', situations: ['ULS-STR', 'ASD'] },
  ],
])(
  'by %s the lightest section is that of trying each row, with why lighter ones fail',
  (_, members, rule) => {
    const beam = floor(members, rule);
    const limits = { deflection: [{ span: 300 }] };
    const rows = [...IPE, ...HEA.slice(4, 9)];
    const wish = {
      candidates: rows.map((section) => ({ section })),
      limits,
      combiner: beamCombiner,
      count: 1,
    };
    const answer = findLightest(beam, { ...wish, code });
    if (!answer.ok) throw new Error(JSON.stringify(answer.missing));
    const passes = rows.filter((section) => {
      const own = assignSection(beam, section);
      const checked = solveBeamMembers(own, solve);
      return (
        checkBeam(own, limits, beamCombiner)!.every(isMet) &&
        checked.ok &&
        checked.unjudged.length === 0 &&
        checked.checks.every(isMet)
      );
    });
    const [best] = answer.found;
    expect(passes.map(({ label }) => label)).toContain(best!.section.label);
    expect(
      answer.rejected.every(({ section, mass }) => mass <= best!.mass && !passes.includes(section)),
    ).toBe(true);
    expect(best!.checks.some(({ kind }) => kind === 'code')).toBe(true);
    // Lateral-torsional buckling needs a heavier section than stresses and deflections do.
    const plain = findLightest(beam, wish);
    expect(plain.ok && plain.found[0]!.mass).toBeLessThan(best!.mass);
    const byCode = answer.rejected.filter(({ check }) => check?.kind === 'code');
    expect(byCode.length).toBeGreaterThan(0);
    expect(byCode.every(({ check }) => check!.utilisation > 1 && check!.clause !== undefined)).toBe(true);
  },
);

test('a section that the code does not judge is rejected with the reason, and the code alone is limit enough', () => {
  const beam = floor(MEMBERS);
  const thin = { ...IPE.find(({ label }) => label === 'IPE 600')!, label: 'thin', tw: 2 };
  const tee: CrossSection = { className: 'tsection', label: 'T', h: 400, b: 300, tw: 20, tf: 30 };
  const answer = findLightest(beam, {
    candidates: [thin, tee].map((section) => ({ section })),
    limits: {},
    combiner: beamCombiner,
    code,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.missing));
  expect(answer.found).toEqual([]);
  expect(answer.rejected.map(({ section, unjudged }) => [section.label, unjudged?.why])).toEqual(
    expect.arrayContaining([
      ['thin', 'slender'],
      ['T', 'shape'],
    ]),
  );
});

test('without a standard, or without a combination of strength, the input is named', () => {
  const candidates = [{ section: IPE[0]! }];
  const ask = (beam: BeamCase) =>
    findLightest(beam, { candidates, limits: {}, combiner: beamCombiner, code });
  const { limits: _, ...bare } = floor(MEMBERS);
  expect(ask(bare)).toEqual({ ok: false, missing: [{ what: 'standard', path: '/limits/members/standard' }] });
  const service = floor(MEMBERS, { rule: 'en1990', situations: ['SLS-characteristic'] });
  expect(ask(service)).toEqual({
    ok: false,
    missing: [{ what: 'situation', path: '/combinations/situations' }],
  });
});
