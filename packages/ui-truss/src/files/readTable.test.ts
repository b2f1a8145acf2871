import { describe, expect, test } from 'vitest';
import enUS from '../messages/later.en-US.json' with { type: 'json' };
import ru from '../messages/later.ru.json' with { type: 'json' };
import uk from '../messages/later.uk.json' with { type: 'json' };
import type { LaterText } from '../messages/laterMessages.ts';
import { nameColumns } from '../panels/tableWriter.ts';
import { createCellReader } from './createCellReader.ts';
import { readTable, type TableOptions } from './readTable.ts';

const options: TableOptions = {
  kind: 'joints',
  locale: 'en-US',
  readCell: createCellReader({ system: 0, locale: 'en-US' }),
};
const joint = (row: number, x: number, y: number, z = 0, anchor = 0, label: object | null = null) => ({
  ...{ row, label, x, y, z, anchor },
});
const called = (number: number, column = 'joint') => ({
  ...{ column, text: String(number), number, isCalled: true },
});
/** Fields other than those of a table of joints. */
const REST = { rods: [], loads: [], setTitles: [], passedOver: [], otherRows: 0, unread: [] };

describe('a table of a spreadsheet', () => {
  test.each([
    ['tabs and points', '0\t0\n3.5\t1.25', [joint(1, 0, 0), joint(2, 3.5, 1.25)]],
    ['tabs and commas', '0\t0\r\n3,5\t1,25\r\n', [joint(1, 0, 0), joint(2, 3.5, 1.25)]],
    ['semicolons and commas', '3,5;1,25;-2', [joint(1, 3.5, 1.25, -2)]],
    ['commas', '3.5,1.25', [joint(1, 3.5, 1.25)]],
    ['thousands apart by spaces', '1 200,5\t0', [joint(1, 1200.5, 0)]],
    ['a length in its own unit', '12 ft\t0', [joint(1, 3.6576, 0)]],
    ['units in the headings', 'x, mm\ty (cm)\n1500\t-25', [joint(2, 1.5, -0.25)]],
  ])('reads %s', (_, text, joints) => {
    expect(readTable(text, options)).toEqual({
      ok: true,
      joints,
      ...REST,
      doubts: [],
    });
  });

  test('reads columns by their headings in any order, units and numbers of rows beside them', () => {
    const text = 'Joint\ty, m\tx (m)\tAnchor\n1\t0\t2\tXY\n2\t3\t4\t';
    expect(readTable(text, options)).toEqual({
      ok: true,
      joints: [joint(2, 2, 0, 0, 3, called(1, 'Joint')), joint(3, 4, 3, 0, 0, called(2, 'Joint'))],
      ...REST,
      doubts: [],
    });
  });

  test.each([
    ['en-US', 1200, 3.5],
    ['ru', 1.2, 3.5],
    ['uk', 1.2, 3.5],
  ])('reads the comma of 1,200 as in %s, and states where that is in doubt', (locale, x, y) => {
    const read = readTable('1,200\t3.500', {
      ...options,
      locale,
      readCell: createCellReader({ system: 0, locale }),
    });
    const doubt = { row: 1, column: '1', text: '1,200', readAs: '1200' };
    expect(read).toEqual({
      ok: true,
      joints: [joint(1, x, y)],
      ...REST,
      doubts: locale === 'en-US' ? [doubt] : [],
    });
  });

  test.each([
    ['en-US', enUS],
    ['ru', ru],
    ['uk', uk],
  ])('reads what is written over columns in %s', (_, texts) => {
    const t = (key: keyof typeof texts): string => texts[key];
    const joints = [t('column.joint'), ...nameColumns(t as LaterText, 'joints')].join('\t');
    expect(readTable(`${joints}\n1\t2\t3\t4\tXY`, options)).toMatchObject({
      joints: [joint(2, 2, 3, 4, 3, called(1, t('column.joint')))],
    });
    const rods = [t('column.rod'), ...nameColumns(t as LaterText, 'rods')].join('\t');
    expect(readTable(`${rods}\n1\t1\t2\tSteel\tTube`, options)).toMatchObject({
      rods: [{ i: 1, j: 2, material: 'Steel', section: 'Tube' }],
    });
  });

  test('reads rods by a heading, and without one where rods are wanted', () => {
    const rod = { row: 2, i: 1, j: 2, material: 'Steel', section: '' };
    expect(readTable('i\tj\tmaterial\n1\t2\tSteel', options)).toMatchObject({
      ok: true,
      joints: [],
      rods: [rod],
    });
    const rods = [{ ...rod, row: 1, material: '' }];
    expect(readTable('1\t2', { ...options, kind: 'rods' })).toMatchObject({ ok: true, joints: [], rods });
  });

  test('reads the temperature and the misfit of a rod, in units of their headings, and names columns it does not read', () => {
    const text = 'rod\ti\tj\tΔT\tdL, mm\tpaint\n1\t1\t2\t-20\t2.5\tred\n2\t2\t3\t\t\t';
    expect(readTable(text, options)).toMatchObject({
      rods: [
        { row: 2, dT: -20, dL: 0.0025 },
        { row: 3, dT: 0, dL: 0 },
      ],
      passedOver: ['paint'],
    });
  });

  test('reads the blocks of one file and passes over others', () => {
    const read = readTable('joint,x,y\n1,0,0\n2,4,0\n\nrod,i,j\n1,1,2\n\nset,force\ndead,3.5\n', options);
    expect(read).toMatchObject({
      ok: true,
      joints: [joint(2, 0, 0, 0, 0, called(1)), joint(3, 4, 0, 0, 0, called(2))],
      rods: [{ row: 6, i: 1, j: 2 }],
      otherRows: 1,
    });
  });

  test('names the first row that makes no sense, and every cell', () => {
    expect(readTable('0\t0\n3\tabc', options)).toMatchObject({
      ok: false,
      row: 2,
      problems: [{ row: 2, column: '2', text: 'abc', code: 'number' }],
    });
    expect(readTable('i\tj\n1\t2.5\n\t3', options)).toMatchObject({
      row: 2,
      problems: [
        { row: 2, column: 'j', text: '2.5', code: 'number' },
        { row: 3, column: 'i', text: '', code: 'missing' },
      ],
    });
  });

  test.each(['', 'some words', '{"a": 1}'])('%s is no table', (text) => {
    expect(readTable(text, options)?.ok ?? null).not.toBe(true);
  });
});

describe('headings of other programs', () => {
  const joints = 'Координата X (м);Координата Y (м)\n0;0\n3;0\n3;4';
  test.each([
    'Member; Node i; Node j',
    'Узел 1; Узел 2',
    'Start node; End node',
    'Узел начала;Узел конца',
    'Початковий вузол;Кінцевий вузол',
    'Name\tNode1\tNode2',
    'Element No.;i-node;j-node',
    'Stab;Anfangsknoten;Endknoten',
    'From_node;To_node',
  ])('%j begins a block of rods', (heading) => {
    const cells = heading.split(/[;\t]/).length;
    const rows = [
      [1, 2],
      [2, 3],
    ].map((ends, at) => [...(cells === 3 ? [at + 1] : []), ...ends].join(';'));
    const text = `${joints}\n\n${heading.replaceAll('\t', ';')}\n${rows.join('\n')}`;
    expect(readTable(text, { ...options, locale: 'ru' })).toMatchObject({
      ok: true,
      joints: [{ x: 0 }, { x: 3, y: 0 }, { y: 4 }],
      rods: [
        { i: 1, j: 2 },
        { i: 2, j: 3 },
      ],
      otherRows: 0,
    });
  });

  test.each([
    ['X-coordinate [mm];Y-coordinate [mm]', 3],
    ['X in mm;Y in mm', 3],
    ['"x mm";"y mm"', 3],
    ['Coord X;Coord Y', 3000],
    ['Х;У', 3000],
  ])('%j are places of joints with their unit', (heading, x) => {
    expect(readTable(`${heading}\n0;0\n3000;0`, options)).toMatchObject({ joints: [{ x: 0 }, { x }] });
  });

  test('unknown headings are reported with the number of their rows', () => {
    expect(readTable(`${joints}\nHier;Dort\n1;2\n2;3`, options)).toMatchObject({
      ok: true,
      otherRows: 2,
      unread: ['Hier', 'Dort'],
    });
  });
});
