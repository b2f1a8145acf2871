import { expect, test } from 'vitest';
import { findContradictions } from './findContradictions.ts';

test.each([
  ['nothing but E', { E: 210_000 }],
  ['E and nu, from which G follows', { E: 210_000, nu: 0.3 }],
  // 210000 / 2.6 = 80769; EN 1993-1-1 gives 81000.
  ['a G that is rounded', { E: 210_000, nu: 0.3, G: 81_000 }],
])('%s contradicts nothing', (_, constants) => {
  expect(findContradictions({ materials: [{ name: 'x', ...constants }] })).toEqual([]);
});

test('G is reported beside E / (2(1 + nu)) where it is another, as of timber', () => {
  const materials = [
    { name: 'S355', E: 210_000, nu: 0.25 },
    { name: 'C24', E: 11_000, nu: 0.375, G: 690 },
  ];
  expect(findContradictions({ materials })).toEqual([{ material: 1, G: 690, expected: 4000 }]);
});
