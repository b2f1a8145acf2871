import { expect, test } from 'vitest';
import { checkImport } from './checkImport.ts';

test('up to five objects at once, ten in total', () => {
  expect(checkImport({ count: 5, already: 0 })).toBeNull();
  expect(checkImport({ count: 6, already: 0 })).toEqual({ code: 'batch', maximum: 5 });
  expect(checkImport({ count: 5, already: 5 })).toBeNull();
  expect(checkImport({ count: 1, already: 10 })).toEqual({ code: 'total', maximum: 10 });
});
