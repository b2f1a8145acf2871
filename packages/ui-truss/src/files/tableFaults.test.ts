import { describe, expect, test } from 'vitest';
import { writeWorkbook } from '@eecs/ui-kit/editing';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { addTable } from '../editing/addTable.ts';
import { listTableFaults } from '../editing/tableFaults.ts';
import { createCellReader } from './createCellReader.ts';
import { readTable } from './readTable.ts';
import { readTrussBlob } from './readTrussBlob.ts';

const empty = readCase({ joints: [], links: [] });

function read(text: string) {
  return readTable(text, {
    kind: 'joints',
    locale: 'en-US',
    readCell: createCellReader({ system: 0, locale: 'en-US' }),
  });
}

function listFaults(text: string, document = empty) {
  const table = read(text);
  if (table?.ok !== true) throw new Error(JSON.stringify(table));
  return listTableFaults(document, table);
}

function paste(text: string, document = triangle) {
  const table = read(text);
  if (table?.ok !== true) throw new Error(JSON.stringify(table));
  return addTable(document, table, countIds());
}

const openText = (text: string) => readTrussBlob(new File([text], 'a.csv'), { locale: 'en-US' });
const openBook = (...sheets: (string | number)[][][]) => {
  const bytes = writeWorkbook(sheets.map((rows, at) => ({ name: `S${at + 1}`, rows })));
  return readTrussBlob(new File([bytes as Uint8Array<ArrayBuffer>], 'a.xlsx'));
};

describe('a number that two joints have', () => {
  const DOUBLED = 'joint,x,y\n1,0,0\n2,4,0\n2,2,3\n\nrod,i,j\n1,1,2\n';
  const fault = { row: 4, column: 'joint', text: '2', code: 'doubled', first: 3, of: 'joint' };

  test('a duplicate number is reported with both rows, and nothing is taken: pasted or opened', async () => {
    expect(listFaults(DOUBLED)).toEqual([fault]);
    const { document, notes } = paste(DOUBLED);
    expect(document).toBe(triangle);
    expect(notes).toEqual([{ code: 'numberDoubled', count: 4, values: { first: 3, number: '2' } }]);
    expect(await openText(DOUBLED)).toMatchObject({ ok: false, problem: 'badRow', row: 4, cell: fault });
  });

  test('duplicates are reported only in a column of joint numbers; other columns may repeat', () => {
    expect(listFaults('Node;x;y\n7;0;0\n7;4;0')).toMatchObject([{ row: 3, first: 2, text: '7' }]);
    expect(listFaults('x;y;№\n0;0;1\n4;0;1')).toMatchObject([{ row: 3, first: 2, column: '№' }]);
    expect(listFaults('level;x;y\n7;0;0\n7;4;0')).toEqual([]);
    // If rods refer to joints, it is not clear whether such a column numbers them.
    expect(listFaults('level;x;y\n7;0;0\n7;4;0\n\ni;j\n1;2')).toMatchObject([{ code: 'doubled' }]);
  });

  test('two equal rows of a joint are no duplicate', () => {
    expect(listFaults('joint,x,y\n1,0,0\n2,4,0\n1,0,0\n\nrod,i,j\n1,1,2')).toEqual([]);
  });

  test('a duplicate number is reported with the sheets of a workbook', async () => {
    const joints = (x: number) => [
      ['joint', 'x', 'y'],
      [1, x, 0],
    ];
    expect(await openBook(joints(0), joints(4))).toMatchObject({
      problem: 'badRow',
      cell: { code: 'doubled', row: 2, sheet: 'S2', first: 2, firstSheet: 'S1' },
    });
  });

  test('a number that two rods have is reported where loads refer to it', () => {
    const joints = 'joint,x,y\n1,0,0\n2,4,0\n3,2,3\n\n';
    const rods = `${joints}rod,i,j\n1,1,2\n1,2,3\n`;
    expect(listFaults(rods)).toEqual([]);
    const load = 'on,number,kind,value,unit\nrod,1,distributed,-1,kN/m\n';
    expect(listFaults(`${rods}\n${load}`)).toMatchObject([{ row: 8, first: 7, of: 'rod', code: 'doubled' }]);
  });

  test('a joint without a number is reported if the others have arbitrary numbers, not if they are counted', () => {
    const rods = '\n\nrod,i,j\n1,2,3\n';
    expect(listFaults(`joint,x,y\n2,0,0\n3,4,0\n3a,2,3${rods}`)).toMatchObject([
      { row: 4, column: 'joint', text: '3a', code: 'number' },
    ]);
    expect(listFaults(`joint,x,y\n1,0,0\n2,4,0\n,2,3${rods}`)).toEqual([]);
  });
});

describe('a value beyond what any may be', () => {
  test.each([
    ['1e308', 'great', 1e15, 'm'],
    ['-1e309', 'great', 1e15, 'm'],
    ['2e15', 'great', 1e15, 'm'],
    ['1e19 mm', 'great', 1e15, 'm'],
    ['1e-60', 'small', 1e-50, 'm'],
  ])('%s is reported with its row and the bound', async (text, code, value, unit) => {
    const cell = { row: 3, column: 'y', text, code, bound: { value, unit } };
    const table = `x,y\n0,0\n4,${text}\n`;
    expect(read(table)).toMatchObject({ ok: false, row: 3, problems: [cell] });
    expect(await openText(table)).toMatchObject({ problem: 'badRow', row: 3, cell });
  });

  test('a value beyond all limits is reported under its heading', () => {
    expect(read('x,"y, km"\n0,9e11')?.ok).toBe(true);
    expect(read('x,"y, km"\n0,9e12')).toMatchObject({ problems: [{ code: 'great', column: 'y, km' }] });
    expect(read('x,y\n0,5 kg')).toMatchObject({ problems: [{ code: 'unit', text: '5 kg' }] });
  });
});

test('a quote that does not end refuses the file by the row where it begins', async () => {
  expect(await openText('joint,x,y\n1,0,0\n2,"4,0\n3,2,3\n')).toMatchObject({
    ...{ ok: false, problem: 'badRow', row: 3 },
    cell: { code: 'quote', text: '"4,0' },
  });
  // A heading of two lines is one cell.
  expect(await openText('"joint\nno",x,y\n1,0,0\n2,4,0\n\nrod,i,j\n1,1,2\n')).toMatchObject({ ok: true });
});
