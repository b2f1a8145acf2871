import { describe, expect, test } from 'vitest';
import type { Locale } from '@eecs/ui-kit';
import { writeArchive, writeWorkbook } from '@eecs/ui-kit/editing';
import { type Codes, block, file, header, line, section } from '../../test/dxfText.ts';
import { readTrussBlob } from './readTrussBlob.ts';

/*
 * Files in the formats of other programs. Each contains the same triangle, 3 m by 4 m: joints at (0, 0), (3, 0) and (3,
 * 4), rods from the first to the second, the second to the third and the third to the first.
 */
const TRIANGLE = {
  ok: true,
  document: {
    joints: [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 4 },
    ],
    links: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 0 },
    ],
  },
};

/** Encodes a text in Windows-1251. Source: Unicode Consortium, CP1251.TXT. */
function encode1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...text], (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (sign === '№') return 0xb9;
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
}

/** Encodes a text in UTF-16 with a byte order mark, like the format "Unicode text" of a spreadsheet. */
function encode16(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  );
}

const open = (content: BlobPart, name: string, locale: Locale = 'en-US') =>
  readTrussBlob(new File([content], name), { locale });

describe('a table of separated values', () => {
  test.each<[string, BlobPart, Locale]>([
    [
      'a German spreadsheet writes: semicolons, decimal commas, a mark of UTF-8 and lines of Windows',
      '\uFEFFKnoten;X [m];Y [m]\r\n1;0,000;0,000\r\n2;3,000;0,000\r\n3;3,000;4,000\r\n\r\nStab;Knoten 1;Knoten 2\r\n1;1;2\r\n2;2;3\r\n3;3;1\r\n',
      'en-US',
    ],
    [
      'a Russian spreadsheet writes in Windows-1251',
      encode1251(
        'Номер узла;Координата X (м);Координата Y (м)\r\n1;0,0;0,0\r\n2;3,0;0,0\r\n3;3,0;4,0\r\n;;\r\n№ стержня;Узел начала;Узел конца\r\n1;1;2\r\n2;2;3\r\n3;3;1\r\n',
      ),
      'ru',
    ],
    [
      'a spreadsheet copies: tabs, units in the headings, UTF-16',
      encode16(
        'Node\tX (mm)\tY (mm)\r\n1\t0\t0\r\n2\t3000\t0\r\n3\t3000\t4000\r\n\r\nMember\tStart node\tEnd node\r\n1\t1\t2\r\n2\t2\t3\r\n3\t3\t1\r\n',
      ),
      'en-US',
    ],
    [
      'a program of frames lists: names of nodes, members by these names',
      'Node Name,X Coord,Y Coord,Z Coord\nN1,0.000,0.000,0.000\nN2,3.000,0.000,0.000\nN3,3.000,4.000,0.000\n\nMember Name,Start Node,End Node\nM1,N1,N2\nM2,N2,N3\nM3,N3,N1\n',
      'en-US',
    ],
    [
      'a sheet on the web exports: commas, quoted thousands',
      'Point,"Coordinate X, mm","Coordinate Y, mm"\nA,0,0\nB,"3,000.0",0\nC,"3,000.0","4,000.0"\n,,\nBar,From,To\n1,A,B\n2,B,C\n3,C,A\n',
      'uk',
    ],
    [
      'SAP2000 exports: titles, and the units in a row below the headings',
      'TABLE:  Joint Coordinates\nJoint,CoordSys,CoordType,XorR,Y,Z\nText,Text,Text,mm,mm,mm\n1,GLOBAL,Cartesian,0,0,0\n2,GLOBAL,Cartesian,3000,0,0\n3,GLOBAL,Cartesian,3000,4000,0\n\nTABLE:  Connectivity - Frame\nFrame,JointI,JointJ,IsCurved,Length\nText,Text,Text,Yes/No,mm\n1,1,2,No,3000\n2,2,3,No,4000\n3,3,1,No,5000\n',
      'en-US',
    ],
    [
      'RFEM exports in English: the numbers of nodes',
      'Node No.;Coordinate X [m];Coordinate Y [m];Coordinate Z [m]\n1;0.000;0.000;0.000\n2;3.000;0.000;0.000\n3;3.000;4.000;0.000\n\nMember No.;Start Node No.;End Node No.\n1;1;2\n2;2;3\n3;3;1\n',
      'en-US',
    ],
    [
      'an assistant writes in Markdown',
      '| Node | X (m) | Y (m) |\n|------|:-----:|------:|\n| 1 | 0 | 0 |\n| 2 | 3 | 0 |\n| 3 | 3 | 4 |\n\n| Member | Start | End |\n|---|---|---|\n| 1 | 1 | 2 |\n| 2 | 2 | 3 |\n| 3 | 3 | 1 |\n',
      'en-US',
    ],
    [
      'a Spanish spreadsheet writes',
      'Nudo;X (m);Y (m)\n1;0;0\n2;3;0\n3;3;4\n\nBarra;Nudo inicial;Nudo final\n1;1;2\n2;2;3\n3;3;1\n',
      'en-US',
    ],
    [
      'has its units in brackets below the headings',
      'Node;X;Y\n;[cm];[cm]\n1;0;0\n2;300;0\n3;300;400\n\nMember;i;j\n1;1;2\n2;2;3\n3;3;1\n',
      'en-US',
    ],
  ])('that %s', async (_, content, locale) => {
    expect(await open(content, 'table.csv', locale)).toMatchObject(TRIANGLE);
  });

  test('a table of separated values with several faults reports them all', async () => {
    expect(await open('x;y\n1;abc\n;2\n1e308;0', 'a.csv')).toMatchObject({
      ok: false,
      problem: 'badRow',
      cells: [
        { row: 2, code: 'number' },
        { row: 3, code: 'missing' },
        { row: 4, code: 'great' },
      ],
    });
  });

  test('a table with unknown headings lists them', async () => {
    expect(await open('Hier;Dort\n1;2\n2;3', 'a.csv')).toMatchObject({
      problem: 'unknownHeadings',
      headings: ['Hier', 'Dort'],
    });
  });
});

describe('a workbook', () => {
  type Cells = readonly (readonly (string | number)[])[];
  const book = (...sheets: readonly Cells[]): BlobPart =>
    writeWorkbook(sheets.map((rows, at) => ({ name: `Sheet${at + 1}`, rows }))) as Uint8Array<ArrayBuffer>;
  const places: Cells = [
    [1, 0, 0],
    [2, 3, 0],
    [3, 3, 4],
  ];
  const ends: Cells = [
    [1, 1, 2],
    [2, 2, 3],
    [3, 3, 1],
  ];

  test.each<[string, BlobPart]>([
    [
      'with a sheet of nodes and one of members',
      book([['Node', 'X', 'Y'], ...places], [['Member', 'Node i', 'Node j'], ...ends]),
    ],
    [
      'with both on one sheet and a title over them',
      book([
        ['Truss of the hall'],
        ['Узел', 'X, м', 'Y, м'],
        ...places,
        [],
        ['Стержень', 'Узел 1', 'Узел 2'],
        ...ends,
      ]),
    ],
    [
      'in millimetres',
      book(
        [
          ['Node No.', 'X [mm]', 'Y [mm]'],
          ...places.map(([n, x, y]) => [n ?? 0, Number(x) * 1000, Number(y) * 1000]),
        ],
        [['Bar', 'from', 'to'], ...ends],
      ),
    ],
    [
      'with further columns and a third table',
      book(
        [['Joint', 'X', 'Y', 'Remark'], ...places.map((row) => [...row, 'seen'])],
        [['Bar', 'I', 'J', 'Length'], ...ends.map((row) => [...row, 3])],
      ),
    ],
    [
      'with decimal commas in cells of text',
      book(
        [
          ['Knoten', 'x', 'y'],
          [1, '0,000', '0,000'],
          [2, '3,000', '0,000'],
          [3, '3,000', '4,000'],
        ],
        [['Stab', 'Anfangsknoten', 'Endknoten'], ...ends],
      ),
    ],
  ])('%s', async (_, content) => {
    expect(await open(content, 'book.xlsx')).toMatchObject(TRIANGLE);
  });

  const parts = (sheet: string) => [
    ['xl/workbook.xml', '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'] as const,
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="a.xml"/></Relationships>',
    ] as const,
    ['xl/a.xml', sheet] as const,
  ];

  test.each([
    ['whose sheet breaks off', '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>'],
    [
      'that has lost its texts',
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>',
    ],
  ])('%s cannot be read', async (_, sheet) => {
    const bytes = writeArchive(parts(sheet)) as Uint8Array<ArrayBuffer>;
    expect(await open(bytes, 'a.xlsx')).toMatchObject({ ok: false, problem: 'badBook' });
  });

  test('a workbook of a million rows is refused at its last row', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1000000"><c r="A1000000"><v>1</v></c></row></sheetData></worksheet>';
    expect(await open(writeArchive(parts(sheet)) as Uint8Array<ArrayBuffer>, 'a.xlsx')).toMatchObject({
      problem: 'tooManyRows',
      rows: { count: 1_000_000 },
    });
  });
});

describe('a drawing', () => {
  const sides = [line(0, 0, 3, 0), line(3, 0, 3, 4), line(3, 4, 0, 0)];
  const vertex = (x: number, y: number): Codes => [0, 'VERTEX', 8, '0', 10, x, 20, y, 30, 0];

  test.each<[string, string]>([
    [
      'of release 12: an old closed polyline, the unit unsaid',
      file(
        section(
          'ENTITIES',
          [0, 'POLYLINE', 8, '0', 66, 1, 70, 1, 10, 0, 20, 0, 30, 0],
          vertex(0, 0),
          vertex(3, 0),
          vertex(3, 4),
          [0, 'SEQEND'],
        ),
      ),
    ],
    ['of 2000: lines on a layer, in metres', file(header('AC1015', 6), section('ENTITIES', ...sides))],
    [
      'of 2018: a light polyline in inches, with texts and a circle beside it',
      file(
        header('AC1032', 1),
        section(
          'ENTITIES',
          [
            0,
            'LWPOLYLINE',
            8,
            '0',
            90,
            3,
            70,
            1,
            ...[0, 0, 3, 0, 3, 4].flatMap((value, at) => [at % 2 === 0 ? 10 : 20, value / 0.0254]),
          ],
          [0, 'TEXT', 8, '0', 10, 0, 20, 0, 1, 'Truss'],
          [0, 'CIRCLE', 8, '0', 10, 0, 20, 0, 40, 1],
        ),
      ),
    ],
    [
      'with a block in a block: scaled from millimetres, turned by a quarter, mirrored and moved from its base',
      file(
        header('AC1027', 6),
        section(
          'BLOCKS',
          // Seen along its own x axis the sides of 4 and 3 m are exchanged; a quarter turn of the mirrored block undoes
          // this.
          block(
            'INNER',
            [1000, 0],
            line(1000, 0, 1000, 3000, '0'),
            line(1000, 3000, 5000, 3000, '0'),
            line(5000, 3000, 1000, 0, '0'),
          ),
          block(
            'OUTER',
            [0, 0],
            [0, 'INSERT', 8, 'Truss', 2, 'INNER', 10, 0, 20, 0, 30, 0, 41, 0.001, 42, -0.001, 43, 0.001],
          ),
        ),
        section('ENTITIES', [0, 'INSERT', 8, '0', 2, 'outer', 10, 0, 20, 0, 30, 0, 50, 90]),
      ),
    ],
    [
      'with a face of three corners',
      file(
        header('AC1015', 6),
        section('ENTITIES', [
          0,
          '3DFACE',
          8,
          '0',
          ...[0, 0, 3, 0, 3, 4, 3, 4].flatMap((value, at) => [(at % 2 === 0 ? 10 : 20) + (at >> 1), value]),
          30,
          0,
          31,
          0,
          32,
          0,
          33,
          0,
        ]),
      ),
    ],
  ])('%s', async (_, text) => {
    const read = await open(text, 'drawing.dxf');
    if (!read.ok) throw new Error(read.problem);
    const { joints, links } = read.document;
    const round = (value: number): number => Number(value.toFixed(9)) + 0;
    expect(
      links.map(({ i, j }) => [i, j].map((at) => [round(joints[at]?.x ?? NaN), round(joints[at]?.y ?? NaN)])),
    ).toEqual([
      [
        [0, 0],
        [3, 0],
      ],
      [
        [3, 0],
        [3, 4],
      ],
      [
        [3, 4],
        [0, 0],
      ],
    ]);
  });
});
