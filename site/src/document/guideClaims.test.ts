import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BeamCase, type BeamSet, solveBeam } from '@eecs/solver-core';
import { CATALOGUE_CLASSES, labelKeys } from '@eecs/solver-core/catalogue';
import { LOCALES } from '@eecs/solver-core/texts';
import { solveTruss } from '@eecs/solver-core/truss';
import { beamExamples } from '@eecs/ui-beam/data';
import { catalogueLibrary } from '@eecs/ui-kit/data';
import { createTrussExample } from '@eecs/ui-truss/data';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { KEY_TABLE } from '../../../packages/ui-beam/src/keys/keyTable.ts';
import { readLine } from '../../../packages/ui-beam/src/studies/typed/readLine.ts';
import { readSpans } from '../pages/NewTaskPage/readSpans.ts';

/*
 * Pages of the guide make claims without numbers: these tests check each claim on the example next to it.
 * `guideFacts.test.ts` checks the claims with numbers.
 */

const FOLDER = path.join(import.meta.dirname, '../../public/documents');

const readPage = (locale: string, page: string): string =>
  readFileSync(path.join(FOLDER, locale, `guide/${page}.md`), 'utf8');

function solve(beam: BeamCase): BeamSet {
  const answer = solveBeam(beam);
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (set === undefined) throw new Error('the beam has no results');
  return set;
}

const extremes = (beam: BeamCase) => {
  const { M, deflection } = solve(beam);
  return { hogging: M.min.value, sagging: M.max.value, lowest: deflection.min.value };
};

/** The bending moment of a beam in its first set at a position, N·m. */
function momentAt(beam: BeamCase, x: number): number {
  const segment = solve(beam).M.segments.find(({ x0, x1 }) => x >= x0 && x <= x1);
  if (segment === undefined) throw new Error(`nothing at ${x} m`);
  return segment.c.reduceRight((sum, c) => sum * (x - segment.x0) + c, 0);
}

describe('beams', () => {
  test('beams/2: the picture moves for one hinge too many, and is stable without it', () => {
    const { tooManyHinges } = beamExamples;
    expect(solveBeam(tooManyHinges).level).toBe('error');
    const last = tooManyHinges.supports.findLastIndex(({ className }) => className === 'hinge');
    const held = { ...tooManyHinges, supports: tooManyHinges.supports.filter((_, at) => at !== last) };
    expect(solveBeam(held).level).not.toBe('error');
  });

  test('beams/3: water presses nothing at the top and the harder the deeper', () => {
    const [load] = beamExamples.waterPressure.loads;
    const y = load !== undefined && 'y' in load ? load.y.map(Math.abs) : [];
    expect(y).toEqual(y.toSorted((a, b) => b - a));
    expect([y[0], y.at(-1)]).toEqual([expect.any(Number), 0]);
  });

  test('beams/5: the third set of the picture adds the others with factors', () => {
    const { caseSets } = beamExamples.craneGirder;
    expect(caseSets.map(({ combined }) => combined)).toEqual([false, false, true]);
    expect(caseSets[2]?.factors).toEqual({ 0: 1.35, 1: 1.5 });
  });

  test('beams/7: half the height makes four times the stress and eight times the deflection', () => {
    const { overhangs } = beamExamples;
    const [section] = overhangs.sections;
    if (section?.className !== 'rectangle' || section.h === undefined) throw new Error('no rectangle');
    const half = { ...overhangs, sections: [{ ...section, h: section.h / 2 }] };
    const [whole, low] = [extremes(overhangs), extremes(half)];
    expectClose(low.lowest / whole.lowest, 8, 1e-9);
    // The moments are unchanged, and the section modulus b·h²/6 is a quarter.
    expectClose(low.sagging, whole.sagging, 1e-9);
  });

  test('beams/8: the picture is a cantilever whose moments are largest at its clamp', () => {
    const { balcony } = beamExamples;
    expect(balcony.supports).toMatchObject([{ className: 'cantilever', x: 0 }]);
    expect(solve(balcony).M.min.x).toBe(0);
  });

  test('beams/9: loads go down through the hinges and never up', () => {
    const { gerberGirder } = beamExamples;
    const on = (x: number): BeamCase => ({
      ...gerberGirder,
      loads: [{ id: 'x', className: 'ShearLoad', x, c: [-10_000, 0, 0], alpha: 90, sets: 1 }],
    });
    const [middle, outer] = [on(26), on(8)];
    // The middle piece, between the hinges at 20 and 32 m, loads the supports at 16 and 36 m: M = -P/2·4 m.
    expectClose(momentAt(middle, 16), -20_000, 1e-9);
    expectClose(momentAt(middle, 36), -20_000, 1e-9);
    expect(Math.abs(momentAt(outer, 26))).toBeLessThan(1e-6);
    expect(Math.abs(momentAt(outer, 22))).toBeLessThan(1e-6);
    expect(momentAt(outer, 8)).toBeGreaterThan(1);
  });

  test('beams/12: supports that come nearer to each other make both moments equal at one place', () => {
    const { overhangs } = beamExamples;
    const difference = (by: number): number => {
      const [left, right] = overhangs.supports;
      if (left === undefined || right === undefined) throw new Error('two supports');
      const moved = [
        { ...left, x: left.x + by },
        { ...right, x: right.x - by },
      ];
      const { hogging, sagging } = extremes({ ...overhangs, supports: moved });
      return sagging + hogging;
    };
    expect(difference(0)).toBeGreaterThan(0);
    // Equal for an overhang of 0.2071 of the length, as for every uniform load.
    expect(difference(0.1)).toBeLessThan(0);
  });

  test('beams/13: what is to be typed is understood, in each language', () => {
    for (const locale of LOCALES) {
      const text = readPage(locale, 'beams/13');
      const line = /L 6;.*?IPE 300/.exec(text)?.[0] ?? '';
      expect(readLine(line, { system: 0, length: 1, locale }).map(({ kind }) => kind)).toEqual([
        'length',
        'spread',
        'point',
        'support',
        'support',
        'named',
      ]);
      const [added = ''] = /P \d+ @ [\d.,]+\d/.exec(text.slice(text.indexOf('!beam'))) ?? [];
      const { L, supports } = beamExamples.twoSpans;
      const [saying] = readLine(added, { system: 0, length: L, locale });
      // In the middle of the first span, as stated on the page.
      const [from, to] = supports.map(({ x }) => x);
      expect(saying).toMatchObject({ kind: 'point', x: ((from ?? 0) + (to ?? 0)) / 2 });
    }
  });
});

describe('the keys and texts that the guide names', () => {
  test('the spans of beams/1 are read', () => {
    for (const locale of LOCALES) {
      expect(readPage(locale, 'beams/1')).toContain('4 6 4');
      expect(readSpans('4 6 4', { system: 0, locale })).toEqual([4, 6, 4]);
    }
  });

  test('the keys that pages name do what pages promise', () => {
    const named = [
      ['beams/1', 'S', 'support'],
      ['beams/1', 'Q', 'ShearLoad'],
      ['beams/1', 'Ctrl+Enter', 'solve'],
      ['beams/6', 'T', 'trace'],
      ['beams/6', 'H', 'hear'],
    ] as const;
    for (const locale of LOCALES)
      for (const [page, key, name] of named) {
        expect(readPage(locale, page)).toMatch(
          new RegExp(`(?<![\\p{L}+])${key.replace('+', '\\+')}(?!\\p{L})`, 'u'),
        );
        expect(KEY_TABLE[name].presses).toContain(key.replace('Ctrl+', 'Mod '));
      }
  });

  test('the sections that beams/4 looks for are in the library', async () => {
    const shelves = await Promise.all(
      CATALOGUE_CLASSES.map((shape) => catalogueLibrary.listSections(shape, 'ru')),
    );
    const keys = new Set(
      shelves.flat().flatMap(({ items }) => items.flatMap(({ item }) => labelKeys(item.label))),
    );
    for (const locale of LOCALES) {
      const sought = readPage(locale, 'beams/4').match(/IPE 300|W14x90|HEA 160/g);
      expect(sought).toEqual(['IPE 300', 'W14x90', 'HEA 160']);
    }
    for (const name of ['IPE 300', 'W14x90', 'HEA 160'])
      expect([name, labelKeys(name).some((key) => keys.has(key))]).toEqual([name, true]);
  });
});

describe('trusses', () => {
  test('trusses/1: without one diagonal what is left moves', () => {
    const pratt = createTrussExample('pratt');
    const { joints } = pratt;
    const diagonals = pratt.links.flatMap(({ i, j }, at) => {
      const [from, to] = [joints[i], joints[j]];
      const isInclined = from !== undefined && to !== undefined && from.x !== to.x && from.y !== to.y;
      return isInclined ? [at] : [];
    });
    expect(diagonals.length).toBeGreaterThan(3);
    for (const gone of diagonals)
      expect(solveTruss({ ...pratt, links: pratt.links.filter((_, at) => at !== gone) }).level).toBe('error');
  });

  test('trusses/2: the joints of the arch lie on a curve that a circle through ends and top does not follow', () => {
    const { joints } = createTrussExample('arch');
    const [L, f] = [20, 4];
    const lower = joints.filter(({ x, y }) => Math.abs(y - (4 * f * x * (L - x)) / L ** 2) < 1e-9);
    expect(lower).toHaveLength(11);
    expect(lower).toContainEqual(expect.objectContaining({ x: L / 2, y: f }));
    const radius = (L ** 2 / 4 + f ** 2) / (2 * f);
    const offCircle = lower.map(({ x, y }) => Math.abs(Math.hypot(x - L / 2, y - (f - radius)) - radius));
    expect(offCircle.filter((distance) => distance < 1e-9)).toHaveLength(3);
    expect(Math.max(...offCircle)).toBeGreaterThan(0.05);
  });

  test('trusses/3: the smallest truss in space has four joints, six rods and six held directions at least', () => {
    const { joints, links } = createTrussExample('tetrahedron');
    expect([joints.length, links.length]).toEqual([4, 6]);
    expect(joints.filter(({ y }) => y === 0)).toHaveLength(3);
    const held = joints.reduce((sum, { anchor }) => sum + anchor.toString(2).replaceAll('0', '').length, 0);
    expect(held).toBeGreaterThanOrEqual(6);
  });
});
