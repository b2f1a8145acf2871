import { describe, expect, test } from 'vitest';
import { writeArchive } from '@eecs/ui-kit/editing';
import { createRandom } from '@eecs/testing/random';
import { readTrussBlob } from './readTrussBlob.ts';

/*
 * Damaged and malicious files: each is read or refused, and none throws. A reader that hangs takes minutes, so the test
 * would not end.
 */

type Codes = readonly (string | number)[];

const section = (name: string, of: Codes): Codes => [0, 'SECTION', 2, name, ...of, 0, 'ENDSEC'];
const drawing = (entities: Codes, blocks: Codes = []): string =>
  [...section('BLOCKS', blocks), ...section('ENTITIES', entities), 0, 'EOF'].join('\n');
const line = (...[x, y, toX, toY]: readonly [unknown, unknown, unknown, unknown]): Codes => [
  ...[0, 'LINE', 8, 'Chord', 10, String(x), 20, String(y), 30, 0],
  ...[11, String(toX), 21, String(toY), 31, 0],
];
const block = (name: string, ...of: readonly Codes[]): Codes => [
  0,
  'BLOCK',
  2,
  name,
  ...of.flat(),
  0,
  'ENDBLK',
];
const insert = (name: string, ...further: Codes): Codes => [0, 'INSERT', 8, '0', 2, name, ...further];
const times = <Item>(count: number, make: (at: number) => readonly Item[]): Item[] => {
  const all: Item[] = [];
  for (let at = 0; at < count; at += 1) all.push(...make(at));
  return all;
};

const sheetFiles = (sheet: string, strings = ''): [string, string][] => [
  ['xl/workbook.xml', '<workbook><sheets><sheet name="A" r:id="a"/></sheets></workbook>'],
  ['xl/_rels/workbook.xml.rels', '<Relationships><Relationship Id="a" Target="a.xml"/></Relationships>'],
  ['xl/sharedStrings.xml', `<sst>${strings}</sst>`],
  ['xl/a.xml', sheet],
];
const book = (sheet: string, strings = ''): Uint8Array<ArrayBuffer> =>
  writeArchive(sheetFiles(sheet, strings)) as Uint8Array<ArrayBuffer>;
const cells = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

const read = (content: BlobPart, name: string) => readTrussBlob(new File([content], name));

/** Reads a file, and expects a truss or a reason for refusing it. */
async function readOrRefuse(content: BlobPart, name: string): Promise<Awaited<ReturnType<typeof read>>> {
  const found = await read(content, name);
  expect(found).toHaveProperty(found.ok ? 'document' : 'problem');
  return found;
}

describe('a drawing', () => {
  test.each<[string, string]>([
    [
      'of many arrays of an empty block',
      drawing(
        times(1000, () => insert('EMPTY', 70, 400, 71, 400)),
        block('EMPTY'),
      ),
    ],
    [
      'of many placings of a block of texts',
      drawing(
        times(4000, () => insert('TEXTS')),
        block(
          'TEXTS',
          times(4000, () => [0, 'TEXT', 8, '0']),
        ),
      ),
    ],
    [
      'of blocks in blocks, twelve thousand deep',
      drawing(
        insert('B0'),
        times(12_000, (at) => block(`B${at}`, insert(`B${at + 1}`))),
      ),
    ],
    [
      'of blocks that hold each other',
      drawing(
        [...insert('A'), ...insert('B')],
        [...block('A', insert('B'), insert('B')), ...block('B', insert('A'), insert('A'))],
      ),
    ],
    [
      'of many lines from one end to the other',
      drawing(times(800, (at) => line(0, at, 800, 800 - at * 0.5))),
    ],
    ['of many lines one over the other', drawing(times(800, (at) => line(0, at, 0, 9000 - at)))],
  ])('%s is read or refused', async (_, text) => {
    await readOrRefuse(text, 'a.dxf');
  });

  test.each([
    ['too far away', line(0, 0, '1e308', 0)],
    ['too far apart', line('-1e308', 0, '1e308', 0)],
    ['too far away when it is placed', insert('FAR', 41, '1e300')],
    ['nowhere when it is placed', insert('FAR', 10, '-1e308', 41, '1e308')],
  ])('keeps its other rods where one is %s', async (_, far) => {
    const found = await read(
      drawing([...line(0, 0, 3, 0), ...far, ...line(3, 0, 3, 4)], block('FAR', line('1e10', 0, '2e10', 0))),
      'a.dxf',
    );
    expect(found).toMatchObject({
      ok: true,
      document: { joints: [{ x: 0 }, { x: 3 }, { y: 4 }], links: [{}, {}] },
      drawing: { leftOut: { noNumber: 1 }, extent: 4 },
    });
  });

  test('keeps its joints apart where something is drawn a million metres away', async () => {
    const found = await read(
      drawing([...line(0, 0, 3, 0), ...line(3, 0, 3, 4), ...line(3, 4, 0, 0), ...line(1e6, 0, 1e6, 2)]),
      'a.dxf',
    );
    expect(found).toMatchObject({ ok: true, document: { joints: { length: 5 }, links: { length: 4 } } });
  });
});

describe('a workbook', () => {
  const many = 20_000;
  test.each<[string, string, string?]>([
    ['of elements that do not end', cells('<row r="1"><c><v>'.repeat(many))],
    ['of tags that do not end', cells('<row '.repeat(many))],
    ['of texts that do not end', cells(''), '<si><t>'.repeat(many)],
    ['of readings that do not end', cells(''), `<si>${'<rPh a="1">'.repeat(many)}</si>`],
    [
      'of a heading that is long and says nothing',
      cells(
        `<row r="1"><c t="inlineStr"><is><t>x${'. '.repeat(16_000)}x</t></is></c><c t="inlineStr"><is><t>y</t></is></c></row>`,
      ),
    ],
  ])('%s is read or refused', async (_, sheet, strings) => {
    await readOrRefuse(book(sheet, strings), 'a.xlsx');
  });
});

test('a workbook whose files together unpack to more than is read is refused by what its directory says', async () => {
  const bytes = book(cells(''));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 20_000_000, true);
  expect(await readOrRefuse(bytes, 'a.xlsx')).toMatchObject({ problem: 'bookTooLarge' });
});

test('texts that the cells of a workbook share count in each of them', async () => {
  const rows = times(2000, (at) => [`<row r="${at + 1}">${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`]);
  const found = await readOrRefuse(
    book(cells(rows.join('')), `<si><t>${'long '.repeat(6000)}</t></si>`),
    'a.xlsx',
  );
  expect(found).toMatchObject({ problem: 'bookTooLarge' });
});

describe('a table', () => {
  const wide = 50_000;
  test.each([
    ['a heading of spaces', `x${' '.repeat(wide)}x;y;z\n1;2;3`],
    ['a heading of points', `x${'.'.repeat(wide)}x;y;z\n1;2;3`],
    ['a heading of brackets', `x${'('.repeat(wide)};y;z\n1;2;3`],
    ['a value of brackets', `x;y\n${'('.repeat(wide)};1\n`],
    ['a value of a long sum', `x;y\n1${'+1'.repeat(wide)};1\n`],
    ['a value of digits', `x;y\n${'1'.repeat(wide)};1\n`],
    ['a value of digits and spaces', `x;y\n${'1 '.repeat(wide)};1\n`],
    ['a value of feet', `x;y\n${"1' ".repeat(wide)};1\n`],
    ['a value of fractions', `x;y\n${'1-1/'.repeat(wide)};1\n`],
    ['quotes', `x;y\n${'"'.repeat(wide + 1)};1\n`],
    ['quotes that do not end', `x;y\n${';"a'.repeat(wide)};1\n`],
  ])('of %s is read or refused', async (_, text) => {
    await readOrRefuse(text, 'a.csv');
  });
});

describe('a file with random damage', () => {
  const SEED = 20_261_128;
  const random = createRandom(SEED);
  const below = (most: number): number => random.integer(0, most - 1);
  const pick = <Item>(items: readonly Item[]): Item => random.pick(items);
  const NUMBERS = [
    '',
    'NaN',
    '1e308',
    '-1e308',
    '1e999',
    '-0',
    '1e-320',
    '2147483648',
    '-1',
    'x',
    '1,5',
    '0x10',
  ];
  const CODES = ['0', '2', '8', '10', '11', '20', '41', '67', '70', '71', '210', '230', '-5', '9', '999'];

  /** Cuts the text off, or replaces some of its lines. */
  function damageRows(text: string): string {
    const rows = text.split('\n');
    for (let left = 1 + below(6); left > 0; left -= 1) {
      const at = below(rows.length);
      const change = below(6);
      if (change === 0) rows[at] = pick(NUMBERS);
      else if (change === 1) rows[at] = pick(CODES);
      else if (change === 2) rows.splice(at, 1 + below(3));
      else if (change === 3) rows.splice(at, 0, ...rows.slice(at, at + below(9)));
      else if (change === 4) [rows[at], rows[at + 1]] = [rows[at + 1] ?? '', rows[at] ?? ''];
      else rows[at] = 'x'.repeat(32_000);
    }
    const all = rows.join('\n');
    return below(4) === 0 ? all.slice(0, below(all.length)) : all;
  }

  const sound = drawing(
    [
      ...line(0, 0, 3, 0),
      ...insert('POST', 10, 3, 20, 0, 41, 1, 42, 2, 50, 90, 70, 3, 71, 2, 44, 1, 45, 4),
      ...[0, 'LWPOLYLINE', 8, 'Web', 90, 3, 70, 1, 10, 0, 20, 0, 10, 4, 20, 0, 42, 1, 10, 4, 20, 3],
      ...[0, 'POLYLINE', 8, 'B', 70, 8, 0, 'VERTEX', 10, 0, 20, 0, 0, 'VERTEX', 10, 1, 20, 1, 0, 'SEQEND'],
      ...[0, '3DFACE', 8, 'F', 10, 0, 20, 0, 30, 0, 11, 3, 21, 0, 31, 0, 12, 3, 22, 4, 32, 0],
    ],
    [...block('POST', line(0, 0, 0, 4), insert('FOOT')), ...block('FOOT', line(0, 0, 1, 0), insert('POST'))],
  );
  const table =
    'Node;X, m;Y, m;Held\n1;0;0;XY\n2;3,000;0;Y\n3;3;4;\n\nRod;i;j;Section\n1;1;2;IPE 300\n2;2;3;IPE 300\n3;3;1;CHS 114.3x5\n\nNode;Fx, kN;Fy, kN\n3;1.5;-2';
  const cellsOf = (text: string): string =>
    text
      .split('\n')
      .map(
        (row) =>
          `<row>${row
            .split(';')
            .map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
            .join('')}</row>`,
      )
      .join('\n');

  test.each([
    ['a drawing', 'a.dxf', 120, () => damageRows(sound)],
    ['a table', 'a.csv', 60, () => damageRows(table)],
    ['a sheet', 'a.xlsx', 40, () => book(damageRows(cells(cellsOf(table))))],
    [
      'an archive',
      'a.xlsx',
      60,
      () => {
        const bytes = book(cells(cellsOf(damageRows(table))));
        for (let left = 1 + below(8); left > 0; left -= 1) bytes[below(bytes.length)] = below(256);
        return below(3) === 0 ? bytes.subarray(0, below(bytes.length)) : bytes;
      },
    ],
  ])(`of %s is read or refused, seed ${SEED}`, async (_, name, count, damage) => {
    for (let left = count; left > 0; left -= 1) {
      const content = damage();
      const found = await readOrRefuse(content, name).catch((error: unknown) => {
        throw new Error(`${String(error)} of ${typeof content === 'string' ? content.slice(0, 4000) : name}`);
      });
      if (!found.ok) continue;
      const places = found.document.joints.flatMap(({ x, y, z }) => [x, y, z]);
      expect(places.every(Number.isFinite)).toBe(true);
    }
  });
});
