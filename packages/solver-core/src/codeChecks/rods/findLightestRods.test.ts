import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { DRAWN_SEED, drawCases } from '../../../verification/drawCases.ts';
import type { CrossSection } from '../../model/common/document.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { solveTruss } from '../../truss/index.ts';
import { assignRodSection, findLightestRods, searchLightestRods } from './findLightestRods.ts';
import { sizeRodGroups } from './sizeRodGroups.ts';
import { solveTrussRods } from './solveTrussRods.ts';

const bar = (Dy: number): CrossSection => ({ className: 'circle', label: `D${Dy}`, Dy });
const tube = (b: number, t: number): CrossSection => ({
  ...{ className: 'rectangularpipe', label: `SHS ${b}x${b}x${t}`, b, h: b, tw: t },
});
const solve = (document: TrussCase) => solveTruss(document, { include: [] });

/** A truss of two rods over two supports 4 m apart, `height` m high, with a force at the top, N. */
function tripod(force: number, { height = 3, part = {} }: { height?: number; part?: object } = {}) {
  const rod = { materialIndex: 0, sectionIndex: 0, K: { y: 1, z: 1 } };
  const parsed = parseTruss({
    schema: 1,
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 4, y: 0, anchor: 3 },
      { x: 2, y: height, loads: [{ className: 'ShearLoad', c: [-force] }] },
    ],
    links: [
      { i: 0, j: 2, ...rod },
      { i: 1, j: 2, ...rod },
    ],
    materials: [{ name: 'S235', E: 210_000, nu: 0.3, rho: 7850, strength: { tension: 235 } }],
    sections: [bar(10)],
    limits: { rods: { standard: 'EN 1993-1-1' } },
    ...part,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

function search(document: TrussCase, candidates: readonly CrossSection[], links = [0, 1]) {
  const answer = findLightestRods(document, { links, candidates }, solve);
  if (!answer.ok) throw new Error(answer.why);
  return answer;
}

test('bars in tension: the first diameter whose area carries the force, and why thinner ones do not', () => {
  // Height 3 m: each bar takes F / 2 / sin, sin = 3 / √13.
  const force = 60_000;
  const N = (force / 2) * (Math.sqrt(13) / 3);
  const areaOf = (d: number): number => (Math.PI * d * d) / 4;
  const candidates = [20, 12, 16, 14, 18].map(bar);
  const { found, rejected } = search(tripod(-force), candidates);
  const least = [12, 14, 16, 18, 20].find((d) => areaOf(d) * 235 >= N)!;
  expect(found[0]!.section.label).toBe(`D${least}`);
  expectClose(found[0]!.worst.utilisation, N / (areaOf(least) * 235), 1e-9);
  expect(rejected.map(({ section }) => section.label)).toEqual(
    [12, 14, 16, 18, 20].filter((d) => d < least).map((d) => `D${d}`),
  );
  for (const { check } of rejected) expect(check?.ok === true && check.utilisation > 1).toBe(true);
});

test('in compression the lighter tube of a greater width wins over a heavier small one', () => {
  const { found, rejected } = search(tripod(200_000), [tube(60, 6), tube(100, 4), tube(80, 4)]);
  expect(found[0]!.section.label).toBe('SHS 100x100x4');
  expect(rejected.some(({ check }) => check?.ok === true && check.governs !== 'section')).toBe(true);
});

test(`the answer equals that of trying all, seed ${DRAWN_SEED}`, () => {
  const random = createRandom(DRAWN_SEED);
  const between = (low: number, high: number): number => low + (high - low) * random.next();
  for (let draw = 0; draw < drawCases(60); draw++) {
    const candidates = Array.from({ length: 10 }, () =>
      tube(10 * random.integer(4, 14), random.integer(3, 8)),
    );
    // With self weight each candidate is solved, otherwise the forces are reused.
    const part = { selfWeight: draw % 2 === 0 };
    const document = tripod(between(-900_000, 900_000), { height: between(1, 5), part });
    const tried = candidates.map((section, index) => {
      const checked = solveTrussRods(assignRodSection(document, section, new Set([0, 1])), solve);
      const { b = 0, tw = 0 } = section;
      return {
        index,
        area: 4 * tw * (b - tw),
        isFit: checked.ok && checked.rods.every((rod) => rod.ok && rod.utilisation <= 1),
      };
    });
    const ordered = tried.toSorted((a, b) => a.area - b.area || a.index - b.index);
    const fit = ordered.filter(({ isFit }) => isFit).slice(0, 6);
    const { found, rejected } = search(document, candidates);
    expect(found.map(({ index }) => index)).toEqual(fit.map(({ index }) => index));
    // Each lighter one is rejected with its worst rod.
    const last = fit.length === 6 ? ordered.indexOf(fit.at(-1)!) : ordered.length;
    const failing = ordered.slice(0, last).filter(({ isFit }) => !isFit);
    expect(rejected.map(({ index }) => index)).toEqual(failing.map(({ index }) => index));
    for (const { check } of rejected) expect(check?.ok === false || check!.utilisation > 1).toBe(true);
  }
});

test('a section that the standard does not judge is rejected with the input it lacks', () => {
  const document = tripod(10_000, { part: {} });
  const generic: CrossSection = { className: 'generic', label: 'A 20', A: 20, Iy: 100, Iz: 100 };
  const { rejected } = search(document, [generic, tube(100, 5)]);
  expect(rejected.find(({ index }) => index === 0)?.check).toMatchObject({ ok: false, why: 'shape' });
});

test('without a standard, rods or candidates nothing is looked for', () => {
  const plain = tripod(1, { part: { limits: {} } });
  expect(findLightestRods(plain, { links: [0], candidates: [bar(10)] }, solve)).toMatchObject({
    why: 'limits',
  });
  const known = tripod(1);
  expect(findLightestRods(known, { links: [], candidates: [bar(10)] }, solve)).toEqual({
    ok: false,
    why: 'links',
  });
  expect(findLightestRods(known, { links: [7], candidates: [bar(10)] }, solve)).toEqual({
    ok: false,
    why: 'links',
  });
  expect(findLightestRods(known, { links: [0], candidates: [] }, solve)).toEqual({
    ok: false,
    why: 'candidates',
  });
});

test('one rod of two gets its section, and the other is reported', () => {
  const document = assignRodSection(tripod(-60_000), bar(30), new Set([0, 1]));
  const { found } = search(document, [14, 16, 18, 20].map(bar), [0]);
  expect(found[0]!.worst.link).toBe(0);
  const N = 30_000 * (Math.sqrt(13) / 3);
  expectClose(found[0]!.others!, N / (Math.PI * 225 * 235), 1e-9);
});

test('an input that no section replaces is refused with its place', () => {
  const document = tripod(60_000);
  const bare = { ...document, links: document.links.map(({ K: _, ...link }) => link) };
  // Pulled rods need no length factors, compressed ones do.
  expect(
    findLightestRods(
      { ...bare, joints: tripod(-60_000).joints },
      { links: [0, 1], candidates: [bar(40)] },
      solve,
    ).ok,
  ).toBe(true);
  const lacking = (link: number) => ({ ok: false, link, why: 'lengthFactors', path: `/links/${link}/K` });
  expect(findLightestRods(bare, { links: [0, 1], candidates: [bar(40), tube(60, 4)] }, solve)).toEqual({
    ok: false,
    why: 'inputs',
    rods: [lacking(0), lacking(1)],
  });
  const weak = { ...document, materials: document.materials.map(({ strength: _, ...rest }) => rest) };
  expect(findLightestRods(weak, { links: [1], candidates: [bar(40)] }, solve)).toEqual({
    ok: false,
    why: 'inputs',
    rods: [{ ok: false, link: 1, why: 'strength', path: '/materials/0/strength' }],
  });
});

test('a truss that no section makes solvable is refused as a whole', () => {
  const document = tripod(60_000, { part: { combinations: { rule: 'no such rule' } } });
  expect(findLightestRods(document, { links: [0, 1], candidates: [bar(40)] }, solve)).toMatchObject({
    ok: false,
    why: 'refused',
  });
});

test('a search that is ended keeps what it has found, and groups are searched one after another', () => {
  const document = tripod(-60_000);
  const candidates = [20, 22, 24].map(bar);
  const search = searchLightestRods(document, { links: [0, 1], candidates }, solve);
  expect(search.next().value).toEqual({ done: 1, all: 3 });
  expect(search.next(false).value).toMatchObject({ ok: true, isStopped: true, found: [{ index: 0 }] });
  const sized = sizeRodGroups(document, { candidates, groups: [[1], [0]], count: 1 }, solve);
  expect(
    sized.ok && sized.groups.map(({ links, answer }) => [links, answer.found[0]?.section.label]),
  ).toEqual([
    [[1], 'D20'],
    [[0], 'D20'],
  ]);
});
