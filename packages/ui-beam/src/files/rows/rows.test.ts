import { type BeamCase, type CrossSection, displayUnit, formatQuantity, parseCase } from '@eecs/solver-core';
import type { FoundStandards } from '@eecs/ui-kit/data';
import { listColumns, readYes } from '@eecs/ui-kit/editing';
import { describe, expect, test } from 'vitest';
import enUS from '../../messages/panel.en-US.json' with { type: 'json' };
import ru from '../../messages/panel.ru.json' with { type: 'json' };
import uk from '../../messages/panel.uk.json' with { type: 'json' };
import { createBeam } from '../../state/createBeam.ts';
import { type LoadReading, listLoadCells, readLoadRows } from './loadRows.ts';
import { listNamedParts, readPartRows } from './partRows.ts';
import { lengthenFirst } from '../../editing/lengthenFor.ts';
import { readLengthened } from './reach.ts';
import { readSets, writeSets } from './setCells.ts';
import { listSupportCells, readSupportRows } from './supportRows.ts';
import { clearSupports, listMade, listsAll, takeParts, takeSupports, withStandards } from './takeRows.ts';
import { nameColumn } from './useColumnName.ts';
import { LOAD_NAMES, PART_NAMES, SUPPORT_NAMES } from './wordsRead.ts';

import { readWithin, toRowsRead } from '../../../../ui-kit/src/editor/tables/rowExchange.ts';
const beam: BeamCase = { ...createBeam(0), L: 12, supports: [{ className: 'fixed', x: 0 }] };
const reading: LoadReading = {
  system: 0,
  locale: 'ru',
  unitOf: displayUnit,
  nameOf: (kind) => (kind === 'DistributedLoad' ? 'Распределённая' : kind),
  createId: () => 'id',
};
const supportReading = { ...reading, nameOf: (kind: string) => kind };

function readLoads(text: string, document = beam) {
  const read = readLoadRows(text, document, reading);
  if (read === null || !read.ok) return read;
  return read.items.map((load) => [load.className, load.x, 'y' in load ? load.y : load.c[0], load.alpha]);
}

describe('loads of a spreadsheet', () => {
  test('the unit of a column of its own is that of the values beside it, as in a table of results', () => {
    const text = 'load\tx (m)\tx1 (m)\tvalue\tunit\nP\t3\t\t-20\tN\nq\t0\t6\t-10\tN/m';
    expect(readLoadRows(text, beam, reading)).toMatchObject({ ok: true, passedOver: [] });
    expect(readLoads(text)).toEqual([
      ['ShearLoad', 3, -20, 90],
      ['DistributedLoad', [0, 6], [-10, -10, -10], 90],
    ]);
    // Another unit than a force has is told at its value.
    expect(readLoadRows(text.replace('\tN\n', '\tm\n'), beam, reading)).toMatchObject({
      ok: false,
      problems: [{ row: 2, column: 'value', code: 'unit' }],
    });
  });

  test.each([
    ['a word, a place and a value', 'P\t3\t-20', [['ShearLoad', 3, -20000, 90]]],
    ['Russian words and decimal commas', 'момент\t1,5\t2,5', [['BendingMoment', 1.5, 2500, 0]]],
    [
      'the words of the screen',
      'Распределённая\t0\t6\t-10',
      [['DistributedLoad', [0, 6], [-10000, -10000, -10000], 90]],
    ],
    ['a place and a value alone', '3\t-20', [['ShearLoad', 3, -20000, 90]]],
    ['a range and a value alone', '0\t6\t-10', [['DistributedLoad', [0, 6], [-10000, -10000, -10000], 90]]],
    [
      'a line from end to end',
      'q\t0\t6\t-10\t\t-20',
      [['DistributedLoad', [0, 6], [-10000, -15000, -20000], 90]],
    ],
    [
      'a parabola, turned round',
      'q\t6\t0\t-1\t-5\t-2',
      [['DistributedLoad', [0, 6], [-2000, -5000, -1000], 90]],
    ],
    ['a letter over the values', 'x, cm\tM, N·m\n150\t2500', [['BendingMoment', 1.5, 2500, 0]]],
    ['an angle', 'GenericLoad\t4\t\t5\t\t\t-60', [['GenericLoad', 4, 5000, -60]]],
    [
      'no range for the whole beam',
      'load\tvalue\nq\t-3',
      [['DistributedLoad', [0, 12], [-3000, -3000, -3000], 90]],
    ],
    ['a mass', 'mass\t0\t6\t40', [['DistributedMass', [0, 6], [40, 40, 40], -90]]],
  ])('are read with %s', (_, text, loads) => {
    expect(readLoads(text)).toEqual(loads);
  });

  test('every cell that cannot be taken is named, and none is taken', () => {
    const text =
      'Нагрузка\tx, м\tx1\tЗначение\tЗагружения\nсила\t3\t\t-5\t1\nсила\t13\t\tмного\t1\nзебра\t1\t\t1\t1\nq\t2\t2\t-1\t7';
    expect(readLoads(text)).toEqual({
      ok: false,
      passedOver: [],
      reach: 13,
      problems: [
        { row: 3, column: 'Значение', text: 'много', code: 'number' },
        { row: 3, column: 'x, м', text: '13', code: 'outside' },
        { row: 4, column: 'Нагрузка', text: 'зебра', code: 'unknown' },
        { row: 5, column: 'Загружения', text: '7', code: 'unknown' },
        { row: 5, column: 'x1', text: '2', code: 'small' },
      ],
    });
  });

  test('come back from what was copied as they were', () => {
    const parsed = parseCase({
      ...beam,
      loads: [
        { id: 'id', className: 'ShearLoad', x: 3.123456789, c: [-10000.5], sets: 1 },
        { id: 'id', className: 'GenericLoad', x: 4, c: [5000], alpha: -60, sets: 1 },
        { id: 'id', className: 'AxialLoad', x: 4, c: [-7], sets: 1 },
        { id: 'id', className: 'DistributedLoad', x: [0, 6], y: [-1000, -2500, -1000], alpha: 60, sets: 1 },
        { id: 'id', className: 'DistributedLoad', x: [1, 6], y: [-1000, -1500, -2000], sets: 1 },
        { id: 'id', className: 'DistributedMass', x: [0, 12], y: [42.2, 42.2, 42.2], sets: 1 },
      ],
    });
    if (!parsed.ok) throw new Error('The beam of the test is not one.');
    const { loads } = parsed.document;
    const rows = loads.map((load) => {
      const cells = listLoadCells(load, (value, quantity) =>
        formatQuantity(value, { quantity, system: 0, digits: 9, trimZeros: true, locale: 'ru' }),
      );
      const { x, x1, value, middle, last, angle } = cells;
      return [load.className, x, x1, value, middle, last, angle].join('\t');
    });
    const read = readLoadRows(rows.join('\n'), beam, reading);
    expect(read?.ok === true ? read.items : read).toEqual(loads);
  });
});

test.each([
  'Load type;Distance, m;Moment, kN·m\n;6;-10',
  'Вид нагрузки;Расстояние (см);Момент, кН·м\n;600;-10',
  'Вид навантаження;Відстань, мм;Момент (кН·м)\n;6000;-10',
])('loads have headings with units in three languages: %j', (text) => {
  expect(readLoads(text)).toEqual([['BendingMoment', 6, -10_000, 0]]);
});

describe('supports of a spreadsheet', () => {
  test('are read with springs and settlements, each in place of one that stands there', () => {
    const text = 'Support\tx, m\tky, kN/mm\tdy, mm\nclamp\t0\nroller\t6\t\t-5\nспружина?';
    expect(readSupportRows(text, beam, supportReading)).toMatchObject({
      ok: false,
      problems: [
        { row: 4, column: 'Support', code: 'unknown' },
        { row: 4, column: 'x, m', code: 'missing' },
      ],
    });
    const read = readSupportRows(text.replace('спружина?', 'пружина\t12\t2'), beam, supportReading);
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(takeSupports(beam, read.items).document.supports).toEqual([
      { className: 'cantilever', x: 0 },
      { className: 'simple', x: 6, settlement: { y: -0.005 } },
      { className: 'spring', x: 12, stiffness: { y: 2e6 } },
    ]);
  });

  test('what a kind cannot have, and two at one place, are refused', () => {
    const text = 'support\tx\tky\tdy\nhinge\t3\t5\nhinge\t4\t\t1\nroller\t4\nspring\t5\nroller\t7\t-1';
    expect(readSupportRows(text, beam, supportReading)).toMatchObject({
      problems: [
        { row: 2, column: 'ky', code: 'unfit' },
        { row: 3, column: 'dy', code: 'unfit' },
        { row: 4, column: 'x', code: 'taken' },
        { row: 5, column: 'ky', code: 'missing' },
        { row: 6, column: 'ky', code: 'small' },
      ],
    });
  });

  test.each([
    ['Support type\tPosition (cm)\npin\t0\nroller\t1200', 12],
    ['Опоры балки\nТип опоры;Координата x, мм\nнеподвижная;0\nкаток;12000', 12],
    ['Тип опори;Положення, м\nнерухома;0\nрухома;12', 12],
  ])('have headings with units in three languages: %j', (text, last) => {
    expect(readSupportRows(text, beam, supportReading)).toMatchObject({
      ok: true,
      items: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: last },
      ],
    });
  });

  test('a place may stand before its kind', () => {
    const read = readSupportRows('0\tpin\n12\troller', beam, supportReading);
    expect(read).toMatchObject({
      ok: true,
      items: [
        { className: 'fixed', x: 0 },
        { className: 'simple', x: 12 },
      ],
    });
  });

  test('that stand at every place of the beam leave none of it behind', () => {
    expect(listsAll(beam, [{ className: 'simple', x: 0 }])).toBe(true);
    expect(listsAll(beam, [{ className: 'simple', x: 12 }])).toBe(false);
  });

  test('cells of a support say what it has', () => {
    const write = (value: number) => String(value);
    expect(listSupportCells({ className: 'spring', x: 2, stiffness: { y: 5 }, settlement: { y: -1 } }, write)).toEqual({
      x: '2', kx: '', ky: '5', kr: '', dx: '', dy: '-1', dr: '',
    }); // prettier-ignore
  });
});

test('supports that stand elsewhere make another beam: title and description go, and what it is made of is told', () => {
  const named = { ...beam, title: 'Two spans with a hinge', description: 'M = 31 kN·m' };
  expect(clearSupports(named, [{ className: 'fixed', x: 1.5 }])).toMatchObject({
    supports: [],
    title: '',
    description: '',
  });
  expect(clearSupports(named, named.supports).title).toBe('Two spans with a hinge');
  expect(listMade(beam)).toEqual([beam.sections[0]?.label, beam.materials[0]?.name]);
});

describe('sections of a beam', () => {
  const [material] = beam.materials;
  const [section] = beam.sections;
  const made = `${material?.name}\t${section?.label}`;

  test('replace those that stand there', () => {
    const read = readPartRows(
      `to\tmaterial\tsection\tmirrored\n4\t${made}\tyes\n12,000000001\t${made}`,
      beam,
      reading,
    );
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(takeParts(beam, read.items).document.beamSections).toEqual([
      { x: 4, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: true },
      { x: 12, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
    ]);
  });

  test('are told by the lengths of spans, under headings of three languages with units and a title', () => {
    const ends = (text: string) => {
      const read = readPartRows(text, beam, reading);
      return read?.ok === true ? read.items.map(({ x }) => x) : read;
    };
    expect(ends('Span (m)\n5\n7')).toEqual([5, 12]);
    expect(ends('Балка Б-1\nПролёт (мм)\tСечение\n4500\t\n7500\t')).toEqual([4.5, 12]);
    expect(ends('Проліт (см)\n450\n750')).toEqual([4.5, 12]);
    expect(ends('Span (m)\n5\n-7')).toMatchObject({
      problems: [{ row: 3, column: 'Span (m)', code: 'small' }],
    });
  });

  test('have the standard sections and materials that they name, which the beam gets with them', () => {
    const ipe: CrossSection = { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7 };
    const standards: FoundStandards = { materials: new Map(), sections: new Map([['IPE300-B1', ipe]]) };
    const text = `to\tmaterial\tsection\n4\t${material?.name}\tIPE300-B1\n12\t${made}`;
    expect(listNamedParts(text, beam)).toEqual({ materials: [], sections: ['IPE300-B1'] });
    expect(readPartRows(text, beam, reading)).toMatchObject({
      problems: [{ code: 'unknown', text: 'IPE300-B1' }],
    });
    const grown = withStandards(beam, standards);
    const read = readPartRows(text, grown, { ...reading, standards });
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    const { beamSections, sections } = takeParts(grown, read.items).document;
    expect(beamSections.map(({ crossSectionIndex }) => sections[crossSectionIndex]?.label)).toEqual([
      'IPE 300',
      section?.label,
    ]);
    expect(withStandards(grown, standards)).toBe(grown);
  });

  test('end where the beam ends, one behind the other, of what the case has', () => {
    expect(readPartRows(`4\t${made}\n3\tgold\t${section?.label}\n11\t${made}`, beam, reading)).toMatchObject({
      problems: [
        { row: 2, column: '1', text: '3', code: 'small' },
        { row: 2, column: '2', text: 'gold', code: 'unknown' },
        { row: 3, column: '1', text: '11', code: 'outside' },
      ],
    });
  });
});

describe('rows of a longer beam', () => {
  test('are read for the length they need, and lengthen it in the same step', () => {
    const found = readLengthened(beam, (one) =>
      readLoadRows('P\t3\t-20\nP\t15\t-5\nq\t0\t18\t-1', one, reading),
    );
    if (found?.read.ok !== true) throw new Error(JSON.stringify(found));
    const { items: loads } = found.read;
    const edit = lengthenFirst(beam, found.length, (longer) => ({
      document: { ...longer, loads: [...longer.loads, ...loads] },
      notes: [],
    }));
    expect(edit.document).toMatchObject({ L: 18, loads: [{ x: 3 }, { x: 15 }, { x: [0, 18] }] });
  });

  test('keep a support at the end where it is told anew, and part the beam to the new end', () => {
    const ended: BeamCase = { ...beam, supports: [...beam.supports, { className: 'simple', x: 12 }] };
    const found = readLengthened(ended, (one) =>
      readSupportRows('12\troller\n18\troller', one, supportReading),
    );
    if (found?.read.ok !== true) throw new Error(JSON.stringify(found));
    const { items: supports } = found.read;
    const edit = lengthenFirst(ended, found.length, (longer) => takeSupports(longer, supports));
    expect(edit.document.supports.map(({ x }) => x)).toEqual([0, 12, 18]);
    const made = `${beam.materials[0]?.name}\t${beam.sections[0]?.label}`;
    const parts = readLengthened(beam, (one) => readPartRows(`13\t${made}\n20\t${made}`, one, reading));
    expect(parts).toMatchObject({ length: 20, read: { items: [{ x: 13 }, { x: 20 }] } });
  });

  test.each([
    ['another fault', 'P\t15\t-20\nP\tmuch\t-5'],
    ['a place before the start', 'P\t15\t-20\nP\t-1\t-5'],
    ['a length that no beam may have', 'P\t1e9\t-20'],
  ])('are refused as they are for the beam that there is, with %s', (_, text) => {
    expect(readLengthened(beam, (one) => readLoadRows(text, one, reading))).toEqual({
      read: readLoadRows(text, beam, reading),
      length: null,
    });
  });
});

test('sets are numbers from 1', () => {
  expect(writeSets(0b101, 3)).toBe('1 3');
  expect(readSets('1, 3', 3)).toBe(0b101);
  expect(readSets('4', 3)).toBeNull();
});

test.each([
  ['en-US', enUS],
  ['ru', ru],
  ['uk', uk],
])('what is written over columns in %s is read as those columns', (_, { column }) => {
  const t = (key: string): string => column[key.replace('column.', '') as keyof typeof column];
  const tables = { load: LOAD_NAMES, support: SUPPORT_NAMES, part: PART_NAMES };
  for (const [table, names] of Object.entries(tables))
    for (const { key, names: known } of listColumns<string>(names))
      expect(known).toContain(nameColumn(t, table as 'load', key as 'value'));
  expect(readYes(column.yes)).toBe(true);
});

describe('rows under headings that nobody knows', () => {
  const locale = 'en-US';
  const exchangeOf = {
    loads: (text: string) =>
      toRowsRead(readLoadRows(text, beam, reading), { tell: () => [], take: () => {} }),
    supports: (text: string) =>
      toRowsRead(readSupportRows(text, beam, supportReading), { tell: () => [], take: () => {} }),
    parts: (text: string) =>
      toRowsRead(readPartRows(text, beam, reading), { tell: () => [], take: () => {} }),
  };

  test.each([
    ['loads', 'Kraft [kN];Ort [m]\n12,5;0,75', ['Kraft [kN]', 'Ort [m]']],
    ['loads', 'Nr;Wert A;Wert B\n1;0,000;0,500', ['Nr', 'Wert A', 'Wert B']],
    // The German word for a load is the English one for the end of a row.
    ['loads', 'Last [kN];Ort [m]\n12,5;0,75', ['Last [kN]', 'Ort [m]']],
    ['supports', 'Lager;Ort [m]\npin;0\nroller;6', ['Lager', 'Ort [m]']],
    ['parts', 'Stelle;Werkstoff\n6;S235', ['Stelle', 'Werkstoff']],
  ] as const)('of %s ask what each column is: %j', (table, text, unclear) => {
    expect(readWithin({ read: exchangeOf[table] }, text, { locale }).unclear).toEqual(unclear);
  });

  test('are read by what the reader said, in the units of the headings', () => {
    const headings = { 'Last [kN]': 'Value', 'Ort [cm]': 'x' };
    const seen: unknown[] = [];
    const read = (text: string) =>
      toRowsRead(readLoadRows(text, beam, reading), {
        tell: () => [],
        take: (items) => void seen.push(...items),
      });
    const within = readWithin({ read }, 'Last [kN];Ort [cm]\n12,5;75', { locale, choices: { headings } });
    if (within.read?.ok !== true) throw new Error(JSON.stringify(within));
    within.read.take();
    expect(seen).toMatchObject([{ className: 'ShearLoad', x: 0.75, c: [12_500, 0, 12_500] }]);
  });
});
