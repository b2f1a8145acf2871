import { describe, expect, test } from 'vitest';
import { parseTruss } from '@eecs/solver-core/truss';
import { writeCsv } from '@eecs/ui-kit/editing';
import { expectClose } from '@eecs/testing';
import { createTrussExample } from '../starters/trussExamples.ts';
import { fromLines } from './fromLines.ts';
import { readDxf } from './readDxf.ts';
import { readTrussBlob } from './readTrussBlob.ts';
import { writeDxf } from './writeDxf.ts';
import { createSheetReader } from '../../test/sheetReader.ts';
import { listSheets } from './writeTables.ts';

const dxf = (...entities: readonly (string | number)[]): string =>
  ['0', 'SECTION', '2', 'ENTITIES', ...entities, '0', 'ENDSEC', '0', 'EOF'].join('\r\n');
const inUnit = (unit: number | string, text: string): string =>
  ['0', 'SECTION', '2', 'HEADER', '9', '$INSUNITS', '70', unit, '0', 'ENDSEC', text].join('\r\n');
const LINE = [0, 'LINE', 8, 'Chord', 10, 0, 20, 0, 30, 0, 11, 3000, 21, 0, 31, 0];

function read(lines: Parameters<typeof fromLines>[0]) {
  const made = fromLines(lines, { system: 0, title: 'Drawn' });
  if ('tooMany' in made) throw new Error(JSON.stringify(made));
  const parsed = parseTruss(made.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

describe('a drawing', () => {
  test('in millimetres is read in metres, on its layer', () => {
    expect(readDxf(inUnit(4, dxf(...LINE)), 0)?.lines).toEqual([
      { from: [0, 0, 0], to: [3, 0, 0], layer: 'Chord' },
    ]);
  });

  test('in feet is read in inches where those are wanted', () => {
    expect(readDxf(inUnit(2, dxf(...LINE)), 1)?.lines[0]?.to[0]).toBe(36_000);
  });

  // Source: BIPM, The SI Brochure, and IAU resolutions B2 of 2012 and 2015; NIST SP 811, B.6, of survey units.
  test.each([
    [1, 'in', 0.0254],
    [2, 'ft', 0.3048],
    [3, 'mi', 1609.344],
    [4, 'mm', 1e-3],
    [5, 'cm', 1e-2],
    [6, 'm', 1],
    [7, 'km', 1e3],
    [8, 'uin', 2.54e-8],
    [9, 'mil', 2.54e-5],
    [10, 'yd', 0.9144],
    [11, 'angstrom', 1e-10],
    [12, 'nm', 1e-9],
    [13, 'um', 1e-6],
    [14, 'dm', 0.1],
    [15, 'dam', 10],
    [16, 'hm', 100],
    [17, 'Gm', 1e9],
    [18, 'au', 1.495978707e11],
    [19, 'ly', 9.4607304725808e15],
    [20, 'pc', 3.08567758149137e16],
    [21, 'usFt', 0.304800609601219],
    [22, 'usIn', 0.0254000508001016],
    [23, 'usYd', 0.914401828803658],
    [24, 'usMi', 1609.34721869444],
  ] as const)('that says its unit is read in it: %i is %s', (code, unit, metres) => {
    const found = readDxf(inUnit(code, dxf(...LINE)), 0);
    expect(found).toMatchObject({ unit, isUnitGuessed: false });
    // Places have 12 digits.
    expectClose(found?.lines[0]?.to[0], 3000 * metres, 5e-12);
  });

  test.each([0, 25, -1, 'x', 'toString'])('with %j for its unit does not say it', (code) => {
    expect(readDxf(inUnit(code, dxf(...LINE)), 0)).toMatchObject({ unit: 'mm', isUnitGuessed: true });
  });

  test.each([11, 20])('as small or as great as one of unit %i is a truss', async (code) => {
    const read = await readTrussBlob(new File([inUnit(code, dxf(...LINE))], 'a.dxf'));
    expect(read).toMatchObject({ ok: true, document: { joints: [{ x: 0 }, {}], links: [{ i: 0, j: 1 }] } });
  });

  test('has polylines of both kinds, closed ones too, and things that are passed over', () => {
    const light = [0, 'LWPOLYLINE', 8, 'A', 90, 3, 70, 1, 10, 0, 20, 0, 10, 4, 20, 0, 10, 4, 20, 3];
    const vertex = (x: number, y: number) => [0, 'VERTEX', 8, 'B', 10, x, 20, y, 30, 2];
    const old = [0, 'POLYLINE', 8, 'B', 66, 1, 70, 8, ...vertex(0, 0), ...vertex(1, 1), 0, 'SEQEND'];
    const found = readDxf(dxf(...light, ...old, 0, 'CIRCLE', 8, 'C', 10, 0, 20, 0, 40, 1), 0);
    expect(found?.lines.map(({ from, to }) => [from, to])).toEqual([
      [
        [0, 0, 0],
        [4, 0, 0],
      ],
      [
        [4, 0, 0],
        [4, 3, 0],
      ],
      [
        [4, 3, 0],
        [0, 0, 0],
      ],
      [
        [0, 0, 2],
        [1, 1, 2],
      ],
    ]);
    expect(found).toMatchObject({ objects: 3, leftOut: { arc: 1 } });
  });

  test.each([
    [0, [3000, 'mm', 3]],
    [0, [151, 'mm', 0.151]],
    [0, [150, 'm', 150]],
    [1, [480, 'in', 480]],
    [1, [40, 'ft', 480]],
  ] as const)(
    'that does not say its unit is read by its size, system %i: %j',
    (system, [size, unit, length]) => {
      const text = dxf(...LINE.map((value) => (value === 3000 ? size : value)));
      const found = readDxf(text, system);
      expect(found).toMatchObject({ unit, isUnitGuessed: true });
      expectClose(found?.lines[0]?.to[0], length, 1e-12);
      expect(readDxf(inUnit(6, text), system)).toMatchObject({ unit: 'm', isUnitGuessed: false });
    },
  );

  test('is read in the unit that is asked for, also where its header says another one', () => {
    expect(readDxf(dxf(...LINE), 0, 'm')?.lines[0]?.to[0]).toBe(3000);
    expect(readDxf(inUnit(4, dxf(...LINE)), 0, 'm')).toMatchObject({
      lines: [{ to: [3000, 0, 0] }],
      unit: 'm',
      statedUnit: 'mm',
      isUnitGuessed: false,
    });
    // By hand: 3000 cm are 30 m, that is 1181.10 inches.
    expectClose(readDxf(inUnit(4, dxf(...LINE)), 1, 'cm')?.lines[0]?.to[0], 30 / 0.0254, 5e-12);
  });

  test('tells what of it is no rod', async () => {
    const line = (x: string | number, to: string | number) => [
      0,
      'LINE',
      8,
      'A',
      10,
      x,
      20,
      0,
      11,
      to,
      21,
      0,
    ];
    const arc = [0, 'ARC', 8, 'A', 10, 0, 20, 0, 40, 1];
    const chain = [0, 'LWPOLYLINE', 8, 'A', 90, 3, 70, 0, 10, 0, 20, 0, 10, 'NaN', 20, 0, 10, 4, 20, 3];
    const things = [...line('NaN', 1), ...line(0, '1e400'), ...line(2, 2), ...arc, ...chain, ...line(0, 4)];
    const file = new File([dxf(...things, ...line('', 3))], 'bad.dxf');
    const found = await readTrussBlob(file);
    expect(found).toMatchObject({
      ok: true,
      document: { links: [{ i: 0, j: 1 }] },
      drawing: { objects: 7, leftOut: { arc: 1, noLength: 1, noNumber: 4 }, unit: 'm' },
    });
  });

  test('leaves out what stands on its sheets, and surfaces', () => {
    const frame = [...LINE.slice(0, 4), 67, 1, ...LINE.slice(4)];
    const model = [...LINE.slice(0, 4), 67, 0, ...LINE.slice(4)];
    const corner = (x: number, y: number, flags: number) => [0, 'VERTEX', 8, 'A', 10, x, 20, y, 70, flags];
    const corners = (flags: number) => [
      ...corner(0, 0, flags),
      ...corner(3, 0, flags),
      ...corner(0, 2, flags),
      ...corner(3, 2, flags),
    ];
    const mesh = [0, 'POLYLINE', 8, 'A', 70, 16, 71, 2, 72, 2, ...corners(64), 0, 'SEQEND'];
    const faces = [0, 'POLYLINE', 8, 'A', 70, 64, 71, 4, 72, 1, ...corners(192), 0, 'SEQEND'];
    const found = readDxf(dxf(...frame, ...model, ...mesh, ...faces), 0, 'm');
    expect(found?.lines).toEqual([{ from: [0, 0, 0], to: [3000, 0, 0], layer: 'Chord' }]);
    expect(found).toMatchObject({ objects: 4, leftOut: { paper: 1, mesh: 2 } });
  });

  test('counts the arcs of polylines that become straight', () => {
    // A bulge is of the segment that begins at its point; the last point of an open chain begins none.
    const light = (flags: number) => [
      ...[0, 'LWPOLYLINE', 8, 'A', 90, 3, 70, flags],
      ...[10, 0, 20, 0, 42, 1, 10, 3, 20, 0, 42, 0, 10, 1.5, 20, 2, 42, -0.5],
    ];
    const vertex = (x: number, bulge: number) => [0, 'VERTEX', 8, 'B', 10, x, 20, 9, 42, bulge];
    const old = [0, 'POLYLINE', 8, 'B', 70, 0, ...vertex(0, 0.2), ...vertex(1, 0), 0, 'SEQEND'];
    const found = readDxf(dxf(...light(0), ...light(1), ...old), 0);
    expect(found?.lines).toHaveLength(2 + 3 + 1);
    expect(found).toMatchObject({ straightened: 1 + 2 + 1, leftOut: {} });
  });

  test('has no rods of curves that go through a polyline, as of a spline', () => {
    const vertex = (x: number, flags: number) => [0, 'VERTEX', 8, 'B', 10, x, 20, 0, 70, flags];
    const fitted = [0, 'POLYLINE', 8, 'B', 70, 4, ...vertex(0, 16), ...vertex(1, 8), 0, 'SEQEND'];
    expect(readDxf(dxf(...fitted), 0)).toMatchObject({ lines: [], leftOut: { arc: 1 } });
  });

  describe('of polylines in planes of their own', () => {
    const light = (...normal: readonly (number | string)[]) => {
      const places = [10, 1, 20, 2, 10, 4, 20, 6];
      return [
        0,
        'LWPOLYLINE',
        8,
        'A',
        90,
        2,
        70,
        0,
        38,
        5,
        ...places,
        210,
        normal[0]!,
        220,
        normal[1]!,
        230,
        normal[2]!,
      ];
    };

    // By hand: the axis x of the plane is Y × N where N is nearly Z, else Z × N; y is N × x.
    test.each([
      ['mirrored', [0, 0, -1], [-1, 2, -5], [-4, 6, -5]],
      ['upright, seen from the front', [0, -1, 0], [1, -5, 2], [4, -5, 6]],
      ['upright, seen from the right', [2, 0, 0], [5, 1, 2], [5, 4, 6]],
      ['flat', [0, 0, 1], [1, 2, 5], [4, 6, 5]],
    ] as const)('has their places in space: %s', (_, normal, from, to) => {
      expect(readDxf(dxf(...light(...normal)), 0)?.lines).toEqual([{ from, to, layer: 'A' }]);
    });

    test('an old one stands likewise, one in space and a line do not', () => {
      const mirror = [210, 0, 220, 0, 230, -1];
      const ends = [0, 'VERTEX', 8, 'A', 10, 1, 20, 2, 30, 5, 0, 'VERTEX', 8, 'A', 10, 4, 20, 6, 30, 5];
      const old = (flags: number) => [0, 'POLYLINE', 8, 'A', 70, flags, ...mirror, ...ends, 0, 'SEQEND'];
      const line = [...LINE, ...mirror];
      expect(readDxf(dxf(...old(0), ...old(8), ...line), 0, 'm')?.lines.map(({ to }) => to)).toEqual([
        [-4, 6, -5],
        [4, 6, 5],
        [3000, 0, 0],
      ]);
    });

    test.each([
      [0, 0, 0],
      [0, 'NaN', 1],
    ])('is left out where the plane is none: %j', (...normal) => {
      expect(readDxf(dxf(...light(...normal)), 0)).toMatchObject({ lines: [], leftOut: { noNumber: 1 } });
    });
  });

  describe('that is cut off', () => {
    const things = [...LINE, 0, 'LINE', 8, 'A', 10, 0, 20, 0, 11, 4000, 21, 3000];
    const whole = dxf(...things);

    test.each([
      ['within its last number', whole.indexOf('3000\r\n0\r\nENDSEC') + 1],
      ['behind it', whole.indexOf('\r\n0\r\nENDSEC')],
      ['within a code', whole.indexOf('\r\n21\r\n3000') + 3],
    ])('is said to be, and has not what may be wrong of it: %s', async (_, length) => {
      const read = await readTrussBlob(new File([whole.slice(0, length)], 'a.dxf'));
      expect(read).toMatchObject({
        ok: true,
        document: { links: [{ i: 0, j: 1 }] },
        drawing: { isCut: true, objects: 2, leftOut: { cut: 1 } },
      });
    });

    test('behind its things is whole', () => {
      const text = whole.slice(0, whole.indexOf('\r\n0\r\nEOF'));
      expect(readDxf(text, 0)).toMatchObject({ isCut: false, objects: 2, leftOut: {} });
    });

    test.each(['ENTITIES', '11\r\n3000'])('before its first line is whole is no truss: %j', async (mark) => {
      const text = inUnit(4, whole);
      const read = await readTrussBlob(new File([text.slice(0, text.indexOf(mark))], 'a.dxf'));
      expect(read).toMatchObject({ ok: false, problem: 'cutOff' });
    });
  });

  test.each(['', '{}', 'x,y\n0,0'])('%j is none', (text) => {
    expect(readDxf(text, 0)).toBeNull();
  });
});

describe('lines', () => {
  const line = (x0: number, y0: number, x1: number, y1: number, layer = '0') =>
    ({ from: [x0, y0, 0], to: [x1, y1, 0], layer }) as const;

  test('that meet within the exactness of drawings share a joint, just beyond it they do not', () => {
    // The extent is 4, of which 1e-5 is 4e-5.
    expect(read([line(0, 0, 4, 0), line(4, 3.9e-5, 4, 3)]).joints).toHaveLength(3);
    expect(read([line(0, 0, 4, 0), line(4, 4.2e-5, 4, 3)]).joints).toHaveLength(4);
  });

  test('that others end on are rods from one end to the next, those that cross stay apart', () => {
    // A chord drawn as one line with two posts on it, and a pair of diagonals.
    const lines = [
      line(0, 0, 6, 0),
      line(4, 0, 4, 3),
      line(2, 3, 2, 1e-5),
      line(0, 0, 6, 3),
      line(0, 3, 6, 0),
    ];
    const { joints, links } = read(lines);
    expect(links.slice(0, 3).map(({ i, j }) => [joints[i]?.x, joints[j]?.x])).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
    ]);
    expect(links).toHaveLength(3 + 2 + 2);
    expect(fromLines(lines, { system: 0, title: '' })).toMatchObject({ split: 1 });
  });

  test('drawn twice are one rod, and have no cross-section that nobody named', () => {
    const { links } = read([line(0, 0, 4, 0, 'Chord'), line(4, 0, 0, 0, 'Chord'), line(0, 0, 0, 3, 'Post')]);
    expect(links.map(({ i, j, sectionIndex }) => [i, j, sectionIndex])).toEqual([
      [0, 1, -1],
      [0, 2, -1],
    ]);
  });

  test('have the standard cross-sections that their layers name, and others none', async () => {
    const on = (layer: string, y: number) => [0, 'LINE', 8, layer, 10, 0, 20, y, 30, 0, 11, 3, 21, y, 31, 0];
    const text = dxf(
      ...on('SHS120x6-TOP', 0),
      ...on('CHS76x4-WEB', 1),
      ...on('SHS120x6-BOT', 2),
      ...on('0', 3),
    );
    const read = await readTrussBlob(new File([inUnit(6, text)], 'a.dxf'));
    if (!read.ok) throw new Error(read.problem);
    const { sections, links } = read.document;
    // Source: EN 10219-2, 120 x 120 x 6; EN 10210-2, the pipe of nominal diameter 76 is of 76.1 mm.
    expect(sections).toMatchObject([
      { label: 'CFSHS 120x120x6.0', b: 120, h: 120, tw: 6 },
      { label: 'HFCHS 76.1x4.0', Dy: 76.1, tw: 4 },
    ]);
    expect(links.map(({ sectionIndex }) => sectionIndex)).toEqual([0, 1, 0, -1]);
    expect(read.drawing).toMatchObject({
      standard: [
        { name: 'SHS120x6-TOP', is: 'CFSHS 120x120x6.0' },
        { name: 'CHS76x4-WEB', is: 'HFCHS 76.1x4.0' },
        { name: 'SHS120x6-BOT', is: 'CFSHS 120x120x6.0' },
      ],
      bareLayers: ['0'],
    });
  });
});

test.each(['pratt', 'tower', 'crossed'] as const)('%s comes back from its own drawing', async (name) => {
  const document = createTrussExample(name);
  const file = new File([writeDxf(document)], 'Saved.dxf');
  const back = await readTrussBlob(file);
  if (!back.ok) throw new Error(back.problem);
  const ends = ({ joints, links }: typeof document) =>
    links.map(({ i, j }) => [joints[i], joints[j]].map((joint) => [joint?.x, joint?.y, joint?.z]));
  expect(back.document.title).toBe('Saved');
  expect(ends(back.document)).toEqual(ends(document));
});

test.each([true, false])(
  'joints, rods and anchors come back from the tables, decimal comma %s',
  async (hasComma) => {
    const document = createTrussExample('spaceGrid');
    const text = writeCsv(listSheets(document, null, await createSheetReader('en-US')), { hasComma });
    const back = await readTrussBlob(new File([text], 'Saved.csv'));
    if (!back.ok) throw new Error(back.problem);
    expect(back.document.joints.map(({ x, y, z, anchor }) => [x, y, z, anchor])).toEqual(
      document.joints.map(({ x, y, z, anchor }) => [x, y, z, anchor]),
    );
    expect(back.document.links.map(({ i, j }) => [i, j])).toEqual(document.links.map(({ i, j }) => [i, j]));
  },
);

test('files that are no truss say why', async () => {
  const problem = async (text: string, name: string) => {
    const read = await readTrussBlob(new File([text], name));
    return read.ok ? null : [read.problem, read.row ?? null];
  };
  expect(await problem(dxf(), 'empty.dxf')).toEqual(['noLines', null]);
  expect(await problem('AutoCAD Binary DXF\r\n\u001a\u0000', 'a.dxf')).toEqual(['binaryDrawing', null]);
  expect(await problem('AC1032\u0000\u0000', 'a.dxf')).toEqual(['binaryDrawing', null]);
  expect(await problem('words', 'a.csv')).toEqual(['noTable', null]);
  expect(await problem('x,y\n0,0\n1,a', 'a.csv')).toEqual(['badRow', 3]);
  expect(await problem('x,y\n0,0\n\ni,j\n1,2', 'a.csv')).toEqual(['badRow', 5]);
  expect(await problem('{', 'a.json')).toEqual(['notJson', null]);
});
