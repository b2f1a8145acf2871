import { expect, expectTypeOf, test } from 'vitest';
import { OWN, type OwnCase } from '../../test/ownCase.ts';
import { addMaterial } from './addMaterial.ts';
import { changeCaseSet } from './changeCaseSet.ts';
import { changeMaterialNumber } from './changeMaterial.ts';
import { changeSectionShape } from './changeSection.ts';
import { createCaseSet } from './createCaseSet.ts';
import { forgetEntry } from './forgetEntry.ts';
import { setIncrement } from './setCaseOption.ts';
import { setTitle } from './setTitle.ts';

test('verbs leave alone what is a document’s own, and its type too', () => {
  let document = setTitle(OWN, 'Mine').document;
  document = addMaterial(document).document;
  document = changeMaterialNumber(document, 1, 'E', 70000).document;
  document = changeSectionShape(document, 0, 'circle').document;
  document = changeCaseSet(document, 0, { combined: true }).document;
  document = setIncrement(document, { incrementIndex: 2 }).document;
  expectTypeOf(document).toEqualTypeOf<OwnCase>();
  expect(document.parts).toBe(OWN.parts);
  expect(document.materials.map(({ name, E }) => [name, E])).toEqual([
    ['S235', 210000],
    ['M1', 70000],
  ]);
  expect(document).toMatchObject({ title: 'Mine', units: { incrementIndex: 2 } });
});

test('a verb that changes nothing returns the document it got', () => {
  expect(setTitle(OWN, 'Own').document).toBe(OWN);
  expect(changeCaseSet(OWN, 0, { title: 'Dead' }).document).toBe(OWN);
  expect(changeMaterialNumber(OWN, 0, 'E', 210000).document).toBe(OWN);
  expect(changeMaterialNumber(OWN, 7, 'E', 1).document).toBe(OWN);
});

test('a new case set has the colour used least', () => {
  const second = createCaseSet(OWN.caseSets, 'Live');
  expect(second.color).toBe('#0072b2');
  expect(createCaseSet([...OWN.caseSets, second], 'Wind').color).toBe('#d55e00');
});

test('an entry that goes is forgotten by those that named it; the indices behind it move down', () => {
  const parts = [{ materialIndex: 0 }, { materialIndex: 1 }, { materialIndex: 2 }, { materialIndex: -1 }];
  const { items, lost } = forgetEntry(parts, 'materialIndex', 1);
  expect(items.map(({ materialIndex }) => materialIndex)).toEqual([0, -1, 1, -1]);
  expect(lost).toBe(1);
  expect(items[0]).toBe(parts[0]);
});
