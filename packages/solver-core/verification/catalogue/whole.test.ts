import { describe, expect, it } from 'vitest';
import { loadSections } from '../../src/catalogue/loadSections.ts';
import { CATALOGUE_CLASSES, sectionHeaders } from '../../src/catalogue/sectionClasses.ts';

/** Rows of a drawer, by the names of their columns. */
type Row = Readonly<Record<string, string>>;

const drawers = new Map<string, readonly Row[]>();
for (const name of CATALOGUE_CLASSES) {
  const columns = sectionHeaders(name).map((cell) => cell.replace(/\[.*\]$/, ''));
  for (const { drawer, children } of await loadSections(name)) {
    const rows = children.map(({ data }) =>
      Object.fromEntries(data.split(';').map((cell, i) => [columns[i] ?? '', cell])),
    );
    drawers.set(drawer, rows);
  }
}

function rowsOf(drawer: string): readonly Row[] {
  const rows = drawers.get(drawer);
  if (rows === undefined) throw new Error(`No drawer ${drawer}`);
  return rows;
}

const labelsOf = (drawer: string): string[] => rowsOf(drawer).map(({ label = '' }) => label);

/** Writes a designation of each size: `IPE 80`, `IPE 100`, … */
const series = (sizes: string, write: (size: string) => string): string[] => sizes.split(' ').map(write);

/** Writes American designations: depth, then the weights in lb/ft of that depth. */
const byWeight = (letters: string, depths: Readonly<Record<string, string>>): string[] =>
  Object.entries(depths).flatMap(([depth, weights]) =>
    weights.split(' ').map((weight) => `${letters}${depth.replace('d', '')}X${weight}`),
  );

const IPE = '600 550 500 450 400 360 330 300 270 240 220 200 180 160 140 120 100 80';
const HE = '1000 900 800 700 650 600 550 500 450 400 360 340 320 300 280 260 240 220 200 180 160 140 120 100';
const HE_C = '320 300 280 260 240 220 200 180 160 140 120 100';
const GOST_CHANNELS = '5 6.5 8 10 12 14 16 16a 18 18a 20 22 24 27 30 33 36 40';

describe('series of which the standard prints one row a size are here from end to end', () => {
  it.each([
    [
      'EN 10365 / UPN',
      series('400 380 350 320 300 280 260 240 220 200 180 160 140 120 100 80 65 50', (h) => `UPN ${h}`),
    ],
    ['EN 10365 / UPE', series('400 360 330 300 270 240 220 200 180 160 140 120 100 80', (h) => `UPE ${h}`)],
    [
      'DIN 1025-1 / IPN',
      series(
        '80 100 120 140 160 180 200 220 240 260 280 300 320 340 360 380 400 450 500 550 600',
        (h) => `IPN ${h}`,
      ),
    ],
    ['DIN 1027 / Z', series('30 40 50 60 80 100 120 140 160', (h) => `Z ${h}`)],
    ['EN 10055 / T', series('30 35 40 50 60 70 80 100 120 140', (h) => `T ${h}`)],
    ['GOST 8239-89', '10 12 14 16 18 20 22 24 27 30 33 36 40 45 50 55 60'.split(' ')],
    ['GOST 19425-74 / М', '18М 24М 30М 36М 45М'.split(' ')],
    ['GOST 8240-97 / У', series(GOST_CHANNELS, (h) => `${h}У`)],
    ['GOST 8240-97 / П', series(GOST_CHANNELS, (h) => `${h}П`)],
  ])('%s', (drawer, expected) => {
    expect(labelsOf(drawer)).toEqual(expected);
  });
});

describe('series of which the standard prints several rows a size have each size', () => {
  it.each([
    ['EN 10365 / IPE', series(IPE, (h) => `IPE ${h}`)],
    ['EN 10365 / HE', ['AA', 'A', 'B', 'M'].flatMap((kind) => series(HE, (h) => `HE ${h} ${kind}`))],
    ['EN 10365 / HE', series(HE_C, (h) => `HE ${h} C`)],
  ])('%s', (drawer, expected) => {
    expect(labelsOf(drawer)).toEqual(expect.arrayContaining(expected));
  });

  // AISC, Steel Construction Manual, 16th edition, part 1: tables 1-3, 1-4, 1-5.
  it.each([
    [
      'AISC 16 / S',
      byWeight('S', {
        d24: '121 106 100 90 80',
        d20: '96 86 75 66',
        d18: '70 54.7',
        d15: '50 42.9',
        d12: '50 40.8 35 31.8',
        d10: '35 25.4',
        d8: '23 18.4',
        d6: '17.25 12.5',
        d5: '10',
        d4: '9.5 7.7',
        d3: '7.5 5.7',
      }),
    ],
    [
      'AISC 16 / HP',
      byWeight('HP', {
        d18: '204 181 157 135',
        d16: '183 162 141 121 101 88',
        d14: '117 102 89 73',
        d12: '89 84 74 63 53',
        d10: '57 42',
        d8: '36',
      }),
    ],
    [
      'AISC 16 / C',
      byWeight('C', {
        d15: '50 40 33.9',
        d12: '30 25 20.7',
        d10: '30 25 20 15.3',
        d9: '20 15 13.4',
        d8: '18.75 13.75 11.5',
        d7: '14.75 12.25 9.8',
        d6: '13 10.5 8.2',
        d5: '9 6.7',
        d4: '7.25 6.25 5.4 4.5',
        d3: '6 5 4.1 3.5',
      }),
    ],
  ])('%s, and no other', (drawer, expected) => {
    expect(labelsOf(drawer)).toEqual(expected);
  });

  it('AISC 16 / W: half of each shape is among the tees', () => {
    // A tee is cut from its shape: half the depth, half the weight.
    const halved = labelsOf('AISC 16 / W').map((label) => {
      const [depth = 0, weight = 0] = label.slice(1).split('X').map(Number);
      return `WT${depth / 2}X${weight / 2}`;
    });
    expect(labelsOf('AISC 16 / WT').toSorted()).toEqual(halved.toSorted());
  });
});

/** Sizes for which the standard omits some wall thicknesses between the thinnest and the thickest. */
const SPARSE: Readonly<Record<string, readonly string[]>> = {
  'GOST 8732-78': ['465', '480', '500', '530', '550'],
  'GOST 10704-91': ['95', '168', '180'],
  'GOST 30245-2003 / rectangular': ['50x30', '90x60'],
};

describe('hollow sections have every wall between their thinnest and their thickest', () => {
  it.each([
    'EN 10210 / CHS',
    'EN 10210 / RHS',
    'EN 10210 / SHS',
    'GOST 8732-78',
    'GOST 10704-91',
    'GOST 30245-2003 / square',
    'GOST 30245-2003 / rectangular',
    'AISC 16 / HSS rectangular',
    'AISC 16 / HSS square',
  ])('%s', (drawer) => {
    const walls = new Map<string, number[]>();
    for (const { Dy, h, b, tw } of rowsOf(drawer)) {
      const size = Dy ?? `${h}x${b}`;
      walls.set(size, [...(walls.get(size) ?? []), Number(tw)]);
    }
    const all = [...new Set([...walls.values()].flat())].sort((one, other) => one - other);
    const sparse = [...walls].flatMap(([size, own]) => {
      const places = own.map((wall) => all.indexOf(wall));
      return Math.max(...places) - Math.min(...places) + 1 === new Set(own).size ? [] : [size];
    });
    expect(sparse).toEqual(SPARSE[drawer] ?? []);
  });
});

it('each drawer has as many rows as its source', () => {
  const counted = [...drawers].map(([drawer, rows]) => [drawer, rows.length]);
  expect(Object.fromEntries(counted)).toMatchObject({
    'EN 10365 / IPE': 68,
    'EN 10365 / HE': 124,
    'EN 10365 / HD': 42,
    'EN 10365 / HL': 35,
    'EN 10365 / HP': 31,
    'BS 4 / UB': 107,
    'BS 4 / UC': 46,
    'BS 4 / UBP': 17,
    'BS 4 / PFC': 16,
    'EN 10056 / equal legs': 192,
    'EN 10056 / unequal legs': 32,
    'AISC 16 / W': 289,
    'AISC 16 / WT': 289,
    'AISC 16 / L': 137,
    'GOST 8509-93 / equal legs': 89,
    'GOST 8732-78': 1276,
    'GOST 10704-91': 803,
  });
  expect([...drawers.values()].flat()).toHaveLength(7528);
});
