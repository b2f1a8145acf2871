import { withMaterialNumber } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { createEntry, toStored } from './entries.ts';

test('a new material has no number that nobody typed: oak of 11 GPa is stored without the strength of steel', () => {
  const { item } = createEntry('material', 'My own');
  if ('className' in item) throw new Error('a material was asked for');
  const oak = withMaterialNumber({ ...item, name: 'Oak beam' }, 'E', 11_000);
  const { color, ...stored } = toStored(oak);
  expect(stored).toEqual({ name: 'Oak beam', E: 11_000 });
  expect(color).toMatch(/^#/);
});
