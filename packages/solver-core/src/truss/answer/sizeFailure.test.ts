import { expect, test } from 'vitest';
import { createSizeFailure } from './sizeFailure.ts';

const size = { A: 10, EI: 0, massPerLength: 0 };

test('the rod whose stiffness differs most from the others is named, with its factor', () => {
  // EA/l of four rods: the third has a material in Pa instead of GPa.
  const model = {
    lengths: Float64Array.of(2, 2, 2, 4),
    made: Int32Array.of(0, 0, 0, 0, 1, 0, 0, 0),
    sizes: [[{ ...size, EA: 2e8 }], [{ ...size, EA: 0.2 }]],
    isReal: true,
  };
  const { code, path, values } = createSizeFailure(model);
  expect([code, path]).toEqual(['range.size', '/links/2']);
  expect(Number(values['times']) / 1e9).toBeCloseTo(1, 9);
});

test('without an odd one no rod is named', () => {
  const model = { lengths: Float64Array.of(2, 3, 4), made: new Int32Array(6), sizes: [], isReal: false };
  expect(createSizeFailure(model)).toMatchObject({ path: '', values: {} });
});
