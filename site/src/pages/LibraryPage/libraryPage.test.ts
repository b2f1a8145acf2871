import type { CatalogueClass } from '@eecs/solver-core/catalogue';
import { createBeam } from '@eecs/ui-beam';
import { catalogueLibrary } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { loadGrades } from '../../ports/page/loadGrades.ts';
import type { StoredRow } from '../../ports/page/readStoredDrawers.ts';
import { listStoredShelves } from './listStoredShelves.ts';
import { readItems } from './readItems.ts';
import { takeIntoCase } from './takeIntoCase.ts';

const row = (id: number, user_id: number | null, group: string, subgroup: string): StoredRow => ({
  id,
  user_id,
  group,
  subgroup,
  json_data: { className: 'circle', label: `Bar ${id}`, Dy: id, units: 0 },
  json_data_us: null,
  version: 1,
});
const rows = [
  row(1, 7, 'Own', 'Bridge'),
  row(2, null, 'Circles', 'Round bar'),
  row(3, null, 'Circles', 'Pile'),
];

const noGrades = () => Promise.resolve(() => undefined);
const noTables = { tables: () => Promise.resolve([]), grades: noGrades };

test('rows are laid out by groups and subgroups, those of everybody and one’s own apart or together', async () => {
  const names = (scope: 'community' | 'mine' | 'all') =>
    listStoredShelves(rows, scope, noTables).map(({ name }) => name);
  expect(names('all')).toEqual(['Own', 'Circles']);
  expect(names('mine')).toEqual(['Own']);
  expect(names('community')).toEqual(['Circles']);
  const drawers = await listStoredShelves(rows, 'community', noTables)[0]!.load();
  expect(drawers.map(({ name }) => name)).toEqual(['Round bar', 'Pile']);
  expect(drawers[0]?.items[0]?.origin).toEqual({ kind: 'community', id: '2' });
});

test('a section that everybody shares has what its standard prints, unless it is another one by now', async () => {
  const tables = (shape: CatalogueClass) => catalogueLibrary.listSections(shape, 'en-US');
  const found = (await tables('h'))
    .flatMap(({ items }) => items)
    .find(({ item }) => item.label === 'IPE 300');
  const item = { ...found!.item } as Record<string, unknown>;
  const ipe = (id: number, json_data: Record<string, unknown>, user_id: number | null = null): StoredRow => ({
    ...row(id, user_id, 'I sections', 'EN 10365 / IPE'),
    json_data,
  });
  const stored = [
    ipe(1, item),
    ipe(2, { ...item, h: 301 }),
    ipe(3, item, 7),
    ipe(4, { className: 'hsection' }),
  ];
  const read = async (lists: typeof tables) =>
    (await listStoredShelves(stored, 'all', { tables: lists, grades: noGrades })[0]!.load())[0]!.items.map(
      ({ printed }) => printed,
    );
  // EN 10365: A 53.8 cm², Iy 8360 cm⁴, Iz 604 cm⁴.
  expect(await read(tables)).toEqual([{ A: 53.8, Iy: 8360, Iz: 604 }, undefined, undefined, undefined]);
  // Without the tables the sections are still listed.
  const none = [undefined, undefined, undefined, undefined];
  expect(await read(() => Promise.reject(new Error('offline')))).toEqual(none);
});

test('a material that everybody shares has the strengths of its standard, unless it was changed', async () => {
  const findGrade = await loadGrades('en-US');
  const steel = (id: number, json_data: Record<string, unknown>): StoredRow => ({
    ...row(id, null, 'Steel', 'Structural steel'),
    json_data: { name: 'S235', ...json_data },
  });
  const known = (await catalogueLibrary.listMaterials('en-US'))
    .flatMap(({ items }) => items)
    .find(({ item }) => item.name === 'S235')!.item as unknown as Record<string, unknown>;
  const stored = [steel(1, known), steel(2, { ...known, E: 200_000 })];
  const [shelf] = listStoredShelves(stored, 'all', { ...noTables, grades: () => Promise.resolve(findGrade) });
  const items = (await shelf!.load())[0]!.items;
  // EN 1993-1-1, table 3.1: fy 235, fu 360 MPa.
  expect(items.map(({ strengths }) => strengths)).toMatchObject([{ fy: 235, fu: 360 }, undefined]);
  expect(items[0]!.origin.kind).toBe('community');
});

test('a file holds one thing, a list of them, or a case; its marks of a library are left behind', () => {
  const bar = { className: 'circle', label: 'Bar', Dy: 20 };
  const labels = (given: unknown) => {
    const read = readItems(JSON.stringify(given), 'section');
    return read.ok ? read.items.map((item) => ('className' in item ? item.label : '')) : read.reason;
  };
  expect(labels(bar)).toEqual(['Bar']);
  expect(labels([bar, { ...bar, label: 'Bar 2' }])).toEqual(['Bar', 'Bar 2']);
  expect(labels({ schema: 1, L: 6, supports: [], sections: [bar] })).toEqual(['Bar']);
  const read = readItems(JSON.stringify({ ...bar, origin: { kind: 'own', id: '1' } }), 'section');
  expect(read.ok && read.items[0]).not.toHaveProperty('origin');
});

test('a file that cannot be read states where', () => {
  expect(readItems('{', 'material').ok).toBe(false);
  const read = readItems(JSON.stringify([{ name: 'M1', E: 'stiff' }]), 'material');
  expect(read.ok ? '' : read.reason).toContain('/materials/0/E');
});

test('a taken row is in the beam with its origin; an existing one is reported', () => {
  const [shelf] = listStoredShelves(rows, 'mine', noTables);
  return shelf!.load().then(([drawer]) => {
    const taking = takeIntoCase(createBeam(), 'section', drawer!.items);
    if (!taking.ok) throw new Error('one section can be taken');
    expect(taking.document.sections.at(-1)).toMatchObject({
      label: 'Bar 1',
      origin: { kind: 'own', id: '1' },
    });
    expect(takeIntoCase(taking.document, 'section', drawer!.items)).toEqual({
      ok: false,
      problem: { code: 'known', names: ['Bar 1'] },
    });
  });
});
