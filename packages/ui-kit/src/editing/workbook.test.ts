import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeArchive } from './archive.ts';
import { MOST_SHEET_ROWS, readWorkbook } from './readWorkbook.ts';
import { writeWorkbook } from './workbook.ts';

const bytes = writeWorkbook([
  {
    name: 'Rods: "all"',
    rows: [
      ['i', 'j', 'a < b & c'],
      [1, 2.5, null],
    ],
  },
  { name: 'Узлы', rows: [['узел'], [-1e-9]] },
]);

/** Reads the files of an uncompressed archive by its directory. */
function unpack(archive: Uint8Array): Map<string, string> {
  const view = new DataView(archive.buffer);
  const decoder = new TextDecoder();
  const files = new Map<string, string>();
  let at = view.getUint32(archive.length - 6, true);
  for (let left = view.getUint16(archive.length - 12, true); left > 0; left -= 1) {
    const [length, named] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const start = view.getUint32(at + 42, true);
    const name = decoder.decode(archive.subarray(at + 46, at + 46 + named));
    files.set(name, decoder.decode(archive.subarray(start + 30 + named, start + 30 + named + length)));
    at += 46 + named;
  }
  return files;
}

test('sheets stand in an archive with numbers as numbers and texts as they are', () => {
  const files = unpack(bytes);
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<c r="B2"><v>2.5</v></c></row>');
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('a &lt; b &amp; c');
  expect(files.get('xl/workbook.xml')).toContain('name="Rods  &quot;all&quot;"');
  expect(files.get('xl/worksheets/sheet2.xml')).toContain('узел');
});

test('a column with digits is shown with them, its numbers whole beneath', () => {
  const files = unpack(
    writeWorkbook([
      {
        name: 'Results',
        digits: [null, 3],
        rows: [
          ['x', 'M'],
          [1.25, -37.50004],
        ],
      },
    ]),
  );
  expect(files.get('xl/styles.xml')).toContain('<numFmt numFmtId="164" formatCode="0.000"/>');
  expect(files.get('xl/worksheets/sheet1.xml')).toContain(
    '<c r="A2"><v>1.25</v></c><c r="B2" s="1"><v>-37.50004</v></c>',
  );
  expect(files.get('[Content_Types].xml')).toContain('/xl/styles.xml');
  // Wide enough for the displayed `-37.500` and some margin.
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<col min="2" max="2" width="9" customWidth="1"/>');
});

test('another program finds the archive whole', ({ skip }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
  const file = path.join(folder, 'book.xlsx');
  writeFileSync(file, bytes);
  try {
    expect(execFileSync('unzip', ['-t', file], { encoding: 'utf8' })).toContain('No errors detected');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') skip();
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a workbook is read back: texts as they are, numbers with a point, an empty cell as nothing', async () => {
  expect(await readWorkbook(bytes)).toEqual([
    {
      // The name of a sheet must not contain a colon.
      name: 'Rods  "all"',
      rows: [
        ['i', 'j', 'a < b & c'],
        ['1', '2.5'],
      ],
      rowCount: 2,
      isHidden: false,
    },
    { name: 'Узлы', rows: [['узел'], ['-1e-9']], rowCount: 2, isHidden: false },
  ]);
});

test.each([
  ['no archive', new TextEncoder().encode('i;j\n1;2')],
  ['an archive cut off', bytes.subarray(0, 400)],
  ['nothing', new Uint8Array()],
])('%s is no workbook', async (_, none) => {
  await expect(readWorkbook(none)).rejects.toThrow('This is no archive, or a damaged one.');
});

test('a byte of a sheet that is another one is found, and no number is read from it', async () => {
  const at = new TextDecoder('latin1').decode(bytes).indexOf('<v>2.5</v>') + 3;
  const damaged = bytes.with(at, '7'.charCodeAt(0));
  await expect(readWorkbook(damaged)).rejects.toThrow('a damaged one');
});

test('a workbook without one of its sheets is none', async () => {
  const files = [...unpack(bytes)].filter(([name]) => name !== 'xl/worksheets/sheet2.xml');
  await expect(readWorkbook(writeArchive(files))).rejects.toThrow('xl/worksheets/sheet2.xml');
});

/** Reads a workbook of one sheet with these rows, as another program may write it. */
const readSheet = async (rows: string, { state = '', styles = '' } = {}) => {
  const sheet = '<Relationship Id="a" Target="worksheets/a.xml"/>';
  const [read] = await readWorkbook(
    writeArchive([
      ['xl/workbook.xml', `<workbook><sheets><sheet name="A"${state} r:id="a"/></sheets></workbook>`],
      ['xl/_rels/workbook.xml.rels', `<Relationships>${sheet}</Relationships>`],
      ['xl/styles.xml', `<styleSheet>${styles}</styleSheet>`],
      ['xl/worksheets/a.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`],
    ]),
  );
  return read;
};

test.each([
  ['the error of a formula', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['a formula without a value', '<c><f>A1&amp;2</f></c>', '=A1&2'],
  ['a formula that continues another', '<c><f t="shared" si="0"/><v></v></c>', '='],
  ['a formula whose text is empty', '<c t="str"><f>""</f><v></v></c>', ''],
  ['a formula with a value', '<c><f>1/4</f><v>0.25</v></c>', '0.25'],
  ['true', '<c t="b"><v>1</v></c>', 'TRUE'],
  ['a date', '<c t="d"><v>2024-01-31</v></c>', '2024-01-31'],
  ['a number that is shown as a date', '<c s="1"><v>45322</v></c>', '2024-01-31'],
  ['a date in a form of its own', '<c s="2"><v>45322.5</v></c>', '2024-01-31'],
  ['a number that is shown with a unit', '<c s="3"><v>1.5</v></c>', '1.5'],
])('%s is read as what stands there', async (_, cell, text) => {
  const forms =
    '<numFmt numFmtId="170" formatCode="dd.mm"/><numFmt numFmtId="171" formatCode="0.0&quot;mm&quot;"/>';
  const xfs = [0, 14, 170, 171].map((id) => `<xf numFmtId="${id}"/>`).join('');
  const styles = `<numFmts>${forms}</numFmts><cellXfs>${xfs}</cellXfs>`;
  expect((await readSheet(`<row r="1">${cell}</row>`, { styles }))?.rows).toEqual([[text]]);
});

test('a hidden sheet is marked as hidden', async () => {
  expect(await readSheet('', { state: ' state="hidden"' })).toMatchObject({ isHidden: true });
  expect(await readSheet('', { state: ' state="veryHidden"' })).toMatchObject({ isHidden: true });
  expect(await readSheet('', { state: ' state="visible"' })).toMatchObject({ isHidden: false });
});

test('too many rows are refused with their number; empty rows do not count', async () => {
  const full = '<c><v>1</v></c>';
  const far = `<row r="1">${full}</row><row r="${MOST_SHEET_ROWS + 1}">`;
  expect(await readSheet(`${far}${full}</row>`)).toMatchObject({ rows: [], rowCount: MOST_SHEET_ROWS + 1 });
  expect(await readSheet(`${far}<c s="1"/></row>`)).toMatchObject({ rows: [['1']], rowCount: 1 });
});
