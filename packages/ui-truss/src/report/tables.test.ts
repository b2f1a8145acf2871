import { expect, test } from 'vitest';
import { type SolvedTruss, type TrussCase, solveTruss } from '@eecs/solver-core/truss';
import { createFormat } from '@eecs/ui-kit';
import { createSheetReader } from '../../test/sheetReader.ts';
import { readCase, triangle } from '../../test/triangle.ts';
import {
  type PrintTable,
  type PrintWords,
  listJoints,
  listLoads,
  listReactions,
  listRods,
} from './inputTables.ts';
import { listSetTable } from './listSetTable.ts';
import { listDisplacements, listExtremes, listRanges, listStresses } from './resultTables.ts';

const { t, tSheet } = await createSheetReader('en-US');
const utilisation = 'No check by a design code.';
const format = createFormat({ locale: 'en-US', units: 0, digits: 3 });

/** Lists the tables of a report in its order. */
function listTables(of: TrussCase, solved: SolvedTruss, words: PrintWords): PrintTable[] {
  return [
    listJoints(of, words),
    listRods(of, solved, words),
    listLoads(of, words),
    listSetTable(of, words),
    listReactions(of, solved, words),
    listExtremes(of, solved, words),
    ...(solved.sets.length > 1 ? [listRanges(of, solved, words)] : []),
    listStresses(of, solved, words),
    listDisplacements(of, solved, words),
  ].filter(({ rows }) => rows.length > 0);
}

const load = (alpha: number, sets: number) => ({
  id: `p${sets}`,
  className: 'GenericLoad',
  c: [10_000],
  alpha,
  sets,
});

/**
 * The triangle of bars of 1000 mm² of steel of 210 GPa and 235 MPa: 10 kN down in the first set, 10 kN to the right in
 * the second, which is rotated by 0°, and both with factors in the third. The right support has settled by 5 mm.
 */
const document = readCase({
  ...triangle,
  joints: triangle.joints.map((joint, at) => ({
    ...joint,
    loads: at === 2 ? [load(-90, 1), load(0, 2)] : [],
    ...(at === 1 && { settlement: { y: -0.005 } }),
  })),
  links: triangle.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0 })),
  materials: [{ name: 'Steel', E: 210_000, strength: { tension: 235 } }],
  sections: [{ label: 'Flat', className: 'rectangle', b: 20, h: 50 }],
  caseSets: [
    { title: 'Dead' },
    { title: 'Wind', angle: 0 },
    { title: 'ULS', combined: true, factors: { 0: 1.35, 1: 1.5, settlement: 1.2 } },
  ],
});
const answer = solveTruss(document);
if (answer.level === 'error') throw new Error(answer.error);
const tables = listTables(document, answer, { t, tSheet, format, locale: 'en-US', utilisation });
const read = (caption: string): readonly (readonly string[])[] => {
  const table = tables.find((one) => one.caption === caption);
  return table === undefined ? [] : [table.head, ...table.rows];
};
const toNumber = (text = ''): number => Number(text.replace('−', '-').replace(/[^\d.-].*$/u, ''));

test('case sets are printed with what they add up and their factors', () => {
  expect(read('Case sets')).toEqual([
    ['#', 'Title', 'Adds up', 'Settlements ×'],
    ['1', 'Dead', '–', '1'],
    ['2', 'Wind', '–', '1'],
    ['3', 'ULS', '1.35·(1) + 1.5·(2)', '1.2'],
  ]);
});

test('the loads say whether rods weigh', () => {
  expect(read('Loads').at(-1)?.slice(0, 3)).toEqual(['Rods', 'Self weight of the rods', 'no']);
});

test('extremes, stresses, use and displacements of each case set are printed', () => {
  const leg = Math.sqrt(13);
  // Half of 10 kN goes down each leg; under the horizontal load the left leg is in tension and the right one in
  // compression with 10·√13/4.
  const [down, across] = [(-5 * leg) / 3, (10 * leg) / 4];
  const [head = [], ...rows] = read('Extremes');
  expect(head.map((text) => text.split(',')[0])).toEqual([
    'Case set',
    'Greatest tension',
    'Greatest compression',
    'Utilisation',
    'Greatest displacement',
  ]);
  expect(rows[0]?.[2]).toMatch(/\(2–3\)|\(3–1\)/);
  expect(toNumber(rows[0]?.[2])).toBeCloseTo(down, 3);
  expect(rows[1]?.[1]).toMatch(/\(3–1\)$/);
  expect(toNumber(rows[1]?.[1])).toBeCloseTo(across, 3);
  expect(rows[2]?.[2]).toMatch(/\(2–3\)$/);
  expect(toNumber(rows[2]?.[2])).toBeCloseTo(1.35 * down - 1.5 * across, 3);
  // kN over 1000 mm² gives MPa directly; the tie of the first set carries 10/3.
  const stresses = read('Stresses and utilisation');
  expect(stresses[0]?.slice(0, 4)).toEqual(['i–j', 'σ (1), MPa', 'σ (2), MPa', 'σ (3), MPa']);
  expect(toNumber(stresses[1]?.[1])).toBeCloseTo(10 / 3, 3);
  expect(toNumber(stresses[1]?.[4])).toBeCloseTo((100 * 10) / 3 / 235, 1);
  const moved = read('Displacements of the joints');
  expect(moved[0]?.slice(4)).toEqual(['uy (1), mm', 'uy (2), mm', 'uy (3), mm']);
  // The right joint moves with its support, by 1.2 in the third set.
  expect(moved[2]?.slice(4).map(toNumber)).toEqual([-5, -5, -6]);
  expect(read('Greatest and least force of each rod')).toHaveLength(4);
});

test('one set has no numbers of sets, and a truss without constants no stresses', () => {
  const only = solveTruss(triangle);
  if (only.level === 'error') throw new Error(only.error);
  const captions = listTables(triangle, only, { t, tSheet, format, locale: 'en-US', utilisation }).map(
    ({ caption }) => caption,
  );
  expect(captions).toEqual(['Joints', 'Rods', 'Loads', 'Reactions', 'Extremes']);
});

test('use is written as the reader writes numbers, and of a rod of unknown strength not as none', async () => {
  const russian = await createSheetReader('ru');
  const bare = {
    ...document,
    materials: document.materials.map(({ name, E }) => ({ name, ...(E && { E }) })),
  };
  const solved = solveTruss(bare);
  if (solved.level === 'error') throw new Error(solved.error);
  const format = createFormat({ locale: 'ru', units: 0, digits: 3 });
  const words = { ...russian, utilisation, locale: 'ru', format } as const;
  const printed = listTables(bare, solved, words);
  const rows = printed.find(({ caption }) => caption.startsWith('Напряжения'))?.rows;
  const ranges = printed.find(({ caption }) => caption.startsWith('Наибольшее и наименьшее'));
  expect(ranges?.head.filter((text) => text.startsWith('N'))).toEqual(['N макс, кН', 'N мин, кН']);
  // The legs are in compression under the first load, and the Euler load gives their utilisation; the tie is in
  // tension.
  expect(rows?.map((row) => row[4])).toEqual([
    '–',
    expect.stringMatching(/^\d+,\d$/),
    expect.stringMatching(/^\d+,\d$/),
  ]);
});

test('the limits of utilisation are stated under its table', () => {
  const notes = tables.filter(({ note }) => note !== undefined).map(({ caption, note }) => [caption, note]);
  expect(notes).toEqual([[expect.stringMatching(/^Stresses/), utilisation]]);
});

test('the table of loads states which way each load acts, in words', () => {
  const { rows } = listLoads(document, { t, tSheet, format, locale: 'en-US', utilisation });
  const values = rows.map((row) => row[2]?.replace(/[\u00a0\u202f]/gu, ' '));
  expect(values.slice(0, 2)).toEqual(['10 kN downwards', '10 kN to the right']);
});
