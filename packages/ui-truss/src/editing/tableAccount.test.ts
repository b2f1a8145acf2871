import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { addTable, replaceByTable } from './addTable.ts';
import type { AddedTable, TableLoad } from './addedTable.ts';

const joint = { z: 0, anchor: 0, label: null };
const rod = { label: null, material: '', section: '', dT: 0, dL: 0 };
/** Two flats of 20 and 30 cm². */
const flats = readCase({
  joints: [],
  links: [],
  materials: [{ name: 'Steel', E: 210_000 }],
  sections: [
    { className: 'rectangle', label: 'Flat 100', h: 100, b: 20 },
    { className: 'rectangle', label: 'Flat 150', h: 150, b: 20 },
  ],
});
const load: TableLoad = {
  ...{ row: 12, column: 'rod', number: 4, on: 'rod' },
  sets: { column: '', text: '', named: null },
  load: { className: 'DistributedLoad', x: [0, 1], y: [-1, -2, -3], alpha: 90 },
};
/** A triangle of 4 m whose first rod occurs twice, in opposite directions. */
const table: AddedTable = {
  joints: [
    { ...joint, row: 1, x: 0, y: 0 },
    { ...joint, row: 2, x: 4, y: 0 },
    { ...joint, row: 3, x: 2, y: 3 },
  ],
  rods: [
    { ...rod, row: 5, i: 1, j: 2, section: 'Flat 100' },
    { ...rod, row: 6, i: 2, j: 3 },
    { ...rod, row: 7, i: 3, j: 1 },
    { ...rod, row: 8, i: 2, j: 1, section: 'Flat 150' },
  ],
  loads: [],
  setTitles: [],
};

test('a rod that doubles another row is reported with its row, and one of them stays where nothing else is asked', () => {
  const { document, account } = addTable(flats, table, countIds());
  expect(document.links).toHaveLength(3);
  expect(account).toMatchObject({ rodsDoubled: [8], rodsThere: [], rodsToSelf: [] });
});

test('or both become one rod of 20 and 30 cm²', () => {
  const { document, account, notes } = addTable(flats, { ...table, doubled: 'sumAreas' }, countIds());
  expect(document.links).toHaveLength(3);
  expectClose(document.sections[document.links[0]?.sectionIndex ?? -1]?.A, 50, 1e-12);
  expect(account).toMatchObject({ rodsDoubled: [8], rodsNotSummed: [] });
  expect(notes).toEqual([]);
  // Without a cross-section there are no areas to sum.
  const bare = addTable({ ...flats, sections: [] }, { ...table, doubled: 'sumAreas' }, countIds());
  expect(bare.account.rodsNotSummed).toEqual([8]);
  expect(bare.document.links).toHaveLength(3);
});

test.each(['keepOne', 'sumAreas'] as const)(
  'a load on a row that doubles a rod the other way stays in its place, %s',
  (doubled) => {
    const { document } = addTable(flats, { ...table, loads: [load], doubled }, countIds());
    // The first metre from joint 2 is the last metre from joint 1.
    expect(document.links[0]?.loads).toMatchObject([{ x: [3, 4], y: [-3, -2, -1] }]);
  },
);

test('a load on a row that names a rod of the truss the other way stays in its place', () => {
  const rods = [{ ...rod, row: 1, i: 2, j: 1 }];
  const { document } = addTable(
    triangle,
    { ...table, joints: [], rods, loads: [{ ...load, number: 1 }] },
    countIds(),
  );
  expect(document.links[0]?.loads).toMatchObject([{ x: [3, 4], y: [-3, -2, -1] }]);
});

test('joints and rods that the truss has, repeated joints and rods from a joint to itself are reported by their rows', () => {
  const joints = [...table.joints, { ...joint, row: 4, x: 4, y: 0 }];
  const rods = [
    { ...rod, row: 6, i: 1, j: 2 },
    { ...rod, row: 7, i: 2, j: 4 },
    { ...rod, row: 8, i: 3, j: 3 },
  ];
  const both = { ...table, joints, rods, doubled: 'sumAreas' } as const;
  expect(addTable(triangle, both, countIds())).toMatchObject({
    document: { links: triangle.links },
    account: { jointsThere: [1, 2, 3, 4], jointsRepeated: [], rodsThere: [6], rodsToSelf: [7, 8] },
  });
  expect(replaceByTable(triangle, both, countIds())).toMatchObject({
    document: { links: [{ i: 0, j: 1 }] },
    account: { jointsThere: [], jointsRepeated: [4], rodsThere: [], rodsToSelf: [7, 8] },
  });
});
