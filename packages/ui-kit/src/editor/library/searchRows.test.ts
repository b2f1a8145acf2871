import { type CrossSection, sectionProperties } from '@eecs/solver-core';
import { loadSections, sectionHeaders } from '@eecs/solver-core/catalogue';
import { expect, test } from 'vitest';
import { readSectionDrawers } from './readDrawers.ts';
import { toRows } from './libraryRow.ts';
import { searchRows } from './searchRows.ts';
import { toSection } from './takeItems.ts';

const drawers = readSectionDrawers({
  shape: 'l',
  headers: sectionHeaders('l'),
  drawers: await loadSections('l'),
});
const rows = toRows<CrossSection>('l', drawers, 'angle');

test.each([
  ['2L 100x10 / 10', '2L 100x100x10.0 / 10'],
  ['2L4X4X1/2X3/8', '2L4X4X1/2 / 9.525'],
  ['L 100x10', 'L 100x100x10.0'],
])('%s finds %s', (query, label) => {
  expect(searchRows(rows, query)[0]?.label).toBe(label);
});

test('two of a row are taken with their numbers, also into a document in inches', () => {
  const [row] = searchRows(rows, '2L 100x10 / 10');
  const taken = row && toSection(row, 1);
  const result = taken && sectionProperties(taken, 0);
  expect(taken).toMatchObject({ className: 'builtup', units: 0, editable: false });
  // EN 10056: one section has A = 19.2 cm².
  expect(result?.ok ? result.properties.A : NaN).toBeCloseTo(2 * 19.2, 0);
});
