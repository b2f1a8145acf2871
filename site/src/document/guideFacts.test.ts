import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@eecs/solver-core/texts';
import { type BeamSet, solveBeam } from '@eecs/solver-core';
import { solveFrame } from '@eecs/solver-core/frame';
import { solveTruss } from '@eecs/solver-core/truss';
import { beamExamples } from '@eecs/ui-beam/data';
import explorersEnUS from '../../../packages/ui-beam/src/studies/explorers/messages/en-US.json' with { type: 'json' };
import explorersRu from '../../../packages/ui-beam/src/studies/explorers/messages/ru.json' with { type: 'json' };
import explorersUk from '../../../packages/ui-beam/src/studies/explorers/messages/uk.json' with { type: 'json' };
import resultsEnUS from '../../../packages/ui-truss/src/messages/results.en-US.json' with { type: 'json' };
import resultsRu from '../../../packages/ui-truss/src/messages/results.ru.json' with { type: 'json' };
import resultsUk from '../../../packages/ui-truss/src/messages/results.uk.json' with { type: 'json' };
import handEnUS from '../../../packages/ui-frame/src/messages/hand.en-US.json' with { type: 'json' };
import handRu from '../../../packages/ui-frame/src/messages/hand.ru.json' with { type: 'json' };
import handUk from '../../../packages/ui-frame/src/messages/hand.uk.json' with { type: 'json' };
import { type FrameStarterKind, createFrameStarter } from '@eecs/ui-frame/data';
import { createTrussExample, type TrussExampleName } from '@eecs/ui-truss/data';
import { describe, expect, test } from 'vitest';
import { MINUS } from '@eecs/solver-core';

const FOLDER = path.join(import.meta.dirname, '../../public/documents');
type Locale = (typeof LOCALES)[number];
type ExampleName = keyof typeof beamExamples;

const readPage = (locale: Locale, page: string): string =>
  readFileSync(path.join(FOLDER, locale, `guide/${page}.md`), 'utf8');

/** Writes a number in the format of the texts. */
function write(value: number, digits: number, locale: Locale): string {
  const text = String(Number(value.toFixed(digits))).replace('-', MINUS);
  return locale === 'en-US' ? text : text.replace('.', ',');
}

function solveExample(name: ExampleName): readonly BeamSet[] {
  const answer = solveBeam(beamExamples[name]);
  if (answer.level === 'error') throw new Error(`${name} has no results`);
  return answer.sets;
}

function frameOf(kind: FrameStarterKind) {
  const answer = solveFrame(createFrameStarter(kind, { system: 0 }));
  const [set] = answer.level === 'error' ? [] : answer.sets;
  if (set === undefined) throw new Error(`${kind} has no results`);
  return set;
}

function only(name: ExampleName): BeamSet {
  const [set] = solveExample(name);
  if (set === undefined) throw new Error(`${name} has no set`);
  return set;
}

function axialForces(name: TrussExampleName): readonly number[] {
  const answer = solveTruss(createTrussExample(name));
  const set = answer.level === 'error' ? undefined : answer.sets[0];
  if (set === undefined) throw new Error(`${name} has no results`);
  return set.N;
}

/** The axial force of the rod between two joints, kN. */
function forceOf(name: TrussExampleName, i: number, j: number): number {
  const at = createTrussExample(name).links.findIndex((link) => link.i === i && link.j === j);
  return (axialForces(name)[at] ?? Number.NaN) / 1000;
}

const shaft = beamExamples.steppedShaft;
const diameters = shaft.beamSections.map(({ crossSectionIndex }) => {
  const section = shaft.sections[crossSectionIndex];
  return section !== undefined && 'Dy' in section ? section.Dy : Number.NaN;
});
const wheels = beamExamples.craneGirder.loads.flatMap((load) =>
  load.className === 'ShearLoad' ? [{ x: load.x, P: Math.abs(load.c[0]) / 1000 }] : [],
);
const [first = { x: 0, P: 0 }, second = { x: 0, P: 0 }] = wheels;
const girder = beamExamples.craneGirder.L;
const apart = second.x - first.x;
const post = createTrussExample('pratt');

/** Each number that a page states about its picture, with the number of its digits. */
const NUMBERS: Readonly<Record<string, readonly (readonly [value: number, digits: number])[]>> = {
  'beams/4': [
    [Math.min(...diameters), 0],
    [Math.max(...diameters), 0],
    [-only('steppedShaft').deflection.min.value * 1000, 3],
  ],
  'beams/6': [
    [only('proppedCantilever').M.min.value / 1000, 3],
    [only('proppedCantilever').M.max.value / 1000, 3],
  ],
  'beams/10': [
    [girder, 0],
    [girder / 4, 0],
    [first.P, 0],
    [apart, 1],
    // The other wheel is where the influence line has half its peak.
    [first.P * (girder / 4) + second.P * ((girder / 2 - apart) / 2), 0],
  ],
  'beams/11': [
    [(5 * 20) / 16, 2],
    [(only('proppedCantilever').R.at(-1)?.normal ?? Number.NaN) / 1000, 2],
    [(-3 * 20 * 4) / 16, 0],
    [only('proppedCantilever').M.min.value / 1000, 3],
  ],
  'beams/12': [
    [only('overhangs').M.min.value / 1000, 3],
    [only('overhangs').M.max.value / 1000, 3],
  ],
  'trusses/1': [
    [forceOf('pratt', 7, 2), 3],
    [forceOf('pratt', 8, 3), 3],
    [forceOf('pratt', 0, 7), 3],
    [forceOf('pratt', 1, 7), 0],
  ],
  'trusses/3': [
    [Math.abs(createTrussExample('tetrahedron').joints[3]?.loads?.[0]?.c?.[0] ?? Number.NaN) / 1000, 0],
    [forceOf('tetrahedron', 0, 3), 2],
  ],
  'trusses/4': [
    [(25 * 6 - 10 * 3) / 3 === -forceOf('pratt', 7, 8) ? 120 : Number.NaN, 0],
    [forceOf('pratt', 7, 8), 3],
  ],
  'frames/1': [
    [frameOf('portal').members[1]!.M.min.value / 1000, 3],
    [frameOf('portal').members[1]!.M.max.value / 1000, 3],
    [frameOf('portal').R[1]!.y / 1000, 3],
  ],
  'frames/2': [[frameOf('vierendeel').R[0]!.y / 1000, 3]],
  'embedding/2': [[only('balcony').M.min.value / 1000, 3]],
};

describe.each(LOCALES)('the guide in %s', (locale) => {
  test.each(Object.entries(NUMBERS))(
    'describes for the picture of %s what is computed from it',
    (page, numbers) => {
      const text = readPage(locale, page);
      for (const [value, digits] of numbers) {
        const written = write(value, digits, locale);
        // As a separate number: 5 is not found in 15.
        expect(text).toMatch(new RegExp(`(?<![\\d.,])${written.replace('.', '\\.')}(?![\\d])`));
      }
    },
  );

  test.each(['beams/4', 'trusses/1'])('has no former text of %s', (page) => {
    expect(readPage(locale, page)).not.toMatch(
      /three thicknesses|три толщины|три товщини|from above|сверху|згори/,
    );
  });

  test('names buttons by their labels', () => {
    const explorers = { 'en-US': explorersEnUS, ru: explorersRu, uk: explorersUk }[locale];
    const results = { 'en-US': resultsEnUS, ru: resultsRu, uk: resultsUk }[locale];
    const says = (page: string, word: string): void => {
      expect(readPage(locale, page).replaceAll('’', "'")).toContain(`**${word.replaceAll('’', "'")}**`);
    };
    says('beams/8', explorers.mohr);
    says('beams/10', explorers.influence);
    says('beams/11', explorers.hand);
    says('beams/12', explorers.variants);
    says('beams/14', explorers.report);
    says('beams/14', explorers.export);
    for (const room of ['joints', 'sections', 'mohr', 'equations'] as const)
      says('trusses/4', results[`room.${room}`]);
    const hand = { 'en-US': handEnUS, ru: handRu, uk: handUk }[locale];
    for (const room of ['balance', 'buckling', 'swing'] as const) says('frames/2', hand[`room.${room}`]);
  });
});

test('the middle post of the first truss carries nothing, and its rods on the ground carry nothing', () => {
  expect(Math.abs(forceOf('pratt', 3, 9))).toBeLessThan(1e-9);
  expect(post.joints.filter(({ loads = [] }) => loads.length > 0).map(({ y }) => y)).toEqual([0, 0, 0, 0, 0]);
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const)
    expect(Math.abs(forceOf('tetrahedron', i, j))).toBeLessThan(1e-9);
});
