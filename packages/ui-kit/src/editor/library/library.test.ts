import type { CrossSection, Material } from '@eecs/solver-core';
import { CATALOGUE_CLASSES, searchEntries, SHAPE_WORDS } from '@eecs/solver-core/catalogue';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { LibraryItem } from '../../host/library.ts';
import { filterRows, sortRows, turnOrder } from './arrangeRows.ts';
import { catalogueLibrary } from './catalogueLibrary.ts';
import { type LibraryRow, toRows } from './libraryRow.ts';
import { checkTaking, countTaken, toMaterial, toSection } from './takeItems.ts';

const all: LibraryRow<CrossSection>[] = [];
for (const shape of CATALOGUE_CLASSES)
  all.push(...toRows(shape, await catalogueLibrary.listSections(shape, 'ru'), SHAPE_WORDS[shape]));

describe('rows', () => {
  test('rows are found by the words for their shape in any language', () => {
    const item = { className: 'hsection', label: '20', units: 0 } as CrossSection;
    const held = [{ name: 'Rolled', items: [{ item, origin: { kind: 'community', id: '1' } } as const] }];
    const rows = toRows('steel', held, 'Steel');
    for (const query of ['двутавр 20', 'двотавр 20', 'I-beam 20', 'rolled 20'])
      expect(searchEntries(rows, query), query).toHaveLength(1);
    expect(searchEntries(rows, 'уголок')).toEqual([]);
  });

  const ipe = all.filter(({ drawer }) => drawer === 'EN 10365 / IPE');

  test('are sorted by a value either way, and go back to their own order', () => {
    // EN 10365: IPE 80 AA is the lightest; IPE 750x220 has the largest second moment, 278000 cm4.
    const lightest = sortRows(ipe, { by: 'A', isDescending: false })[0]?.label;
    expect(lightest).toBe('IPE 80 AA');
    expect(sortRows(ipe, { by: 'Iy', isDescending: true })[0]?.label).toBe('IPE 750x220');
    const order = turnOrder(turnOrder({ by: 'own', isDescending: false }, 'A'), 'A');
    expect(order).toEqual({ by: 'A', isDescending: true });
    expect(turnOrder(order, 'A')).toEqual({ by: 'own', isDescending: false });
  });

  test('are filtered by bounds, which are part of what is left', () => {
    const found = filterRows(ipe, { value: 'h', least: 300, most: 330 });
    expect(found.map(({ label }) => label)).toEqual(['IPE 330', 'IPE 330 A', 'IPE 300 O', 'IPE 300']);
    expect(filterRows(ipe, { value: 'h', least: null, most: null })).toBe(ipe);
  });

  test('are found by their designation and by the words about their shelf', () => {
    const [first] = searchEntries(all, 'двутавр 20');
    expect([first?.label, first?.drawer]).toEqual(['20', 'ГОСТ 8239-89']);
  });

  test('no two rows share their key', () => {
    expect(all).toHaveLength(7528);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

describe('taking things into a document', () => {
  const named = (label: string): LibraryItem<CrossSection> => ({
    item: { className: 'circle', label, Dy: 25.4, units: 0 },
    origin: { kind: 'catalogue', id: label },
  });
  const taken = (count: number): CrossSection[] =>
    Array.from({ length: count }, (_, i) => ({
      ...named(`old ${i}`).item,
      origin: named(`old ${i}`).origin,
    }));
  const five = ['a', 'b', 'c', 'd', 'e'].map(named);

  test('five at once, ten in all; what was made by hand does not count', () => {
    const byHand: CrossSection = { className: 'circle', label: 'mine', Dy: 10 };
    expect(checkTaking({ items: [...taken(5), byHand], most: 50 }, five)).toBeNull();
    expect(checkTaking({ items: [], most: 50 }, [...five, named('f')])).toEqual({
      code: 'batch',
      maximum: 5,
    });
    expect(checkTaking({ items: taken(6), most: 50 }, five)).toEqual({ code: 'total', maximum: 10 });
    expect(checkTaking({ items: [byHand], most: 5 }, five)).toEqual({ code: 'full', maximum: 5 });
    expect(countTaken([...taken(3), byHand])).toBe(3);
  });

  test('an existing name is reported', () => {
    expect(checkTaking({ items: [named('a').item], most: 50 }, five)).toEqual({
      code: 'known',
      names: ['a'],
    });
  });

  test('a section becomes one of the document’s system, read-only, with its origin', () => {
    expect(toSection(named('a'), 1)).toEqual({
      className: 'circle',
      label: 'a',
      Dy: 1,
      units: 1,
      editable: false,
      origin: { kind: 'catalogue', id: 'a' },
    });
    expect(toSection(named('a'), 0)).toMatchObject({ Dy: 25.4, units: 0, editable: false });
  });

  test('a material becomes one of the document’s system', async () => {
    const drawers = await catalogueLibrary.listMaterials('en-US');
    const steel = drawers.flatMap(({ items }) => items).find(({ item }) => item.name === 'S355');
    if (steel === undefined) throw new Error('S355 is in the catalogue');
    const inUs: Material = toMaterial(steel, 1);
    // 1 psi = 4.4482216152605 N / (25.4 mm)² = 0.00689475729 MPa
    expectClose(inUs.E, 210_000 / 0.006894757293168, 1e-8);
    expectClose(inUs.strength?.tension, 355 / 0.006894757293168, 1e-8);
    expect(inUs.origin).toEqual({ kind: 'catalogue', id: 'material/S355' });
    expect(toMaterial(steel, 0)).toEqual({ ...steel.item, origin: steel.origin });
  });
});
