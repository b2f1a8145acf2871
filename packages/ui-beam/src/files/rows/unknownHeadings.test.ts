import { describe, expect, test } from 'vitest';
import { readWithin, toRowsRead } from '../../../../ui-kit/src/editor/tables/rowExchange.ts';
import { beam, reading, supportReading } from '../../../test/rowReading.ts';
import { readLoadRows } from './loadRows.ts';
import { readPartRows } from './partRows.ts';
import { readSupportRows } from './supportRows.ts';

describe('rows under headings that nobody knows', () => {
  const locale = 'en-US';
  const exchangeOf = {
    loads: (text: string) =>
      toRowsRead(readLoadRows(text, beam, reading), { listCells: () => [], take: () => {} }),
    supports: (text: string) =>
      toRowsRead(readSupportRows(text, beam, supportReading), { listCells: () => [], take: () => {} }),
    parts: (text: string) =>
      toRowsRead(readPartRows(text, beam, reading), { listCells: () => [], take: () => {} }),
  };

  test.each([
    ['loads', 'Kraft [kN];Ort [m]\n12,5;0,75', ['Kraft [kN]', 'Ort [m]']],
    ['loads', 'Nr;Wert A;Wert B\n1;0,000;0,500', ['Nr', 'Wert A', 'Wert B']],
    // "Last" is German for load and English for the end of a row.
    ['loads', 'Last [kN];Ort [m]\n12,5;0,75', ['Last [kN]', 'Ort [m]']],
    ['supports', 'Lager;Ort [m]\npin;0\nroller;6', ['Lager', 'Ort [m]']],
    ['parts', 'Stelle;Werkstoff\n6;S235', ['Stelle', 'Werkstoff']],
  ] as const)('of %s ask what each column is: %j', (table, text, unclear) => {
    expect(readWithin({ read: exchangeOf[table] }, text, { locale }).unclear).toEqual(unclear);
  });

  test('headings that are understood are listed beside those that are not', () => {
    const { known } = readWithin({ read: exchangeOf.loads }, 'Нагрузка;Wo;Значение\nсила;1,5;-10', {
      locale,
    });
    expect(known).toEqual(['Нагрузка', 'Значение']);
  });

  test('a place is called position in Russian and Ukrainian, too', () => {
    for (const place of ['Позиция x, м', 'Позиція, м']) {
      const { read } = readWithin({ read: exchangeOf.loads }, `Тип;${place};Значение, кН\nсила;1,5;-10`, {
        locale,
      });
      expect(read?.ok).toBe(true);
    }
  });

  test('rows are read with the reader’s choices, in the units of the headings', () => {
    const headings = { 'Last [kN]': 'Value', 'Ort [cm]': 'x' };
    const seen: unknown[] = [];
    const read = (text: string) =>
      toRowsRead(readLoadRows(text, beam, reading), {
        listCells: () => [],
        take: (items) => void seen.push(...items),
      });
    const within = readWithin({ read }, 'Last [kN];Ort [cm]\n12,5;75', { locale, choices: { headings } });
    if (within.read?.ok !== true) throw new Error(JSON.stringify(within));
    within.read.take();
    expect(seen).toMatchObject([{ className: 'ShearLoad', x: 0.75, c: [12_500, 0, 12_500] }]);
  });
});
