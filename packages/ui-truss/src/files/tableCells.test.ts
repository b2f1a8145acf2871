import { LIMITS } from '@eecs/solver-core';
import type { Locale } from '@eecs/ui-kit';
import { writeArchive, writeWorkbook } from '@eecs/ui-kit/editing';
import { describe, expect, test } from 'vitest';
import { readTrussBlob } from './readTrussBlob.ts';

type Cells = readonly (readonly (string | number)[])[];

const openText = (text: string, locale: Locale = 'en-US') =>
  readTrussBlob(new File([text], 'a.csv'), { locale });
const openBytes = (bytes: Uint8Array, locale: Locale = 'en-US') =>
  readTrussBlob(new File([bytes as Uint8Array<ArrayBuffer>], 'a.xlsx'), { locale });
const openBook = (rows: Cells, locale?: Locale) => openBytes(writeWorkbook([{ name: 'A', rows }]), locale);

async function openJoints(text: string, locale?: Locale) {
  const read = await openText(text, locale);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.document.joints;
}

describe('a cell that holds no value', () => {
  test.each([
    ['joint;x;y;z\n1;0;0;#DIV/0!', 'z', '#DIV/0!'],
    ['joint;x;y;anchor\n1;0;0;#REF!', 'anchor', '#REF!'],
    ['joint;x;y\n#N/A;0;0', 'joint', '#N/A'],
    ['x;y\n=B7*2;0', 'x', '=B7*2'],
  ])('is refused by its row and column: %j', async (text, column, cell) => {
    expect(await openText(text)).toMatchObject({
      ...{ ok: false, problem: 'badRow' },
      cell: { row: 2, column, text: cell, code: 'formula' },
    });
  });

  test('is refused where a rod names what it is made of, and in every column of its numbers', async () => {
    const joints = 'joint;x;y\n1;0;0\n2;4;0\n\ni;j;material;dT;dL\n';
    for (const [row, column] of [
      ['1;2;#NAME?;;', 'material'],
      ['1;2;;#VALUE!;', 'dT'],
      ['1;2;;;#NUM!', 'dL'],
    ])
      expect(await openText(joints + row)).toMatchObject({ cell: { row: 6, column, code: 'formula' } });
  });

  test('a name that begins like a formula is a value', async () => {
    const text = "joint;x;y\n1;0;0\n2;4;0\n\ni;j;section\n1;2;'=A1";
    expect(await openText(text)).toMatchObject({ ok: true, rest: { names: ['=A1'] } });
  });

  test('does not matter in a column that is not read', async () => {
    expect((await openText('joint;x;y;used\n1;0;0;#DIV/0!')).ok).toBe(true);
  });
});

describe('a comma of a text in a workbook', () => {
  const rows = [
    ['x', 'y'],
    ['1,234', 1.5],
  ];
  test('is read as that of separated values is, and a number is a number', async () => {
    for (const locale of ['ru', 'uk'] as const)
      expect(await openBook(rows, locale)).toMatchObject({ document: { joints: [{ x: 1.234, y: 1.5 }] } });
  });

  test('a comma that may separate thousands or decimals is refused, as in separated values', async () => {
    const cell = { row: 2, column: 'x', text: '1,234', readAs: '1234' };
    expect(await openBook(rows)).toMatchObject({ ok: false, problem: 'badRow', row: 2, cell });
    expect(await openText('x;y\n1,234;3')).toMatchObject({ ok: false, problem: 'badRow', row: 2, cell });
    expect((await openText('x;y\n1,234;3', 'ru')).ok).toBe(true);
    // Another cell shows the meaning of the comma in this table.
    expect(await openText('x;y\n1,234;0,617')).toMatchObject({
      document: { joints: [{ x: 1.234, y: 0.617 }] },
    });
  });
});

describe('supports of a table', () => {
  test.each([
    ['XY', 3],
    ['x, z', 5],
    ['Х У', 3],
    ['у', 2],
    ['7', 7],
    ['3.0', 3],
    ['-', 0],
    ['', 0],
  ])('%s is %i', async (text, anchor) => {
    expect((await openJoints(`x;y;anchor\n0;0;"${text}"`))[0]?.anchor).toBe(anchor);
  });

  // "Roller" does not state its direction, and the restraints of a pin differ between a plane and space.
  test.each(['9', 'W', '-3', 'pin', 'fixed', 'roller Y', 'да', 'TRUE', '12', 'Fy'])(
    '%s is refused, and nothing is guessed',
    async (text) => {
      expect(await openText(`x;y;anchor\n0;0;${text}`)).toMatchObject({
        ...{ problem: 'badRow', row: 2 },
        cell: { column: 'anchor', text, code: 'held' },
      });
    },
  );
});

test.each(['1.5,2', '3 4', '2024-01-01', '1-2', '6 + 4.5', '01/02/2024', 'TRUE'])(
  '%s is no number of a cell',
  async (text) => {
    const cell = { row: 2, column: 'x', text };
    expect(await openText(`x;y\n${text};0`)).toMatchObject({ problem: 'badRow', cell });
  },
);

test('lengths with units of their own stay what they were', async () => {
  const joints = await openJoints('x;y\n"12\' 6""";"3-1/2"""\n3 m 20 cm;1 234,5 mm\n1/2;-1e-3');
  expect(joints).toMatchObject([
    { x: 3.81, y: 0.0889 },
    { x: 3.2, y: 1.2345 },
    { x: 0.5, y: -0.001 },
  ]);
});

test('joints at one place, doubled rods and rods from a joint to itself are counted', async () => {
  const text = 'joint;x;y\n1;0;0\n2;0;0\n3;1;1\n\nrod;i;j\n1;1;3\n2;3;2\n3;3;3\n4;1;2';
  expect(await openText(text)).toMatchObject({ rest: { joints: 1, rods: 3, loads: 0 } });
  expect(await openText('x;y\n0;0\n4;0\n\ni;j\n1;2')).toMatchObject({ rest: { joints: 0, rods: 0 } });
});

test('a heading that is given twice is reported, and the first of it is read', async () => {
  const read = await openText('joint;x;x;y\n1;0;9;0\n2;2;9;0');
  expect(read).toMatchObject({ document: { joints: [{ x: 0 }, { x: 2 }] }, rest: { columns: ['x (C)'] } });
});

/** Creates a workbook as another program may write it, from sheets by name. */
function writeBook(sheets: Readonly<Record<string, { readonly state: string; readonly rows: string }>>) {
  const list = Object.entries(sheets);
  const name = ([one, { state }]: (typeof list)[number]) =>
    `<sheet name="${one}" state="${state}" r:id="${one}"/>`;
  const relation = ([one]: (typeof list)[number]) => `<Relationship Id="${one}" Target="${one}.xml"/>`;
  return writeArchive([
    ['xl/workbook.xml', `<workbook><sheets>${list.map(name).join('')}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${list.map(relation).join('')}</Relationships>`],
    ...list.map(([one, { rows }]) => [`xl/${one}.xml`, `<worksheet>${rows}</worksheet>`] as const),
  ]);
}

const toRow = (...cells: readonly (string | number)[]) =>
  `<row>${cells.map((cell) => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
const JOINTS = toRow('x', 'y') + toRow(0, 0) + toRow(4, 0);

test('sheets that are hidden are not read, and named', async () => {
  const book = writeBook({
    A: { state: 'visible', rows: JOINTS },
    B: { state: 'hidden', rows: JOINTS.replace('4', '9') },
  });
  const read = await openBytes(book);
  expect(read).toMatchObject({
    document: { joints: [{ x: 0 }, { x: 4 }] },
    rest: { hidden: ['B'], joints: 0 },
  });
});

test('a table of more rows than any truss has is counted and not read', async () => {
  const { joints, links } = LIMITS.anonymous;
  const count = 4 * (joints + links) + 1;
  const file = new File([`x;y\n${'1;2\n'.repeat(count - 1)}`], 'a.csv');
  expect(await readTrussBlob(file, { limits: 'anonymous' })).toMatchObject({
    problem: 'tooManyRows',
    rows: { count, most: count - 1 },
  });
});

test('a sheet with too many rows is refused with their number and the limit', async () => {
  const far = `<row r="1000000"><c><v>1</v></c></row>`;
  const read = await openBytes(writeBook({ A: { state: '', rows: JOINTS + far } }));
  expect(read).toMatchObject({ problem: 'tooManyRows', rows: { count: 1_000_000, most: 200_000 } });
});
