import { expect, test } from 'vitest';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createCellReader } from '../files/createCellReader.ts';
import { readTable } from '../files/readTable.ts';
import { addTable } from './addTable.ts';

/** Adds a text of rows to an empty truss. */
function take(
  text: string,
  { doubled = 'sumAreas', system = 0 }: { doubled?: 'sumAreas' | 'keepOne'; system?: 0 | 1 } = {},
) {
  const table = readTable(text, {
    kind: 'joints',
    locale: 'en-US',
    readCell: createCellReader({ system, locale: 'en-US' }),
  });
  if (table === null || !table.ok) throw new Error(JSON.stringify(table));
  let count = 0;
  const { document, account } = addTable(
    createEmptyTruss(system, ''),
    { ...table, doubled },
    () => `n${(count += 1)}`,
  );
  const areas = document.links.map(({ sectionIndex }) => document.sections[sectionIndex]);
  return { table, document, account, areas };
}

const JOINTS = ['x, m\ty, m', '0\t0', '4\t0', '4\t3'];

test('rods get the areas of their rows, in the unit of the heading', () => {
  const { document, areas, table } = take(
    [...JOINTS, 'Node 1\tNode 2\tA, mm2', '1\t2\t1000', '2\t3\t2000'].join('\n'),
  );
  expect(table.passedOver).toEqual([]);
  expect(areas.map((section) => section?.A)).toEqual([10, 20]);
  expect(areas.map((section) => section?.label)).toEqual(['A 1000 mm2', 'A 2000 mm2']);
  expect(document.sections).toHaveLength(3);
});

test('doubled rods become one of the areas of both', () => {
  const { areas, document } = take(
    [...JOINTS, 'i\tj\tArea, cm2', '1\t2\t10', '2\t1\t20', '2\t3\t10'].join('\n'),
  );
  expect(areas.map((section) => section?.A)).toEqual([30, 10]);
  // No rod uses the section of 20 cm2 any more.
  expect(document.sections.slice(1).map(({ A }) => A)).toEqual([10, 30]);
});

test('an area beside a name that nobody knows keeps the name, and each its own area', () => {
  const { areas } = take([...JOINTS, 'i\tj\tSection\tA, cm2', '1\t2\tSK 7\t12', '2\t3\tSK 7\t14'].join('\n'));
  expect(areas.map((section) => [section?.label, section?.A])).toEqual([
    ['SK 7, A 12 cm2', 12],
    ['SK 7, A 14 cm2', 14],
  ]);
});

test('areas of a US truss are square inches', () => {
  const { areas } = take([...JOINTS, 'i\tj\tA, in2', '1\t2\t2.5', '2\t3\t4'].join('\n'), { system: 1 });
  expect(areas.map((section) => section?.A)).toEqual([2.5, 4]);
  expect(areas[0]?.units).toBe(1);
});

test('an area that is not above zero is refused by its row', () => {
  const table = readTable([...JOINTS, 'i\tj\tA', '1\t2\t0'].join('\n'), {
    kind: 'joints',
    locale: 'en-US',
    readCell: createCellReader({ system: 0, locale: 'en-US' }),
  });
  expect(table).toMatchObject({ ok: false, row: 6, problems: [{ column: 'A', text: '0' }] });
});
