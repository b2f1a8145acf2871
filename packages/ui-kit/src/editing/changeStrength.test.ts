import { expect, test } from 'vitest';
import { changeMaterialNumber, changeStrength } from './changeMaterial.ts';

const steel = { name: 'S355', E: 210000, nu: 0.3, origin: { kind: 'catalogue', id: 'S355' } as const };
const document = { materials: [steel] } as unknown as Parameters<typeof changeStrength>[0];
const first = (edited: ReturnType<typeof changeStrength>) => edited.document.materials[0];

test('the first strength holds for both sides, and the grade is left behind', () => {
  const changed = changeStrength(document, 0, 'tension', 300);
  expect(first(changed)).toEqual({
    name: 'M1',
    E: 210000,
    nu: 0.3,
    strength: { tension: 300, compression: 300 },
  });
});

test('a grade whose name contains the strength keeps its name', () => {
  expect(first(changeStrength(document, 0, 'tension', 355))).toMatchObject({ name: 'S355' });
  const american = { materials: [{ ...steel, name: 'A36' }] } as unknown as typeof document;
  expect(first(changeStrength(american, 0, 'tension', 36_000))).toMatchObject({ name: 'A36' });
  expect(first(changeStrength(american, 0, 'tension', 50_000))).toMatchObject({ name: 'M1' });
});

test('an edit renames a material that no longer matches its grade', () => {
  expect(changeStrength(document, 0, 'tension', 300).renamed).toEqual({ from: 'S355', to: 'M1' });
  expect(changeStrength(document, 0, 'tension', 355).renamed).toBeNull();
  expect(changeMaterialNumber(document, 0, 'E', 70_000).renamed).toEqual({ from: 'S355', to: 'M1' });
  expect(changeMaterialNumber(document, 0, 'E', 210_000).renamed).toBeNull();
});

test('each side has its own from then on, and without either there is none', () => {
  let { document: next } = changeStrength(document, 0, 'tension', 30);
  ({ document: next } = changeStrength(next, 0, 'compression', 90));
  expect(next.materials[0]?.strength).toEqual({ tension: 30, compression: 90 });
  ({ document: next } = changeStrength(next, 0, 'tension', null));
  expect(next.materials[0]?.strength).toEqual({ compression: 90 });
  ({ document: next } = changeStrength(next, 0, 'compression', null));
  expect(next.materials[0]).not.toHaveProperty('strength');
});

test('the same strength is no edit', () => {
  expect(changeStrength(document, 0, 'compression', null).document).toBe(document);
  expect(changeStrength(document, 5, 'tension', 1).document).toBe(document);
});
