import type { TrussCase } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import type { TableJoint, TableLoad, TableRod } from '../editing/addedTable.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { createTableWriter } from './tableWriter.ts';

const t = ((key: string) => key) as unknown as LaterText;
const writer = createTableWriter(t, (value, quantity) => `${value} ${quantity}`);
const NOTHING = { materials: new Map<string, never>(), sections: new Map<string, never>() };

const document = {
  joints: [
    { x: 0, y: 0, z: 0, anchor: 3 },
    { x: 4, y: 0, z: 0, anchor: 0 },
  ],
  links: [{ i: 0, j: 1, materialIndex: 0, sectionIndex: -1, dT: 20 }],
  materials: [{ name: 'S235' }],
  sections: [],
} as unknown as TrussCase;

test('joints are written with their numbers, coordinates and held directions', () => {
  expect(writer.write(document, 'joints')).toEqual({
    head: ['column.joint', 'x', 'y', 'z', 'column.anchor'],
    rows: [
      ['1', '0 length', '0 length', '0 length', 'XY'],
      ['2', '4 length', '0 length', '0 length', ''],
    ],
  });
});

test('a joint that was read is described with its coordinates and held directions', () => {
  const joint = { row: 1, label: null, x: 0, y: 2, z: 0, anchor: 2 } as TableJoint;
  expect(writer.describe(joint, NOTHING)).toEqual(['0 length', '2 length', '0 length', 'Y']);
});

test('rods are written with the numbers of their joints; names stay words, and no strain is empty', () => {
  expect(writer.write(document, 'rods')).toEqual({
    head: ['column.rod', 'i', 'j', 'column.material', 'column.section', 'ΔT', 'ΔL'],
    words: [3, 4],
    rows: [['1', '1', '2', 'S235', '', '20 temperatureDifference', '']],
  });
});

test('a rod that was read is described with the standard items that its names stand for', () => {
  const rod: TableRod = { row: 1, label: null, i: 1, j: 2, material: 'St 3', section: 'L50', dT: 0, dL: 2 };
  const materials = new Map([['St 3', { name: 'S235' }]]);
  const sections = new Map([['L50', { label: 'L50' }]]);
  expect(writer.describe(rod, { materials, sections })).toEqual([
    '1 – 2',
    'St 3 = S235',
    'L50',
    'ΔL 2 displacement',
  ]);
});

test('a load that was read is described with its place, its values and its sets', () => {
  const load = {
    ...{ row: 1, column: 'joint', number: 2, on: 'joint' },
    load: { className: 'PointLoad', c: [5] },
    sets: { column: 'set', text: 'Wind', named: ['Wind'] },
  } as unknown as TableLoad;
  const [place, , , sets] = writer.describe(load, NOTHING);
  expect([place, sets]).toEqual(['column.joint 2', 'Wind']);
});
