import { displayUnit } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { readMaterialRows } from './materialRows.ts';
import type { ReadItems } from './readItems.ts';
import { listShapelessNames, readSectionRows } from './sectionRows.ts';
import { readSetRows, writeFactors } from './setRows.ts';

const reading = { system: 0, locale: 'ru', unitOf: displayUnit } as const;
const shapes = { ...reading, nameOf: (shape: string) => (shape === 'hsection' ? 'Двутавр' : shape) };
const problemsOf = (read: ReadItems<unknown> | null) => (read?.ok === false ? read.problems : []);

test('materials come with the units of their headings, a name of their own where they have none', () => {
  const text = 'Имя\tE, ГПа\tν\tρ, кг/м³\tft, МПа\nC30/37\t33\t0,2\t2500\t\n\t210\t\t\t235';
  const read = readMaterialRows(text, { materials: [{ name: 'M1', E: 1 }] }, reading);
  expect(read).toMatchObject({
    ok: true,
    items: [
      { name: 'C30/37', E: 33_000, nu: 0.2, rho: 2500 },
      { name: 'M2', E: 210_000, strength: { tension: 235 } },
    ],
  });
});

test('materials keep their colour and where they were taken from; words for neither are reported', () => {
  const text = 'name\tcolor\torigin\nS235\t#0072b2\tcatalogue: EN 10025: S235\nM2\t\t';
  expect(readMaterialRows(text, { materials: [] }, reading)).toMatchObject({
    items: [
      { name: 'S235', color: '#0072b2', origin: { kind: 'catalogue', id: 'EN 10025: S235' } },
      { name: 'M2' },
    ],
  });
  const wrong = readMaterialRows('name\tcolor\torigin\nS235\tblueish\tsomewhere', { materials: [] }, reading);
  expect(problemsOf(wrong).map(({ column, code }) => [column, code])).toEqual([
    ['color', 'unfit'],
    ['origin', 'unfit'],
  ]);
});

test('a name that is taken, a modulus that is none and a word for a number are all told, with their cells', () => {
  const read = readMaterialRows(
    'name\tE\nM1\t210\nM7\t-5\nM8\tsteel',
    { materials: [{ name: 'M1' }] },
    reading,
  );
  expect(problemsOf(read).map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'name', 'taken'],
    [3, 'E', 'small'],
    [4, 'E', 'number'],
  ]);
  expect(readMaterialRows('  \n', { materials: [] }, reading)).toBeNull();
});

test('cross-sections come by the word of their shape, with headings or in the order of its numbers', () => {
  const headed = readSectionRows(
    'Обозначение\tФорма\tb, см\th, см\ttw\ttf\nB1\tДвутавр\t15\t30\t7,1\t10,7\nR1\trectangle\t20\t40\t\t',
    { sections: [] },
    shapes,
  );
  expect(headed).toMatchObject({
    ok: true,
    items: [
      { className: 'hsection', label: 'B1', h: 300, b: 150, tw: 7.1, tf: 10.7 },
      { className: 'rectangle', label: 'R1', h: 400, b: 200 },
    ],
  });
  const plain = readSectionRows('P1\troundpipe\t114\t6', { sections: [] }, shapes);
  expect(plain).toMatchObject({ ok: true, items: [{ className: 'roundpipe', label: 'P1', Dy: 114, tw: 6 }] });
});

test('printed properties of a row are shown with the computed ones', () => {
  // The tables of the Steel Construction Institute print 53.8 cm2 and 8360 cm4 for IPE 300.
  const IPE300 = {
    className: 'hsection',
    label: 'IPE 300',
    units: 0,
    h: 300,
    b: 150,
    tw: 7.1,
    tf: 10.7,
    r1: 15,
  } as const;
  const text = 'Section\tA, cm²\tIx, cm⁴\tIy, cm⁴\nIPE 300\t53,8\t8360\t604\nX1\t20\t300\t40';
  expect(listShapelessNames(text)).toEqual(['IPE 300', 'X1']);
  const read = readSectionRows(
    text,
    { sections: [] },
    { ...shapes, standards: new Map([['IPE 300', IPE300]]) },
  );
  expect(read).toMatchObject({
    ok: true,
    items: [IPE300, { className: 'generic', label: 'X1', A: 20, Iy: 300, Iz: 40 }],
    printed: [
      { row: 2, label: 'IPE 300', key: 'A', printed: 53.8 },
      { key: 'Iy', printed: 8360 },
      { key: 'Iz', printed: 604 },
    ],
  });
  expect(read?.printed.map(({ computed }) => Number(computed.toPrecision(3)))).toEqual([53.8, 8360, 604]);
  // b·h = 20·40 cm, b·h³/12 = 106667 cm4.
  const sized = readSectionRows(
    'label\tshape\th\tb\tA\tIy\nR\trectangle\t400\t200\t790\t106667',
    { sections: [] },
    shapes,
  );
  expect(sized?.printed).toMatchObject([
    { key: 'A', printed: 790, computed: 800 },
    { key: 'Iy', printed: 106_667 },
  ]);
});

test('a shape nobody knows, a size that is missing and one the shape does not have are refused', () => {
  const text = 'label\tshape\th\tb\ttw\nA\tblob\t1\t2\t\nB\trectangle\t300\t\t\nC\trectangle\t300\t100\t7';
  const read = readSectionRows(text, { sections: [] }, shapes);
  expect(problemsOf(read).map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'shape', 'unknown'],
    [3, 'b', 'missing'],
    [4, 'tw', 'unfit'],
  ]);
});

test('case sets come with their factors, told by the numbers of the sets, and go back as they came', () => {
  const dead = { title: 'Dead', description: '', color: '#607d8b', angle: 0, combined: false };
  const read = readSetRows(
    'title\tangle\tcombined\tfactors\nWind\t15\t\t\nULS\t\tyes\t1: 1,35; 2: 1.5; weight: 1.35',
    { caseSets: [dead] },
    reading,
  );
  expect(read).toMatchObject({
    ok: true,
    items: [
      { title: 'Wind', angle: 15, combined: false },
      { title: 'ULS', angle: 0, combined: true, factors: { 0: 1.35, 1: 1.5, weight: 1.35 } },
    ],
  });
  expect(read?.ok === true && read.items[0]).not.toHaveProperty('factors');
  expect(writeFactors({ 0: 1.35, 1: 1.5, weight: 1.35 })).toBe('1: 1.35; 2: 1.5; weight: 1.35');
  const wrong = readSetRows('title\tfactors\nULS\t9: 1.35', { caseSets: [dead] }, reading);
  expect(problemsOf(wrong).map(({ code }) => code)).toEqual(['unknown']);
});
