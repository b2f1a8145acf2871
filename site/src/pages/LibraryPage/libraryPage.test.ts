import { createBeam } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
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

test('rows are laid out by groups and subgroups, those of everybody and one’s own apart or together', async () => {
  const names = (scope: 'community' | 'mine' | 'all') =>
    listStoredShelves(rows, scope).map(({ name }) => name);
  expect(names('all')).toEqual(['Own', 'Circles']);
  expect(names('mine')).toEqual(['Own']);
  expect(names('community')).toEqual(['Circles']);
  const drawers = await listStoredShelves(rows, 'community')[0]!.load();
  expect(drawers.map(({ name }) => name)).toEqual(['Round bar', 'Pile']);
  expect(drawers[0]?.items[0]?.origin).toEqual({ kind: 'community', id: '2' });
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

test('a file that cannot be read says where', () => {
  expect(readItems('{', 'material').ok).toBe(false);
  const read = readItems(JSON.stringify([{ name: 'M1', E: 'stiff' }]), 'material');
  expect(read.ok ? '' : read.reason).toContain('/materials/0/E');
});

test('what is taken is in the beam with its origin; what is there already is told', () => {
  const [shelf] = listStoredShelves(rows, 'mine');
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
