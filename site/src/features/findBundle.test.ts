import { expect, test } from 'vitest';
import type { Product } from '@eecs/ui-account';
import { findBundle } from './findBundle.ts';

const product = (id: number, branch: string, bundle_id: number): Product => ({
  id,
  branch,
  branch_id: branch === 'msb' ? 1 : 2,
  bundle: 'any',
  bundle_id,
  p1: 0,
  p6: 0,
  p12: 0,
  c1: 0,
  c6: 0,
  c12: 0,
});
const products = [product(3, 'msb', 3), product(2, 'msb', 2), product(5, 'truss', 2)];
const sold = {
  features: [3, 2, 5].map((id) => ({ id, activity_id: 7, activity: 'any', key: 'export.all' })),
  translations: [
    { activity_id: 7, locale: 'en-US', translation: 'Export in every format', description: '' },
    { activity_id: 7, locale: 'ru', translation: 'Экспорт во всех форматах', description: '' },
  ],
};

test('a feature is reported by its name in the reader’s language and by the smallest bundle that has it', () => {
  const found = findBundle({ key: 'export.all', branch: 'msb', locale: 'ru' }, products, sold);
  expect([found.name, found.bundle?.id]).toEqual(['Экспорт во всех форматах', 2]);
});

test('a feature that no bundle has is reported by its key', () => {
  expect(findBundle({ key: 'msb.none', branch: 'msb', locale: 'uk' }, products, sold)).toEqual({
    name: 'msb.none',
    bundle: null,
  });
});
