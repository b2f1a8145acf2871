import { describe, expect, test } from 'vitest';
import { prepareRows, writeWorkbook } from '@eecs/ui-kit/editing';
import type { UnreadTable } from './foundInFile.ts';
import { readSheetRows } from './readSheetRows.ts';
import { readTrussBlob } from './readTrussBlob.ts';

const RIGHT = { 'Rechts [mm]': 'x', 'Hoch [mm]': 'y', Anfang: 'i', Schluss: 'j' };
const TABLE = 'Rechts [mm];Hoch [mm]\n0;0\n3000;0\n3000;4000\n\nAnfang;Schluss\n1;2\n2;3\n3;1\n';
const TRIANGLE = {
  ok: true,
  document: {
    joints: [{ x: 0, y: 0 }, { x: 3, y: 0 }, { x: 3, y: 4 }],
    links: [{ i: 0, j: 1 }, { i: 1, j: 2 }, { i: 2, j: 0 }],
  },
}; // prettier-ignore

async function refusedTable(content: BlobPart, name: string): Promise<UnreadTable> {
  const read = await readTrussBlob(new File([content], name));
  if (read.ok || read.table === undefined) throw new Error(JSON.stringify(read));
  expect(read).toMatchObject({ problem: 'unknownHeadings', headings: Object.keys(RIGHT) });
  return read.table;
}

describe('a file whose headings nobody knows', () => {
  test('a file with unknown headings is refused with its rows, and opens when its columns are named', async () => {
    const { text, isBook } = await refusedTable(TABLE, 'a.csv');
    expect([text, isBook]).toEqual([TABLE, false]);
    const rows = { headings: RIGHT, isBook };
    expect(await readTrussBlob(new File([text], 'a.csv'), { rows })).toMatchObject(TRIANGLE);
  });

  test('as a workbook gives the rows of all of its sheets', async () => {
    const toCells = (part: string) =>
      part.trim().split('\n').map((row) => row.split(';').map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell))); // prettier-ignore
    const book = writeWorkbook(
      TABLE.split('\n\n').map((part, at) => ({ name: `Blatt ${at + 1}`, rows: toCells(part) })),
    ) as Uint8Array<ArrayBuffer>;
    const { text, isBook } = await refusedTable(book, 'a.xlsx');
    expect(isBook).toBe(true);
    const rows = { headings: RIGHT, isBook };
    expect(await readTrussBlob(new File([text], 'a.csv'), { rows })).toMatchObject(TRIANGLE);
  });

  test('above its rods alone opens with its rows, so that the rods do not vanish without a question', async () => {
    const text = TABLE.replace('Rechts [mm];Hoch [mm]', 'x [mm];y [mm]');
    expect(await readTrussBlob(new File([text], 'a.csv'))).toMatchObject({
      ok: true,
      document: { joints: { length: 3 }, links: [] },
      table: { text, isBook: false },
    });
    const rows = { headings: RIGHT };
    expect(await readTrussBlob(new File([text], 'a.csv'), { rows })).toMatchObject(TRIANGLE);
    // If there are rods, a table of other data is ignored.
    const results = 'x;y\n0;0\n3;0\n\ni;j\n1;2\n\nStab;Kraft\n1;2\n';
    expect(await readTrussBlob(new File([results], 'a.csv'))).not.toHaveProperty('table');
  });

  test('a file with more rows than a field shows is refused without its rows', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `${at};0`);
    const read = await readTrussBlob(new File([['Rechts;Hoch', ...rows].join('\n')], 'a.csv'));
    expect(read).toMatchObject({ problem: 'unknownHeadings', headings: ['Rechts', 'Hoch'] });
    expect(read).not.toHaveProperty('table');
  });
});

describe('the rows of such a file', () => {
  const read = (headings: Readonly<Record<string, string>>, text = TABLE) =>
    readSheetRows(prepareRows(text, 'en-US', { headings }).text, { system: 0, locale: 'en-US' });

  test('are nothing that opens before joints are among them', () => {
    expect(read({})).toBeNull();
    expect(read({ Anfang: 'i', Schluss: 'j' })).toBeNull();
  });

  test('rows are read with the choices so far, and list the missing ones', () => {
    expect(read({ 'Rechts [mm]': 'x', 'Hoch [mm]': 'y' })).toMatchObject({
      items: { length: 3 },
      otherRows: 3,
      passedOver: ['Anfang', 'Schluss'],
    });
    expect(read(RIGHT)).toMatchObject({ ok: true, items: { length: 6 }, otherRows: 0, passedOver: [] });
  });

  test('are refused cell by cell, as the opened file would be', () => {
    expect(read(RIGHT, TABLE.replace('3;1', '3;9'))).toMatchObject({
      ok: false,
      problems: [{ row: 9, column: 'j', text: '9', code: 'unknown' }],
    });
  });

  test('show a comma that may be either before the file is opened', async () => {
    const text = 'Rechts;Hoch\n1,500;0\n2,500;0\n';
    const headings = { Rechts: 'x', Hoch: 'y' };
    expect(read(headings, text)).toMatchObject({ doubts: [{ text: '1,500' }, { text: '2,500' }] });
    const rows = { headings, comma: 'decimal' } as const;
    expect(await readTrussBlob(new File([text], 'a.csv'), { rows })).toMatchObject({
      document: { joints: [{ x: 1.5 }, { x: 2.5 }] },
    });
  });
});
